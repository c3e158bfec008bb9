import type { IntentCall } from '@parco/protocol'
import { hasTrait } from '../intents/intent-table.ts'
import type { Locale } from '../text/locale.ts'
import type { ItemNames } from './item-names.ts'
import { PAUSE, type ReplyWords } from './reply-words.ts'

/** A reply that says that a pending record is somebody else's. */
export interface SaidOfOthers {
  /** The positions it names; empty when it names none. */
  readonly items: readonly number[]
  /** The reply without the words that say so. */
  readonly rest: ReplyWords
}

const OPENINGS =
  '(?:nao|opa|ops|pera|perai|espera|na verdade|mas|porque|no|no way|nah|nope|no no|no wait|wait|actually|oops|sorry|but|because)'
const KIN_PT = '(?:(?:o|a|os|as) )?(?:meu|minha|meus|minhas) [a-z]+(?: [a-z]+)?'
const PERSON_PT = `(?:${KIN_PT}|(?:o|a) [a-z]+|ele|ela|eles|elas)`
const RELATIVES_PT =
  '(?:marido|esposa|mulher|namorad[oa]|noiv[oa]|pai|mae|irmao|irma|filh[oa]|prim[oa]|ti[oa]|cunhad[oa]|sogr[oa]|amig[oa]|vizinh[oa]|colega|chefe|patrao|ex|esposo|avo|sobrinh[oa])'
const RELATIVES_EN =
  '(?:wife|husband|partner|girlfriend|boyfriend|mom|mum|dad|mother|father|brother|sister|son|daughter|kid|friend|mate|boss|roommate|flatmate|colleague|coworker|cousin|uncle|aunt|neighbor|neighbour|ex)'
const THIS_PT = '(?:(?:esse|essa|esses|essas|isso|este|esta)(?: ai| aqui)? )?'
const DOES_PT =
  '(?:paga|pagou|pagam|pagaram|comprou|compraram|gastou|gastaram|bebeu|tomou|dormiu|fez|usa|usou)'
const THING_EN = '(?:that|this|it|that one|this one|the one)'
const KIN_EN = '(?:my|our) [a-z]+(?: [a-z]+)?'
const DOES_EN = '(?:pays|paid|bought|covers|covered|spent|drank|did|got)'

/** Whole stretches between pauses; `X` stands for words that name a pending record. */
const PATTERNS: Readonly<Record<Locale, readonly RegExp[]>> = {
  'pt-BR': [
    `${THIS_PT}(?:X )?quem ${DOES_PT} (?:e|foi|era) ${PERSON_PT}`,
    `${THIS_PT}(?:X )?(?:e|foi|era|eram) ${PERSON_PT} (?:que|quem) ${DOES_PT}`,
    `(?:esse|essa|isso)(?: ai| aqui)? (?:X )?(?:foi|era) (?:(?:o|a) )?(?:meu|minha) ${RELATIVES_PT}`,
    `(?:o|a) X (?:(?:o|a) )?(?:meu|minha) [a-z]+ (?:${DOES_PT}|vai pagar|vai acertar)`,
    `(?:(?:o|a) X|${THIS_PT}) ?(?:foi|era|saiu|ficou) (?:de graca|cortesia|por conta d[aeo] [a-z]+)`,
    `(?:(?:o|a) )?${THIS_PT}(?:[a-z]+ )?(?:e|foi|era|eram) d[oa]s? (?:meu|minha|meus|minhas) [a-z]+`,
  ].map(whole),
  en: [
    `(?:(?:that's|it's|this is|that is|(?:${THING_EN}|the X)(?:'s| is| was)) )${KIN_EN}'s`,
    `(?:X )?${KIN_EN} ${DOES_EN}(?: (?:for )?(?:${THING_EN}|the X))?`,
    `(?:${THING_EN}|the X) was (?:my|our) ${RELATIVES_EN}`,
    `(?:${THING_EN}|the X)(?:'s| was) (?:free|complimentary|on (?:(?:my|our|the) )?(?:${RELATIVES_EN}|company|office|work|house|client))`,
    `it was ${KIN_EN} who ${DOES_EN}(?: ${THING_EN})?`,
  ].map(whole),
}

const OPENING = new RegExp(`^${OPENINGS}$`)

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${OPENINGS} )?${pattern}$`)
}

/** Finds the first stretch between pauses that says whose a pending record is. */
export function readSaidOfOthers(
  reply: ReplyWords,
  names: ItemNames,
  writes: readonly IntentCall[],
  locale: Locale,
): SaidOfOthers | undefined {
  if (!writes.every(({ intent }) => hasTrait(intent, 'of-speaker'))) return undefined
  for (const [from, to] of stretches(reply.words)) {
    const said = reply.words.slice(from, to)
    const words = said.map((word) => (names.positionsOf(word).length > 0 ? 'X' : word))
    const text = words
      .join(' ')
      .replace(/X(?: X)+/g, 'X')
      .replace(/ (?=')/g, '')
    if (!PATTERNS[locale].some((pattern) => pattern.test(text))) continue
    const items = [...new Set(said.flatMap((word) => names.positionsOf(word)))]
    return { items, rest: withoutOpening(without(reply, from, to)) }
  }
  return undefined
}

/** Where the stretches between pauses begin and end. */
export function stretches(words: readonly string[]): [number, number][] {
  const found: [number, number][] = []
  let from = 0
  for (let at = 0; at <= words.length; at++) {
    if (at < words.length && words[at] !== PAUSE) continue
    if (at > from) found.push([from, at])
    from = at + 1
  }
  return found
}

/** "no wait, that was my wife's": what opens the reply adds nothing to it. */
function withoutOpening(reply: ReplyWords): ReplyWords {
  const [from, to] = stretches(reply.words)[0] ?? [0, 0]
  const isOpening = OPENING.test(reply.words.slice(from, to).join(' '))
  return isOpening ? without(reply, from, to) : reply
}

export const partOf = (
  { words, tokenOf, tokens }: ReplyWords,
  from: number,
  to: number,
): ReplyWords => ({ words: words.slice(from, to), tokenOf: tokenOf.slice(from, to), tokens })

export function without(
  { words, tokenOf, tokens }: ReplyWords,
  from: number,
  to: number,
): ReplyWords {
  const isKept = (_: unknown, at: number) => at < from || at >= to
  return { words: words.filter(isKept), tokenOf: tokenOf.filter(isKept), tokens }
}
