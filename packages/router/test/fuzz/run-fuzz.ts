import { readLifeIntents } from '@parco/assistant/intents'
import type { RoutedCall, RoutedDecision, Router } from '../../src/index.ts'
import { gatedMessage } from './gated-messages.ts'
import { hostileMessage, Seeded } from './hostile-messages.ts'

const WRITES = new Set(
  readLifeIntents().flatMap(({ intents }) =>
    Object.entries(intents)
      .filter(([, { isWrite }]) => isWrite)
      .map(([intent]) => intent),
  ),
)

/** What went wrong with one message. */
export interface FuzzFailure {
  readonly text: string
  readonly problem: string
}

/** What a run found, and how long each decision took. */
export interface FuzzReport {
  readonly failures: readonly FuzzFailure[]
  readonly timesMs: readonly number[]
  readonly decisions: number
}

const CONTEXT = {
  now: new Date('2026-11-18T15:00:00Z'),
  timeZone: 'America/Sao_Paulo',
} as const

const WAITING = {
  kind: 'writes',
  writes: [{ intent: 'create_expense', params: { name: 'Feira', actualAmount: 30 } }],
} as const

/**
 * Decides hostile messages in turn with statements that a frame keeps from being recorded. No decision
 * may throw; none of a framed statement may propose a write.
 */
export function runFuzz(router: Pick<Router, 'decide'>, seed: number, count: number): FuzzReport {
  const random = new Seeded(seed)
  const failures: FuzzFailure[] = []
  const timesMs: number[] = []
  for (let index = 0; index < count; index++) {
    const isGated = index % 4 === 3
    const { text, locale } = isGated
      ? gatedMessage(random)
      : { text: hostileMessage(random, index), locale: random.pick(['pt-BR', 'en'] as const) }
    const isWaiting = !isGated && index % 10 === 0
    const decide = () =>
      router.decide(text, { locale, ...CONTEXT, ...(isWaiting ? { pending: WAITING } : {}) })
    try {
      const { decision, ms } = timed(decide)
      timesMs.push(ms)
      const written = isGated ? writesOf(decision) : []
      if (written.length > 0) failures.push({ text, problem: `proposes ${written.join(', ')}` })
    } catch (error) {
      failures.push({
        text,
        problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
    }
  }
  return { failures, timesMs, decisions: count }
}

/** A time that long is tried again: what else the machine did in between is not the router's. */
const TRY_AGAIN_MS = 10

function timed(decide: () => RoutedDecision): {
  readonly decision: RoutedDecision
  readonly ms: number
} {
  let ms = Number.POSITIVE_INFINITY
  for (let attempt = 0; ; attempt++) {
    const startedAt = performance.now()
    const decision = decide()
    ms = Math.min(ms, performance.now() - startedAt)
    if (ms < TRY_AGAIN_MS || attempt === 3) return { decision, ms }
  }
}

function writesOf({ intent, params }: RoutedCall): string[] {
  if (intent === 'multi') return (params.actions as RoutedCall[]).flatMap(writesOf)
  if (intent === 'clarify') return writesOf(params.candidate as RoutedCall)
  return WRITES.has(intent) ? [intent] : []
}
