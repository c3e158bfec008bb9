import { randomBytes } from 'node:crypto'
import { createGateway } from '@parco/agent'
import type { Parco } from '@parco/assistant'
import { openLifeParco } from '@parco/assistant/testing'
import {
  type ConversationId,
  createIdMinter,
  foldTurn,
  type Locale,
  type TurnResult,
  type UserId,
} from '@parco/protocol'
import type { BenchMessage } from './messages.ts'
import type { Subject, TakeTurn, TurnOutcome } from './subject.ts'

const CURRENCIES = { 'pt-BR': 'BRL', en: 'USD' } as const

/**
 * The assistant as it ships, over a database of its own and with a clock that stands still: what its sentences and its
 * classifier understand asks no model, and every card is approved by a tap.
 */
export function createBenchParco(baseUrl: string): Subject {
  const closings: (() => Promise<void>)[] = []
  return {
    name: 'parco',
    async begin(locale) {
      const opened = await open(baseUrl, locale)
      closings.push(opened.close)
      return opened.takeTurn
    },
    async close() {
      for (const closing of closings) await closing()
    },
  }
}

async function open(
  baseUrl: string,
  locale: Locale,
): Promise<{ readonly takeTurn: TakeTurn; close(): Promise<void> }> {
  const gateway = createGateway({
    environment: {},
    configuration: {
      providers: { bench: { protocol: 'chat-completions', baseUrl, apiKey: 'none' } },
      roles: { chat: 'bench/script' },
    },
  })
  const settings = { locale, currency: CURRENCIES[locale] }
  const { parco, user, now } = await openLifeParco(settings, [], async () => gateway)
  const userId = user.id
  const conversationId = createIdMinter({ now, randomBytes })('conversation')
  return {
    async takeTurn(message) {
      const { text } = message
      const result = await foldTurn(parco.turn({ userId, conversationId, text }))
      if (result.error) throw new Error(`“${text}”: ${result.error.message}`)
      await approve(parco, userId, conversationId, result)
      return toOutcome(message, result)
    },
    close: () => parco.close(),
  }
}

/** Whether a model gave its answer, or code ran one of the tools that answer the message. */
function toOutcome(
  { answer, calls, alike = [] }: BenchMessage,
  { text, decisions }: TurnResult,
): TurnOutcome {
  if (text.includes(answer)) return { isAnswered: true, text }
  const fitting = [...calls.map(({ tool }) => tool), ...alike]
  return { isAnswered: decisions.some(({ intent }) => fitting.includes(intent)), text }
}

async function approve(
  parco: Parco,
  userId: UserId,
  conversationId: ConversationId,
  { approvals }: TurnResult,
): Promise<void> {
  if (approvals.length === 0) return
  const decisions = approvals.map(({ id: approvalId, argumentsHash }) => ({
    approvalId,
    outcome: 'approve' as const,
    argumentsHash,
  }))
  const decided = await foldTurn(parco.decide({ userId, conversationId, decisions }))
  if (decided.error) throw new Error(decided.error.message)
}
