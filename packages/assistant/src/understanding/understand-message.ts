import type { LanguageModel } from '@parco/agent'
import type { JsonObject } from '@parco/protocol'
import { type IntentReader, type RouterContext, readFacts } from '@parco/router'
import type { ToolCatalogue } from '../turn/tool-catalogue.ts'
import { classifyByModel, GENERAL_CHAT } from './classify-by-model.ts'
import { extractParams } from './extract-params.ts'
import { addUsage, type FullUsage, NO_USAGE } from './to-usage.ts'

/** As many as the router finds the right one among, and as fit the question. */
const MAX_CANDIDATES = 5

export interface UnderstandingParts {
  readonly model: LanguageModel
  readonly reader: IntentReader
  readonly tools: ToolCatalogue
}

export interface MessageToUnderstand {
  readonly text: string
  readonly context: RouterContext
  /** The user's day and currency, for the params. */
  readonly today: string
  readonly currency: string
  /** Whether this installation carries an intent out at all. */
  readonly isEnabled: (intent: string) => boolean
  readonly signal: AbortSignal
}

/** What a model made of a message, checked against the words. */
export interface Understood {
  /** An intent of the router's, or `general_chat`. */
  readonly intent: string
  /** Only what code could not find by itself; merged below what code finds. */
  readonly extracted: JsonObject
  readonly usage: FullUsage
}

/**
 * Asks a model what a message means when code does not know: first which intent, among the few that
 * are likely; then, only if code cannot fill them, its params. A write that a gate forbids for these
 * words stays forbidden. @throws ModelError when the model cannot be asked.
 */
export async function understandMessage(
  { model, reader, tools }: UnderstandingParts,
  message: MessageToUnderstand,
): Promise<Understood> {
  const { text, context, signal } = message
  const intents = likelyIntents(reader, message)
  if (intents.length === 0) return { intent: GENERAL_CHAT, extracted: {}, usage: NO_USAGE }
  const { intent, usage } = await classifyByModel(model, { text, intents, signal })
  const filled = intent === GENERAL_CHAT ? undefined : reader.fill(text, intent, context)
  if (!filled) return { intent: GENERAL_CHAT, extracted: {}, usage }
  const tool = tools.get(intent)?.tool
  if (filled.missing.length === 0 || !tool) return { intent, extracted: {}, usage }
  const { description, input } = tool
  const { today, currency } = message
  const facts = readFacts(text, context)
  const question = { text, intent, description, input, today, currency, facts, signal }
  const { params, usage: more } = await extractParams(model, question)
  return { intent, extracted: params, usage: addUsage(usage, more) }
}

function likelyIntents(
  reader: IntentReader,
  { text, context, isEnabled }: MessageToUnderstand,
): string[] {
  return reader
    .candidates(text, context)
    .map(({ intent }) => intent)
    .filter(isEnabled)
    .slice(0, MAX_CANDIDATES)
}
