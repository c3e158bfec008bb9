import type { Locale, UserId } from '@parco/protocol'
import type { ModelChoice, ModelStatus } from '../models/model-status.ts'
import type { ModelTest } from '../models/test-model.ts'

/** Which model answers what needs thought: told, chosen and tried. */
export interface ModelControl {
  /** Which model answers what needs thought, and what keeps one from answering. */
  model(): Promise<ModelStatus>
  /**
   * Chooses the installation's model and its key, for all that is said from now on.
   * @throws bad-request for a choice that cannot be meant.
   * @throws conflict when the environment names the model, which wins.
   * @throws not-allowed in an installation of several users: its owner sets the environment.
   */
  chooseModel(choice: ModelChoice): Promise<ModelStatus>
  /** Asks the model for one word; the call is counted as the user's. Never rejects for what a model does. */
  testModel(
    userId: UserId,
    options?: { readonly locale?: Locale; readonly signal?: AbortSignal },
  ): Promise<ModelTest>
}
