import { type IntentCall, isParcoError, type JsonObject } from '@parco/protocol'
import type { IntentReader, RouterContext } from '@parco/router'
import { offerSentence } from '@parco/store'
import type { Learning } from '../learning/create-learning.ts'
import type { OwnSentence } from '../learning/own-catalogues.ts'
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
  readonly learning?: Pick<Learning, 'propose'>
}

/** A decision, and what it cost to make. */
export interface ThoughtDecision extends MessageDecision {
  readonly usage: FullUsage
}

/** What came of asking: an answer, with what could be learned from it, or the reason why there is none. */
type Outcome =
  | { readonly understood: Understood; readonly sentence?: OwnSentence }
  | { readonly reason: 'no-model' | 'model-failed' }

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
      return this.#settle(turn, decided, text, context, outcome)
    }
    const known = await recallClassification(turn, text, context)
    if (known && isEnabled(known.intent)) {
      const call = this.#toCall(text, context, known)
      return { ...closeOpenPart(decided, sourced(call, 'cache')), usage: NO_USAGE }
    }
    throw new OutsideWork(async (signal) => {
      this.#asked = { text, outcome: await this.#ask(turn, text, context, isEnabled, signal) }
    })
  }

  /** Stores, with the turn, what is to be kept of an answer. */
  async #settle(
    turn: Turn,
    decided: MessageDecision,
    text: string,
    context: RouterContext,
    { understood, sentence }: Extract<Outcome, { readonly understood: Understood }>,
  ): Promise<ThoughtDecision> {
    await rememberClassification(turn, text, context, understood)
    if (sentence) {
      const { services, turnId, sql, now } = turn
      const id = services.mint('learnedSentence')
      await offerSentence(sql, { ...sentence, id, sourceText: text, turnId, now })
    }
    const call = this.#toCall(text, context, understood)
    return { ...closeOpenPart(decided, sourced(call, 'model')), usage: understood.usage }
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
      const model = await modelOf(turn)
      if (!model) return { reason: 'no-model' }
      const today = dayInZone(now, user.timeZone)
      const message = { text, context, today, currency: user.currency, isEnabled, signal }
      const parts = { model, reader, tools: services.tools }
      const understood = await understandMessage(parts, message)
      const sentence = await this.#learn(turn, text, context, understood)
      return { understood, ...(sentence ? { sentence } : {}) }
    } catch (error) {
      const code = isParcoError(error) ? error.code : signal.aborted ? 'timeout' : 'internal'
      services.log({ level: 'warn', message: 'a message was not understood', data: { code } })
      // A model that is named wrongly is none: trying again later would not help.
      return { reason: code === 'configuration' ? 'no-model' : 'model-failed' }
    }
  }

  /** What would make the next such message cost nothing: only of a whole message that a tool carries out. */
  async #learn(
    turn: Turn,
    text: string,
    context: RouterContext,
    understood: Understood,
  ): Promise<OwnSentence | undefined> {
    if (text !== turn.text || !turn.services.tools.has(understood.intent)) return undefined
    const call = this.#toCall(text, context, understood)
    return this.#understanding.learning?.propose(turn.user.id, text, call, context)
  }

  /** What code finds in the words counts before what a model found. */
  #toCall(
    text: string,
    context: RouterContext,
    { intent, extracted }: Pick<Understood, 'intent' | 'extracted'>,
  ): IntentCall {
    const filled =
      intent === GENERAL_CHAT ? undefined : this.#understanding.reader.fill(text, intent, context)
    if (!filled) return { intent: GENERAL_CHAT, params: { text } }
    return { intent, params: { ...extracted, ...filled.params } as JsonObject }
  }
}

/** The model that understands a turn's message, each call counted; none where none is configured. */
async function modelOf({ services, user, conversationId, turnId }: Turn) {
  const models = services.meter({
    userId: user.id,
    timeZone: user.timeZone,
    conversationId,
    turnId,
    route: 'understand',
  })
  return (await models.gateway())?.role('reasoning-heavy')
}

const sourced = (call: IntentCall, source: 'model' | 'cache') => ({
  ...call,
  source,
  confidence: MODEL_CONFIDENCE,
})

function withReason({ decision, call }: MessageDecision, reason: string): MessageDecision {
  return { decision: { ...decision, reason }, call: { ...call, reason } }
}
