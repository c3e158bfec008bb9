import { wordSet } from '../../text/word-set.ts'
import { expenseLexicon, firstNameLexicon, relationLexicon } from '../../values/lexicons.ts'
import type { CuedCheck } from '../cued-checks.ts'
import type { Objection, Purchase } from './purchase.ts'

/** Orders by which somebody is to be given money; "tipped", "left" and "deixei" tell that they were. */
const GIVE = wordSet('tip give hand slip spot lend leave pass')
const GIVE_PT = new Set([
  'dá',
  'dê',
  'deixa',
  'deixe',
  'manda',
  'mande',
  'passa',
  'passe',
  'paga',
  'pague',
])
const CUES_PT = wordSet('da de deixa deixe manda mande passa passe paga pague')
const WHOM = wordSet('the my our her him them a this that your')

/** "tip the driver 5", "hand the kid 20 for lunch", "deixa 20 pra moça da limpeza": to be paid, by whoever is told to. */
const isToBeGiven: Objection = ({ input: { message }, money }) => {
  const { items, locale } = message
  return items.some(({ word, raw }, at) => {
    if (!opens(items[at - 1])) return false
    const next = items[at + 1]?.word ?? ''
    if (locale === 'en') return GIVE.has(word) && (WHOM.has(next) || namesPerson(next))
    if (!GIVE_PT.has(raw.toLowerCase()) || money?.from !== at + 1) return false
    return items.slice(money.to).some((item) => item.word === 'para')
  })
}

/** Whether what stands before a word lets it open an order. */
const opens = (before: { readonly kind: string; readonly word: string } | undefined): boolean =>
  before === undefined || before.kind === 'punctuation' || before.word === 'please'

const namesPerson = (word: string): boolean =>
  firstNameLexicon.hasWord(word) || relationLexicon.hasWord(word)

const GROUPS = wordSet('party table group crowd team bunch family class busload mesa grupo turma')
const OF = new Set(['of', 'de'])
const PAYING = wordSet('paid spent left tipped dropped pagou gastou deixou')

/** "a party of ten paid 600": who pays is none of the speaker's. */
const isPaidByGroup: Objection = ({ input: { message }, name, words }) =>
  name !== undefined &&
  PAYING.has(message.items[name.to]?.word ?? '') &&
  words.some((word, at) => GROUPS.has(word) && OF.has(words[at + 1] ?? ''))

const FOR = wordSet('for on')
const TAKEN = wordSet('took walked drove brought dropped')
const AND = new Set(['and'])

/** "took the dog for a walk and paid 20 for coffee": what was paid for stands behind the amount. */
const isOfWhatFollows: Objection = ({ input: { message }, money, name, words }) => {
  if (money === undefined || name === undefined || name.from > money.from) return false
  const { items, spansAt } = message
  if (!FOR.has(items[money.to]?.word ?? '')) return false
  // "took the cat to the vet, 320 on debit"
  if ((spansAt.get(money.to) ?? []).some(({ type }) => type === 'paymentMethod')) return false
  const isTaken = items.slice(0, name.from).some(({ word }) => TAKEN.has(word))
  if (!isTaken) return false
  const between = items.slice(name.to, money.from)
  const behind = items.slice(money.to + 1).map(({ word }) => word)
  const isElse = between.some(({ word }) => AND.has(word)) && isKnown(behind)
  return isElse || words.some(isCompany) || expenseLexicon.within(words) === undefined
}

/** Whether a good is named first, after an article. */
const isKnown = (words: readonly string[]): boolean =>
  expenseLexicon.at(words, WHOM.has(words[0] ?? '') ? 1 : 0) !== undefined

const isCompany = (word: string): boolean => PETS.has(word) || namesPerson(word)
const PETS = wordSet('dog puppy pup cat kitten kids kid baby dogs')

/** An amount that somebody is to be given, that others paid, or that was paid for another thing. */
export const TO_BE_GIVEN: readonly CuedCheck<Purchase>[] = [
  [new Set([...GIVE, ...CUES_PT]), isToBeGiven],
  [GROUPS, isPaidByGroup],
  [TAKEN, isOfWhatFollows],
]
