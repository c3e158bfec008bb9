import type { Budget, BudgetLimit } from '../loop/budget.ts'
import type { ModelSettings } from '../loop/model-settings.ts'
import type { ApprovalRequest } from '../loop/run-event.ts'
import type { RunStore } from '../loop/run-state.ts'
import type { OlderLanguageModel } from '../models/gateway/adapt-older-model.ts'
import type { Gateway } from '../models/gateway/create-gateway.ts'
import type { LanguageModel, ModelPrompt } from '../models/language-model.ts'
import type { PermissionPolicy, PermissionRules } from '../permissions/permission.ts'
import type { AgentTool } from '../tools/agent-tool.ts'
import type { StandardSchema } from '../tools/standard-schema.ts'

/** How a run is set up; every field has a default but for a model, where none is configured. */
export interface AgentOptions<Output = undefined> {
  /**
   * `provider/model`, or the model object of an AI SDK package, of version 2 of the specification or
   * later, which is used as it is: without retries or fallbacks.
   * By default the model of the role `chat`.
   */
  readonly model?: string | LanguageModel | OlderLanguageModel
  /** The key of the model's provider; taken from the environment by default. */
  readonly apiKey?: string
  /** Where models come from; by default one that all runs share, set up from the environment. */
  readonly gateway?: Gateway
  /**
   * What the agent can do; nothing by default. Of many, a request carries those that fit and
   * `find_tools`; hand the same array to every run, so that its index is built once.
   */
  readonly tools?: readonly AgentTool[]
  /**
   * Names of the tools that every request carries; all others are found with `find_tools`, however few
   * they are. Names that no tool has are passed over.
   */
  readonly pinned?: readonly string[]
  /**
   * Handed to every tool as `context.scope`: what belongs to this run and not to the tool, such as the
   * user it works for. So the same array of tools serves all runs.
   */
  readonly scope?: unknown
  /**
   * Omitted: Parco's own prompt for the active tools, then, where some of them work on files or `cwd`
   * is given, the project's AGENTS.md and CLAUDE.md. `{ append }`: the same, then this text. A string:
   * this text and nothing else.
   */
  readonly system?: string | { readonly append: string }
  /** Where project context is looked for; `process.cwd()` by default, and only with tools for files. */
  readonly cwd?: string
  /**
   * What was said before, as a prompt without its system message. A call that got no result, as its
   * run paused or was stopped, is sent with one that says so.
   */
  readonly messages?: ModelPrompt
  /**
   * What the run ends with, as an object: Zod from 4.2, `jsonSchemaInput`, or another Standard Schema.
   * The result then has it as `output`. An answer that does not fit is asked for once more.
   */
  readonly output?: StandardSchema<Output>
  /** Model calls of the run, also over pauses; 5 by default. */
  readonly maxSteps?: number
  /** Limits in tokens, money and time; none by default. */
  readonly budget?: Budget
  /**
   * Asked before each model call: names a limit that was reached elsewhere, by the run that this one
   * works for. The run ends with the status `budget`.
   */
  readonly outerLimit?: () => BudgetLimit | undefined
  /**
   * What one prompt may take, with its tools; a longer history is compacted, and of tools that are
   * found or pinned half of it is sent at most, the latest first. By default what the model's context
   * leaves beside the answer.
   */
  readonly maxPromptTokens?: number
  /** Sampling, reasoning and the length of answers; the provider's defaults otherwise. */
  readonly settings?: ModelSettings
  /** Lists of rules, or a policy. By default reads run and writes are asked for. */
  readonly permissions?: PermissionRules | PermissionPolicy
  /** What runs that its tools carry are held to; `permissions` by default. */
  readonly innerPermissions?: PermissionRules | PermissionPolicy
  /**
   * Decides an approval on the spot: `true` or `false`. `undefined` leaves it open, and the run pauses;
   * with anything else the run rejects with `bad-request`. Without it every write that is asked for
   * pauses the run. Must not reject: the run rejects with it.
   */
  readonly approve?: (
    request: ApprovalRequest,
  ) => Promise<boolean | undefined> | boolean | undefined
  /** Stops the run, which ends with the status `aborted`; its state can be resumed. */
  readonly signal?: AbortSignal
  /** Makes the run durable: it can be resumed by its id in another process. */
  readonly store?: RunStore
  /** What tools know the conversation by; minted when not given. Use one for all its runs. */
  readonly conversationId?: string
}
