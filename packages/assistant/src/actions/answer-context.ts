import type { Turn } from '../turn/turn.ts'
import type { ActionHandler } from './action-handler.ts'
import { sayCare } from './say-care.ts'

/** What is weighed, and not suffered. */
const CHOICE =
  /\?\s*$|\b(?:sei se|se devo|devo|deveria|ser[aá] que|pensando em|em d[uú]vida|na d[uú]vida|conselho|should i|whether|if i should|thinking (?:of|about)|torn|considering|advice|decide)(?!\p{L})/iu

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

/** A worry gets kind words, and a choice is handed back with what helps to make it. */
export const answerContext: ActionHandler = {
  name: 'answer-context',
  kind: 'deterministic',
  async run({ params }, turn) {
    sayCare(turn, kindOf(turn, params.relatedAreas))
  },
}

function kindOf({ text }: Turn, areas: unknown): string {
  const loss = LOSSES.find(([, words]) => words.test(text))
  if (loss) return loss[0]
  if (CHOICE.test(text)) return 'choice'
  const known = Array.isArray(areas) ? areas : []
  return known.map((area) => AREAS[String(area)]).find(Boolean) ?? 'low'
}
