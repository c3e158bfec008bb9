import type { LanguageModel } from '@parco/agent'
import { isParcoError, type JsonObject } from '@parco/protocol'
import type { IntentReader, RouterContext } from '@parco/router'
import { dayInZone } from '../turn/day-in-zone.ts'
import type { MessageDecision } from '../turn/decide-message.ts'
import type { Turn } from '../turn/turn.ts'
import { GENERAL_CHAT } from './classify-by-model.ts'
import { closeOpenPart, openPartOf } from './open-part.ts'
import { OutsideWork } from './outside-work.ts'
import { recallClassification, rememberClassification } from './remembered-classification.ts'
import { type FullUsage, NO_USAGE } from './to-usage.ts'
import { type Understood, understandMessage } from './understand-message.ts'

/** How sure a decision is that a model made and code checked. */
const MODEL_CONFIDENCE = 0.75

/** One word, and perhaps a few params: a model that needs longer does not answer. */
const TIMEOUT_MS = 20_000

/** What a message is understood with when its words alone do not do. */
export interface Understanding {
  readonly reader: IntentReader
  /** The model to ask; `undefined` when none is configured. */
  model(): Promise<LanguageModel | undefined>
}

/** A decision, and what it cost to make. */
export interface ThoughtDecision extends MessageDecision {
  readonly usage: FullUsage
}

/** What came of asking: an answer, or the reason why there is none. */
type Outcome = Understood | { readonly reason: 'no-model' | 'model-failed' }

type Source = 'model' | 'cache'

/**
 * The last stage of deciding one request's message: what code leaves open is asked of a model, once,
 * outside the transaction, and remembered for a day where the same words will mean the same.
 */
export class MessageThought {
  readonly #understanding: Understanding
  #asked: { readonly text: string; readonly outcome: Outcome } | undefined

  constructor(understanding: Understanding) {
    this.#understanding = understanding
  }

  /**
   * The decision with its open part decided, or with the reason why nobody could.
   * @throws OutsideWork when a model must be asked first: the turn is then run again.
   */
  async complete(
    turn: Turn,
    decided: MessageDecision,
    context: RouterContext,
    isEnabled: (intent: string) => boolean,
  ): Promise<ThoughtDecision> {
    const text = openPartOf(decided.decision, turn.text)
    if (text === undefined) return { ...decided, usage: NO_USAGE }
    if (this.#asked?.text === text) {
      const { outcome } = this.#asked
      if ('reason' in outcome) return { ...withReason(decided, outcome.reason), usage: NO_USAGE }
      await rememberClassification(turn, text, context, outcome)
      const { usage } = outcome
      return { ...this.#decide(decided, text, context, outcome, 'model'), usage }
    }
    const known = await recallClassification(turn, text, context)
    if (known && isEnabled(known.intent)) {
      return { ...this.#decide(decided, text, context, known, 'cache'), usage: NO_USAGE }
    }
    throw new OutsideWork(async (signal) => {
      this.#asked = { text, outcome: await this.#ask(turn, text, context, isEnabled, signal) }
    })
  }

  async #ask(
    turn: Turn,
    text: string,
    context: RouterContext,
    isEnabled: (intent: string) => boolean,
    aborted: AbortSignal,
  ): Promise<Outcome> {
    const signal = AbortSignal.any([aborted, AbortSignal.timeout(TIMEOUT_MS)])
    const { services, user, now } = turn
    const { reader } = this.#understanding
    try {
      const model = await this.#understanding.model()
      if (!model) return { reason: 'no-model' }
      const today = dayInZone(now, user.timeZone)
      const message = { text, context, today, currency: user.currency, isEnabled, signal }
      return await understandMessage({ model, reader, tools: services.tools }, message)
    } catch (error) {
      const code = isParcoError(error) ? error.code : signal.aborted ? 'timeout' : 'internal'
      services.log({ level: 'warn', message: 'a message was not understood', data: { code } })
      return { reason: 'model-failed' }
    }
  }

  /** What code finds in the words counts before what a model found. */
  #decide(
    decided: MessageDecision,
    text: string,
    context: RouterContext,
    { intent, extracted }: Pick<Understood, 'intent' | 'extracted'>,
    source: Source,
  ): MessageDecision {
    const filled =
      intent === GENERAL_CHAT ? undefined : this.#understanding.reader.fill(text, intent, context)
    const call = filled
      ? { intent, params: { ...extracted, ...filled.params } as JsonObject }
      : { intent: GENERAL_CHAT, params: { text } }
    return closeOpenPart(decided, { ...call, source, confidence: MODEL_CONFIDENCE })
  }
}

function withReason({ decision, call }: MessageDecision, reason: string): MessageDecision {
  return { decision: { ...decision, reason }, call: { ...call, reason } }
}
