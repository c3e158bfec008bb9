import { type Configuration, createModelSettings } from '@parco/assistant'
import { isParcoError } from '@parco/protocol'
import { describeModel } from '../model/describe-model.ts'
import { explainError } from '../report-error.ts'
import type { Texts } from '../texts/texts.ts'
import type { Check } from './check.ts'

/** Says which model understands what rules do not, or why none does; no model is asked. */
export async function checkModel(configuration: Configuration, texts: Texts): Promise<Check> {
  const { doctor, languageModel } = texts
  const name = languageModel.model
  try {
    const { status } = await createModelSettings(configuration)
    const found = await status()
    const text = describeModel(found, languageModel)
    if (found.state === 'ready') return { status: 'ok', name, text }
    return { status: found.state === 'key-missing' ? 'problem' : 'note', name, text }
  } catch (error) {
    const why = isParcoError(error) ? explainError(error, texts) : String(error)
    return { status: 'problem', name, text: doctor.modelWrong(why) }
  }
}
