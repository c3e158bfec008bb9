import type { LanguageModel } from '@parco/agent'
import { type FullUsage, toUsage } from './to-usage.ts'

/** What stands for everything that is no task of its own. */
export const GENERAL_CHAT = 'general_chat'

/** A name has at most a dozen tokens; the rest is room for a model that says a word before it. */
const MAX_OUTPUT_TOKENS = 30

/** About thirty tokens. The beginning and the end of a longer message say what it wants. */
const MAX_CHARACTERS = 120
const HEAD_CHARACTERS = 80

export interface ClassificationQuestion {
  readonly text: string
  /** What the message may be, the likeliest first; five keep the question below eighty tokens. */
  readonly intents: readonly string[]
  readonly signal: AbortSignal
}

export interface ModelClassification {
  /** One of the intents asked about, or `general_chat`. */
  readonly intent: string
  readonly usage: FullUsage
}

/**
 * Asks a model which of a few intents a message has, in the fewest words. An answer that is none of
 * them counts as `general_chat`. @throws ModelError when the model cannot be asked.
 */
export async function classifyByModel(
  model: LanguageModel,
  { text, intents, signal }: ClassificationQuestion,
): Promise<ModelClassification> {
  const { content, usage } = await model.doGenerate({
    prompt: [{ role: 'user', content: [{ type: 'text', text: toQuestion(text, intents) }] }],
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    temperature: 0,
    reasoning: 'none',
    abortSignal: signal,
  })
  const answer = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
  return { intent: readAnswer(answer, intents), usage: toUsage(usage) }
}

/** The question as it is sent: names, message, and what to answer. */
export function toQuestion(text: string, intents: readonly string[]): string {
  const names = [...intents, GENERAL_CHAT].join(', ')
  return `Reply with one name from: ${names}\nUser says: "${shorten(text)}"`
}

function shorten(text: string): string {
  const line = [...text.replaceAll(/\s+/g, ' ').trim()]
  if (line.length <= MAX_CHARACTERS) return line.join('')
  const head = line.slice(0, HEAD_CHARACTERS).join('')
  const tail = line.slice(HEAD_CHARACTERS - MAX_CHARACTERS + 1).join('')
  return `${head}…${tail}`
}

/** The one name in the answer; several, or none, are no answer. */
function readAnswer(answer: string, intents: readonly string[]): string {
  const words: ReadonlySet<string> = new Set(answer.toLowerCase().match(/[a-z_]+/g))
  const named = intents.filter((intent) => words.has(intent))
  const [only] = named
  return only !== undefined && named.length === 1 ? only : GENERAL_CHAT
}
