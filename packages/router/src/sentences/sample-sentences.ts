import type { IntentCatalogue } from '../grammar/catalogue.ts'
import { createRules } from '../grammar/compile-grammar.ts'
import { parseTemplate } from '../grammar/parse-template.ts'
import { sampleTemplate } from './sample-template.ts'
import { SAMPLE_VALUES } from './sample-values.ts'

/** Sentences drawn from every template of a catalogue, up to `count` of each, the same ones every time. */
export function sampleSentences(catalogue: IntentCatalogue, count: number): string[] {
  const rules = createRules(catalogue)
  const values = SAMPLE_VALUES[catalogue.locale]
  return Object.values(catalogue.intents).flatMap(({ sentences }) =>
    sentences.flatMap(({ say, isAsked }) =>
      say.flatMap((template) =>
        sampleTemplate(parseTemplate(template, catalogue.locale), { rules, values, count }).map(
          (sample) => (isAsked ? `${sample}?` : sample),
        ),
      ),
    ),
  )
}
