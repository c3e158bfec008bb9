import type { ActionCall } from '../turn/turn.ts'
import { opensAsQuestion } from './is-question.ts'

/** Hard moments that the router names, small ones too, and the words of care that fit. */
const CARES: Readonly<Record<string, string>> = {
  grief: 'grief',
  'money-trouble': 'money',
  'lost-work': 'work',
  heartbreak: 'love',
  low: 'low',
  unwell: 'unwell',
  'bad-night': 'night',
  'fed-up': 'fedUp',
  'spend-less': 'spending',
}

/** The words of care for a reason of the router's, where it is one of a hard moment. */
export const careOf = (reason: string): string | undefined => CARES[reason]

/** What is weighed, and not suffered. */
const CHOICE =
  /(?<!\p{L})(?:sei se|se devo|devo|deveria|ser[aá] que|vale a pena|pensando em|em d[uú]vida|na d[uú]vida|conselho|should i|whether|if i should|thinking (?:of|about)|torn|considering|advice|decide|worth|(?:ou|or) [^?]+\?)(?!\p{L})/iu

/** A loss tells itself by its word; every other hard moment by the area of life that it touches. */
const LOSSES: readonly (readonly [kind: string, words: RegExp])[] = [
  [
    'grief',
    /(?<!\p{L})(?:morr(?:eu|eram)|falec(?:eu|eram)|luto|died|passed away|grieving)(?!\p{L})/iu,
  ],
  [
    'work',
    /(?<!\p{L})(?:demitid[oa]|mandad[oa] embora|desempregad[oa]|perdi (?:o|meu) (?:emprego|trabalho)|fired|laid off|sacked|let go|made redundant|unemployed|lost my job)(?!\p{L})/iu,
  ],
]

const AREAS: Readonly<Record<string, string>> = { relationships: 'love', finance: 'money' }

/** What a worry is: words of care that fit, `choice`, or nothing where it only asks how or what. */
export function worryOf(text: string, areas: unknown): string | undefined {
  const loss = LOSSES.find(([, words]) => words.test(text))
  if (loss) return loss[0]
  if (CHOICE.test(text)) return 'choice'
  if (opensAsQuestion(text)) return undefined
  const known = Array.isArray(areas) ? areas : []
  return known.map((area) => AREAS[String(area)]).find(Boolean) ?? 'low'
}

/** A call as it is told or stored. */
type Call = Pick<ActionCall, 'intent' | 'params'> & { readonly reason?: string | undefined }

/** Whether somebody tells of what is hard for them, and a word of care is worth more than any other answer. */
export function isHardMoment({ intent, params, reason = '' }: Call, text: string): boolean {
  if (intent === 'none') return careOf(reason) !== undefined
  if (intent !== 'analyze_context') return false
  const worry = worryOf(text, params.relatedAreas)
  return worry !== undefined && worry !== 'choice'
}
