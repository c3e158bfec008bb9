import { ParcoError } from '@parco/protocol'
import type { IntentAction } from '@parco/store'
import type { ActionHandler, ActionKind } from './action-handler.ts'
import { ALSO_TOOLS } from './handled-intents.ts'

export interface ActionRegistryOptions {
  /** Handlers of single intents, by the intent's name. */
  readonly handlers: Readonly<Record<string, ActionHandler>>
  /** Intents that call the tool of the same name. */
  readonly toolNames: Iterable<string>
  readonly callTool: ActionHandler
  /** An intent that the installation hands to a model, whatever is shipped for it. */
  readonly reason: ActionHandler
  /** What answers an intent that takes thought where there is no model, by the intent. */
  readonly withoutModel: Readonly<Record<string, ActionHandler>>
  /** The same for all other intents. */
  readonly answerWithoutModel: ActionHandler
  /** An intent that is known, and nothing carries out. */
  readonly notBuilt: ActionHandler
  /** An intent that the installation switched off. */
  readonly inactive: ActionHandler
}

/** Finds the handler of an intent. Rows of `intent_actions` override what is shipped. */
export class ActionRegistry {
  readonly #handlers: ReadonlyMap<string, ActionHandler>
  readonly #options: ActionRegistryOptions

  /** @throws configuration when a tool has the name of an intent with a handler of its own. */
  constructor(options: ActionRegistryOptions) {
    const handlers = new Map(Object.entries(options.handlers))
    for (const name of options.toolNames) {
      if (ALSO_TOOLS.has(name)) continue
      if (handlers.has(name)) {
        throw new ParcoError('configuration', `A tool cannot be called ${name}: it is an action.`)
      }
      handlers.set(name, options.callTool)
    }
    this.#handlers = handlers
    this.#options = options
  }

  resolve(intent: string, override?: IntentAction): ActionHandler {
    if (override && !override.isActive) return this.#options.inactive
    const shipped = this.#handlers.get(intent)
    const kind: ActionKind | undefined = override?.actionType ?? shipped?.kind
    if (shipped?.kind === kind && shipped) return shipped
    if (kind === 'reasoning') return this.#options.reason
    return kind === 'hybrid' ? this.#options.notBuilt : (shipped ?? this.#options.notBuilt)
  }

  /** Answers what takes thought where no model was there to think. */
  withoutModel(intent: string): ActionHandler {
    const { answerWithoutModel, withoutModel } = this.#options
    return Object.hasOwn(withoutModel, intent)
      ? (withoutModel[intent] ?? answerWithoutModel)
      : answerWithoutModel
  }
}
