import { randomBytes } from 'node:crypto'
import type { Gateway, LanguageModel, Price } from '@parco/agent'
import { scriptedGateway } from '@parco/agent/testing'
import {
  type ConversationId,
  createIdMinter,
  createTurnFold,
  foldTurn,
  type MintId,
  type TurnEvent,
  type TurnResult,
  type UserId,
} from '@parco/protocol'
import type { Router } from '@parco/router'
import { openTestStore, type TestStore, type TestUser } from '@parco/store/testing'
import { createParco, type ParcoParts } from '../src/create-parco.ts'
import type { Domain } from '../src/domains/domain.ts'
import type { IntentTable } from '../src/known-intents.ts'
import type { TurnInput } from '../src/parco/turns.ts'
import type { Parco } from '../src/parco.ts'
import type { LifeSkills } from '../src/skills/load-life-skills.ts'
import type { LogEntry } from '../src/turn/log.ts'

export interface TestParcoOptions {
  readonly domains: readonly Domain[]
  readonly router: Router
  readonly intents?: readonly IntentTable[]
  /** What thinks where code does not suffice; nothing by default. */
  readonly model?: () => LanguageModel | undefined
  /** Where models come from, in place of `model`. */
  readonly gateway?: () => Gateway
  /** In US dollars for a million tokens; nothing by default. */
  readonly price?: Price
  readonly loadTests?: NonNullable<ParcoParts['loadTests']>
  /** Those that are shipped by default. */
  readonly skills?: () => LifeSkills
  /** Which part of the users gets skills; all by default. */
  readonly skillShare?: number
}

/** One user of an assistant, with a clock that stands still until it is set. */
export interface TestParco {
  readonly parco: Parco
  readonly store: TestStore
  readonly mint: MintId
  readonly log: LogEntry[]
  readonly userId: UserId
  readonly conversationId: ConversationId
  setNow(instant: string): void
  /** Says something in the conversation, and waits for the end of the turn. */
  say(text: string, overrides?: Partial<TurnInput>): Promise<TurnResult>
  /** How many rows a table has for the user. */
  count(table: string, userId?: UserId): Promise<number>
}

/** An assistant over a database of its own, for all tests of a file: each is a user of its own. */
export interface OpenedParco {
  /** Adds a user at the first instant of the clock. */
  newUser(settings?: TestUser): Promise<TestParco>
  close(): Promise<void>
}

/** Making the first database of a machine takes seconds, and many on a busy one. */
export const OPEN_TIMEOUT_MS = 120_000

/** For tests of many turns: the limit is for what hangs, not for a busy machine. */
export const SLOW = { timeout: 120_000 }

/** 12:00 on Wednesday, 2026-11-18, in São Paulo. */
export const NOON = '2026-11-18T15:00:00.000Z'

/** Opens an assistant for the tests of a file. */
export async function openTestParco(options: TestParcoOptions): Promise<OpenedParco> {
  let now = new Date(NOON)
  const clock = () => now
  const mint = createIdMinter({ now: clock, randomBytes })
  let log: LogEntry[] = []
  const store = await openTestStore({
    migrations: options.domains.flatMap(({ migrations = [] }) => migrations),
  })
  const parco = createParco({
    store,
    router: options.router,
    intents: options.intents ?? [],
    domains: options.domains,
    ...(options.skills === undefined ? {} : { skills: options.skills }),
    ...(options.skillShare === undefined ? {} : { skillShare: options.skillShare }),
    models: async () =>
      options.gateway?.() ??
      scriptedGateway(options.model?.(), options.price ? { price: options.price } : {}),
    ...(options.loadTests ? { loadTests: options.loadTests } : {}),
    mint,
    randomBytes,
    now: clock,
    newUser: { locale: 'pt-BR', timeZone: 'America/Sao_Paulo', currency: 'BRL' },
    log: (entry) => log.push(entry),
  })
  return {
    async newUser(settings = {}) {
      now = new Date(NOON)
      log = []
      const userId = await store.createUser({ id: mint('user'), ...settings })
      const conversationId = mint('conversation')
      return {
        parco,
        store,
        mint,
        log,
        userId,
        conversationId,
        setNow: (instant) => {
          now = new Date(instant)
        },
        say: (text, overrides) =>
          foldTurn(parco.turn({ userId, conversationId, text, ...overrides })),
        async count(table, owner = userId) {
          const [row] = await store.transaction(owner, (sql) =>
            sql.query<{ count: number }>(`select count(*)::int as count from ${table}`),
          )
          return row?.count ?? 0
        },
      }
    },
    close: () => parco.close(),
  }
}

/** Collects a stream of events. */
export async function collect(events: AsyncIterable<TurnEvent>): Promise<TurnEvent[]> {
  const collected: TurnEvent[] = []
  for await (const event of events) collected.push(event)
  return collected
}

/** What a list of events amounts to. */
export function fold(events: readonly TurnEvent[]): TurnResult {
  const turn = createTurnFold()
  for (const event of events) turn.add(event)
  return turn.result()
}
