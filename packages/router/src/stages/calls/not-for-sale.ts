import { wordSet } from '../../text/word-set.ts'
import type { CuedCheck } from '../cued-checks.ts'
import { LEADING, type Objection, OWN, type Purchase } from './purchase.ts'

/** What a mind holds, and no shop. */
const FEELINGS = wordSet(
  `coragem esperanca fe paciencia orgulho juizo sorte humor vergonha saudade saudades amor odio raiva preguica dignidade alegria
  tristeza otimismo pessimismo teimosia ilusao vontade senso sossego folego animo motivacao inspiracao criatividade
  sabedoria carater respeito gentileza solidao nostalgia inveja ciume arrependimento remorso culpa desespero saliva sanidade
  carma charme carisma elegancia ironia sarcasmo medo razao entusiasmo gratidao audacia ousadia felicidade mico guerra briga treta encrenca
  courage bravery hope faith patience pride luck mood shame love hate hatred rage laziness dignity joy sadness optimism
  pessimism wisdom stubbornness goodwill peace regret regrets embarrassment sanity willpower nerve confidence sense effort
  enthusiasm ambition gratitude spite envy jealousy guilt despair motivation inspiration creativity respect kindness
  loneliness nostalgia karma humor humour attitude audacity chutzpah swagger charisma irony sarcasm happiness fame ego`,
)
/** "boa vontade", "bom senso": a quality before its noun. */
const GOOD = wordSet('bom boa mau ma pura puro')
const BEHIND_NOUN = wordSet('of for in at from with on')

/** "dois reais de coragem", "five bucks of hope": so much of what nobody sells; "pride flag" is a flag. */
const isOfFeeling: Objection = ({ input: { message }, words }) => {
  const nouns = words.filter((word) => !LEADING.has(word) && !OWN.has(word))
  if (message.locale !== 'en') return FEELINGS.has(nouns[GOOD.has(nouns[0] ?? '') ? 1 : 0] ?? '')
  const end = words.findIndex((word, at) => at > 0 && BEHIND_NOUN.has(word))
  return FEELINGS.has(words.at(end < 0 ? -1 : end - 1) ?? '')
}

const CENTS = wordSet('cents')

/** "put my two cents in": an opinion. */
const isOpinion: Objection = ({ input: { message }, money }) =>
  money?.value.amount === 0.02 && OWN.has(message.items[money.from - 1]?.word ?? '')

/** What has an amount beside it and is no good: what one feels or thinks. */
export const NOT_FOR_SALE: readonly CuedCheck<Purchase>[] = [
  [FEELINGS, isOfFeeling],
  [CENTS, isOpinion],
]
