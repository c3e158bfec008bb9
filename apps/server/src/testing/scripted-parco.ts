import type {
  ConversationSummary,
  DecisionsInput,
  Parco,
  RecordView,
  TurnInput,
  UndoInput,
  User,
} from '@parco/assistant'
import {
  type Approval,
  type LearnedSentence,
  type Message,
  ParcoError,
  type Receipt,
  type TurnEvent,
  type UserId,
} from '@parco/protocol'
import { userId as userIdOf } from './turn-events.ts'

/** Tells the events of one call, in order; an error thrown is thrown to the caller. */
export type TurnScript<Input> = (
  input: Input,
  signal: AbortSignal | undefined,
) => Iterable<TurnEvent> | AsyncIterable<TurnEvent>

/** What a scripted assistant knows, and what it answers, call by call. */
export interface ParcoScript {
  readonly user?: Partial<User>
  readonly turns?: readonly TurnScript<TurnInput>[]
  readonly decisions?: readonly TurnScript<DecisionsInput>[]
  readonly undos?: readonly TurnScript<UndoInput>[]
  readonly conversations?: readonly ConversationSummary[]
  readonly messages?: readonly Message[]
  readonly approvals?: readonly Approval[]
  readonly receipts?: readonly Receipt[]
  readonly records?: readonly RecordView[]
  readonly sentences?: readonly LearnedSentence[]
  /** Adopting any sentence would change what something else means. */
  readonly isEverySentenceRisky?: boolean
  readonly read?: (toolName: string, input: unknown) => unknown
}

export interface ScriptedParco extends Parco {
  /** Every call that was made with its input, in order. */
  readonly calls: readonly { readonly name: string; readonly input: unknown }[]
  readonly isClosed: () => boolean
}

/** An assistant that follows a script: a call that the script does not have fails. */
export function createScriptedParco(script: ParcoScript = {}): ScriptedParco {
  const calls: { name: string; input: unknown }[] = []
  const turns = [...(script.turns ?? [])]
  const decisions = [...(script.decisions ?? [])]
  const undos = [...(script.undos ?? [])]
  let user: User = {
    id: userIdOf(),
    locale: 'pt-BR',
    timeZone: 'America/Sao_Paulo',
    currency: 'BRL',
    ...script.user,
  }
  let isClosed = false

  async function* follow<Input>(
    name: string,
    lines: TurnScript<Input>[],
    input: Input,
    signal?: AbortSignal,
  ): AsyncIterable<TurnEvent> {
    calls.push({ name, input })
    const line = lines.shift()
    if (!line) throw new Error(`The script has no further answer for ${name}.`)
    yield* line(input, signal)
  }

  function owned<Item extends { readonly id: string }>(
    who: UserId,
    items: readonly Item[] | undefined,
    id: string,
  ): Item {
    const item = who === user.id ? items?.find((candidate) => candidate.id === id) : undefined
    if (!item) throw new ParcoError('not-found', `There is no ${id}.`)
    return item
  }

  return {
    calls,
    isClosed: () => isClosed,
    localUser: async () => user,
    user: async () => user,
    async updateUser(_userId, changes) {
      calls.push({ name: 'updateUser', input: changes })
      user = { ...user, ...changes }
      return user
    },
    turn: (input, options) => follow('turn', turns, input, options?.signal),
    decide: (input) => follow('decide', decisions, input),
    undo: (input) => follow('undo', undos, input),
    conversations: async () => ({ items: script.conversations ?? [] }),
    async messages(who, conversationId) {
      const items = (script.messages ?? []).filter(
        (message) => message.conversationId === conversationId,
      )
      if (who !== user.id || items.length === 0) {
        throw new ParcoError('not-found', `There is no ${conversationId}.`)
      }
      return { items }
    },
    openApprovals: async (_userId, conversationId) =>
      (script.approvals ?? []).filter(
        (approval) =>
          approval.status === 'requested' &&
          (conversationId === undefined || approval.conversationId === conversationId),
      ),
    approval: async (who, approvalId) => owned(who, script.approvals, approvalId),
    receipts: async () => ({ items: script.receipts ?? [] }),
    receipt: async (who, receiptId) => owned(who, script.receipts, receiptId),
    async records(_userId, day) {
      calls.push({ name: 'records', input: day })
      return script.records ?? []
    },
    async read(_userId, toolName, input) {
      calls.push({ name: toolName, input })
      return script.read?.(toolName, input) ?? { items: [] }
    },
    learnedSentences: async () => script.sentences ?? [],
    async decideSentence({ userId, sentenceId, status }) {
      calls.push({ name: 'decideSentence', input: { sentenceId, status } })
      if (script.isEverySentenceRisky && status === 'adopted') {
        throw new ParcoError('conflict', 'Another message would mean something else.')
      }
      return { ...owned(userId, script.sentences, sentenceId), status }
    },
    async close() {
      isClosed = true
    },
  }
}
