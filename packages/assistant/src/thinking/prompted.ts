import { createHash } from 'node:crypto'
import { estimateTokens } from '@parco/agent/tokens'
import type { JsonObject } from '@parco/protocol'
import { findResponse } from '@parco/store'
import { ASSISTANT_PROMPTS } from '../composer/assistant-prompts.generated.ts'
import { BUDGETS } from '../composer/budgets.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'
import { chooseVariant } from './choose-variant.ts'
import { runModel } from './run-model.ts'
import type { Live, ThinkingAction, Thought } from './thinking-action.ts'

/** What one prompt asks of a model; the answer depends on nothing else. */
interface PromptedBrief extends JsonObject {
  intent: string
  system: string
  text: string
  promptVariant: string
  maxOutputTokens: number
  locale: 'pt-BR' | 'en'
  truth: string
  /** The same was answered before. */
  cached: string | null
  cacheKey: string
}

/** How much longer than the text its translation may be, in tokens. */
const GROWTH = 1.5

/**
 * Text in other words: translations and summaries. One call, one prompt, no tools and no history;
 * the same request is answered from what was kept.
 */
export const prompted: ThinkingAction<PromptedBrief> = {
  name: 'prompted',
  kind: 'reasoning',
  async open(call, turn) {
    const override = call.override
    const { variant, template } = chooseVariant(override, turn.user.id)
    const text = textOf(call, turn)
    const system = fillTemplate(template ?? ASSISTANT_PROMPTS[call.intent] ?? '', {
      ...stringsOf(call.params),
      text: '',
      max_tokens: String(override?.maxTokens ?? BUDGETS.answer),
    })
    const cacheKey = createHash('sha256')
      .update(JSON.stringify([call.intent, system, text]))
      .digest('hex')
    return {
      intent: call.intent,
      system,
      text,
      promptVariant: variant,
      maxOutputTokens: lengthOf(call.intent, text, override?.maxTokens),
      locale: turn.locale,
      truth: turn.say('thinking.nothingWritten'),
      cached: (await findResponse(turn.sql, cacheKey, turn.now)) ?? null,
      cacheKey,
    }
  },
  think: (brief, live) =>
    brief.cached === null ? ask(brief, live) : tellAgain(brief.cached, live),
}

async function ask(brief: PromptedBrief, live: Live): Promise<Thought> {
  const { cacheKey, locale, maxOutputTokens, system, text, truth } = brief
  const thought = await runModel(live, {
    role: 'chat',
    system,
    history: [],
    message: text,
    tools: [],
    pinned: [],
    maxSteps: 1,
    // A text is sent whole or not at all.
    maxPromptTokens: Number.MAX_SAFE_INTEGER,
    maxOutputTokens,
    locale,
    truth,
    isQuotation: true,
  })
  const [part] = thought.parts
  if (thought.outcome !== 'completed' || part?.type !== 'text') return thought
  return { ...thought, response: { key: cacheKey, text: part.text } }
}

async function tellAgain(text: string, live: Live): Promise<Thought> {
  const id = live.textId()
  live.tell({ type: 'text-start', id })
  live.tell({ type: 'text-delta', id, delta: text })
  live.tell({ type: 'text-end', id })
  return { outcome: 'completed', parts: [{ type: 'text', text }], proposals: [], facts: [] }
}

function textOf({ params }: ActionCall, turn: Turn): string {
  return typeof params.text === 'string' ? params.text : turn.text
}

/** A summary is as long as its action says; a translation about as long as its text. */
function lengthOf(intent: string, text: string, maxTokens: number | undefined): number {
  const limit = maxTokens ?? BUDGETS.answer
  if (intent !== 'translate') return limit
  return Math.max(limit, Math.ceil(estimateTokens(text) * GROWTH))
}

/** Puts values in place of `{name}`, also in the spelling of the database (`{target_language}`). */
function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template
    .replace(/\{([\w]+)\}/g, (whole, name: string) => {
      const camel = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      return values[name] ?? values[camel] ?? whole
    })
    .trim()
}

function stringsOf(params: JsonObject): Record<string, string> {
  const pairs = Object.entries(params).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(pairs) as Record<string, string>
}
