import { ParcoError, type User, type UserId } from '@parco/protocol'
import type { ModelControl } from '../parco/model-control.ts'
import type { TextsOf } from '../replies/create-texts.ts'
import type { Meter } from '../thinking/metered-models.ts'
import { describeModels } from './describe-models.ts'
import type { ModelSettings, Models } from './model-settings.ts'
import { testModel } from './test-model.ts'

export interface ModelControlOptions {
  /** Absent where users may not choose. */
  readonly settings: ModelSettings | undefined
  readonly models: Models
  readonly texts: TextsOf
  readonly meter: Meter
  readonly userOf: (userId: UserId) => Promise<User>
}

/** The part of `Parco` that tells, chooses and tries the model. */
export function createModelControl({
  settings,
  models,
  texts,
  meter,
  userOf,
}: ModelControlOptions): ModelControl {
  return {
    async model() {
      if (settings) return settings.status()
      return { ...(await describeModels(await models(), {})), isChangeable: false }
    },
    async chooseModel(choice) {
      if (settings) return settings.choose(choice)
      throw new ParcoError('not-allowed', 'The model of this installation is not chosen here.')
    },
    async testModel(userId, { locale: asked, signal } = {}) {
      const user = await userOf(userId)
      const locale = asked ?? user.locale
      const work = meter({ userId, timeZone: user.timeZone, route: 'test' })
      return testModel(work, { say: texts('parco', locale), locale }, signal)
    },
  }
}
