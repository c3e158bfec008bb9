import { fold } from '../text/fold.ts'
import { lexiconWords } from './lexicon.ts'
import { areaLexicon } from './lexicons.ts'
import { AREA_OF as WORDS } from './words.generated.ts'

/** Words that touch an area without saying that the matter belongs to it. */
const WEAK = new Set(
  fold(
    'vaga reserva carro car comprar vender buy buying sell caro caros expensive barato cheap price preço casa house bem feliz happy dia água água water café coffee loja bill bills conta contas cartão pix real reais juntar guardar save saving banco bank aluguel rent seguro insurance leite ovo milk eggs egg comida food terminar terminei terminamos término artigo artigos articles raise',
  ).split(' '),
)

/** The areas of life a text touches, the most mentioned first. */
export function areasOf(text: string): string[] {
  return ranked(countAreas(text, 1)).map(([area]) => area)
}

/** The one area a fact plainly belongs to; nothing when its words leave that open. */
export function areaOf(text: string): string | undefined {
  return isOfDiet(lexiconWords(text)) ? 'health' : ranked(countAreas(text, 0))[0]?.[0]
}

/** What only touches an area says half as much of what is decided or aimed at. */
const TOUCHING = 0.5

/** The area of what was decided: of two that are spoken of alike, that of the deed, which comes first. */
export function areaOfDecision(text: string): string | undefined {
  const [matter] = weighed(text)
  return matter?.[0]
}

/** The area of what is aimed at; nothing where two are as likely. What is counted in money is of money. */
export function areaOfGoal(title: string, unit = ''): string | undefined {
  if (MONEY_UNIT.test(unit)) return 'finance'
  // "8kg" is one word.
  const isGlued = unit === 'kg' && /\dkg\b/i.test(title)
  const [first, second] = weighed(title, isGlued ? unit : '')
  return first?.[1] === second?.[1] ? undefined : first?.[0]
}

const MONEY_UNIT = /^(?:reais|d[oó]lares|dollars|euros|[A-Z]{3})$/

/** The areas of the matter itself, or where that tells of none, of all that is said of it. */
function weighed(text: string, unit = ''): readonly (readonly [string, number])[] {
  const words = text.split(' ')
  const end = words.findIndex(
    (word, at) => at > 0 && (WORDS.beyond.has(fold(word)) || words[at - 1]?.endsWith(',')),
  )
  const matter = end < 0 ? '' : words.slice(0, end).join(' ')
  const areas = ranked(countAreas(`${matter} ${unit}`, TOUCHING))
  return areas.length > 0 ? areas : ranked(countAreas(`${text} ${unit}`, TOUCHING))
}

function countAreas(text: string, weak: number): Map<string, number> {
  const words = lexiconWords(text)
  const found = new Map<string, number>()
  for (let at = 0; at < words.length; ) {
    const entry = areaLexicon.at(words, at)
    const weight = entry && weightOf(entry.words.join(' '), weak)
    if (entry && weight) found.set(entry.key, (found.get(entry.key) ?? 0) + weight)
    at += entry ? entry.words.length : 1
  }
  return found
}

const weightOf = (phrase: string, weak: number): number =>
  WEAK.has(phrase) ? weak : weak === TOUCHING && WORDS.means.has(phrase) ? TOUCHING : 1

/** Those with most weight first; of two alike, the one mentioned first. */
const ranked = (found: ReadonlyMap<string, number>): (readonly [string, number])[] =>
  [...found].sort(([, one], [, other]) => other - one)

/** So near before what is eaten or drunk a limit is one of it. */
const NEAR = 3

/** "não toma café depois das 15h", "never eats after eight": what somebody keeps from. */
const isOfDiet = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      words[at + 1] !== undefined &&
      (WORDS.consuming.has(word) || (word === 'como' && words[at - 1] === 'nao')) &&
      (WORDS.avoiding.has(word) ||
        words.slice(Math.max(0, at - NEAR), at).some((before) => WORDS.limiting.has(before))),
  )
