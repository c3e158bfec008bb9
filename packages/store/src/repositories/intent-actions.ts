import type { Sql } from '../sql.ts'

/** One of several prompts of an intent. */
export interface PromptVariant {
  readonly name: string
  readonly template: string
  /** How often it is chosen, against the shares of the others. */
  readonly share: number
}

/** A row of `intent_actions`: what an intent does, as configured for the whole installation. */
export interface IntentAction {
  readonly intentKey: string
  readonly description: string | null
  readonly actionType: 'deterministic' | 'reasoning' | 'hybrid'
  readonly functionEndpoint: string | null
  readonly requiredParams: readonly string[]
  readonly optionalParams: readonly string[]
  readonly promptTemplate: string | null
  /** Tried beside each other in place of `promptTemplate`, where there are any. */
  readonly promptVariants: readonly PromptVariant[]
  readonly maxTokens: number
  readonly isActive: boolean
}

/** All configured intents, also those switched off. */
export function listIntentActions(sql: Sql): Promise<IntentAction[]> {
  return sql.query<IntentAction>(
    `select intent_key as "intentKey", description, action_type as "actionType",
            function_endpoint as "functionEndpoint", required_params as "requiredParams",
            optional_params as "optionalParams", prompt_template as "promptTemplate",
            prompt_variants as "promptVariants",
            max_tokens as "maxTokens", is_active as "isActive"
       from intent_actions order by intent_key`,
  )
}
