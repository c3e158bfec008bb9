import type { Gateway, LanguageModel, ModelRole, SpentUsage } from '@parco/agent'
import {
  type ConversationId,
  type MintId,
  ParcoError,
  type TurnId,
  type UserId,
} from '@parco/protocol'
import {
  countModelCall,
  type NewModelCall,
  type ReachedLimit,
  type Sql,
  type Store,
} from '@parco/store'
import { describeError } from '../turn/describe-error.ts'
import type { Log } from '../turn/log.ts'
import { addUsage, type FullUsage, NO_USAGE, toUsage } from '../understanding/to-usage.ts'
import { CallEnds } from './call-ends.ts'
import { estimateCallTokens } from './estimate-call.ts'
import { meterEmbedding } from './meter-embedding.ts'
import { type ObserveEnd, observeModel } from './observe-model.ts'
import { parsePlan, toSpendingLimits } from './spending.ts'

/** Models by role, for one piece of work of one user. */
export interface MeteredModels {
  /** Whose roles are counted; models by name are not given. `undefined` where models are switched off. */
  gateway(): Promise<Gateway | undefined>
  /** What the calls that have ended used together. */
  readonly usage: FullUsage
  /** Runs a transaction of the work, which takes along what calls used that have ended. */
  storeEnds<T>(run: (store: (sql: Sql) => Promise<unknown>) => Promise<T>): Promise<T>
  /** Says that no such transaction follows. Never rejects. */
  close(): Promise<void>
}

/** Whose calls are counted, and for what. */
export interface MeteredWork {
  readonly userId: UserId
  readonly timeZone: string
  readonly conversationId?: ConversationId
  readonly turnId?: TurnId
  /** The action or intent that the calls serve. */
  readonly route: string
  readonly skills?: readonly string[]
  readonly promptVariant?: string
  /** Whether whoever works calls `storeEnds` and, in the end, `close`; otherwise each end is stored at once. */
  readonly storesEnds?: boolean
}

export interface MeterOptions {
  readonly store: Store
  /** `undefined` where models are switched off. */
  readonly gateway: () => Promise<Gateway | undefined>
  readonly mint: MintId
  readonly now: () => Date
  readonly log: Log
}

/** Gives the models of one piece of work. */
export type Meter = (work: MeteredWork) => MeteredModels

/** Output that a call is taken to have until it has ended, where it sets no limit itself. */
const USUAL_OUTPUT_TOKENS = 1_000

/**
 * Counts every call of a model: a row is written before it is made, so that one that a crash cuts off
 * counts by its estimate, and completed once it has ended. A call for which a limit of the user's
 * leaves no room is refused with the code `limit-reached`.
 */
export function createMeter(options: MeterOptions): Meter {
  return (work) => {
    const account = { usage: NO_USAGE, ends: new CallEnds() }
    return {
      get usage() {
        return account.usage
      },
      async gateway() {
        const gateway = await options.gateway()
        return gateway && meterGateway(gateway, options, work, account)
      },
      storeEnds: (run) => account.ends.storeWith(run),
      close: () =>
        storeOrLog(options, () =>
          account.ends.close((store) => options.store.transaction(work.userId, store)),
        ),
    }
  }
}

/** What is known of the calls of one piece of work. */
interface Account {
  usage: FullUsage
  readonly ends: CallEnds
}

/** The estimate stays; an answer that came is worth more than its exact price. */
async function storeOrLog({ log }: MeterOptions, store: () => Promise<unknown>): Promise<void> {
  try {
    await store()
  } catch (error) {
    log({
      level: 'error',
      message: 'a model call could not be counted',
      data: { error: describeError(error) },
    })
  }
}

function meterGateway(
  gateway: Gateway,
  options: MeterOptions,
  work: MeteredWork,
  account: Account,
): Gateway {
  return {
    ...gateway,
    async role(role) {
      const model = await gateway.role(role)
      if (!model) return undefined
      const key = keyOf(gateway, role, model)
      return observeModel(model, (call) =>
        beginCall(options, work, {
          gateway,
          role,
          key,
          inputTokens: estimateCallTokens(call),
          outputTokens: call.maxOutputTokens ?? USUAL_OUTPUT_TOKENS,
          account,
        }),
      )
    },
    embedding() {
      const model = gateway.embedding()
      if (!model) return undefined
      const key = keyOf(gateway, 'embedding', model)
      return meterEmbedding(model, (inputTokens) =>
        beginCall(options, work, {
          gateway,
          role: 'embedding',
          key,
          inputTokens,
          outputTokens: 0,
          account,
        }),
      )
    },
    model() {
      throw new ParcoError('internal', 'A model by its name would not be counted: ask for a role.')
    },
  }
}

interface AskedCall {
  readonly gateway: Gateway
  readonly role: ModelRole
  /** The model that is asked first. */
  readonly key: string
  /** Estimates from above. */
  readonly inputTokens: number
  readonly outputTokens: number
  readonly account: Account
}

async function beginCall(
  options: MeterOptions,
  work: MeteredWork,
  { gateway, role, key, inputTokens, outputTokens, account }: AskedCall,
): Promise<ObserveEnd> {
  const { store, mint, now } = options
  const id = mint('modelCall')
  const startedAt = now()
  const startedMs = performance.now()
  const costMicros = toMicros(gateway.costUsd(key, { inputTokens, outputTokens }))
  const host = gateway.hostOf(key)
  const { userId, timeZone, conversationId, turnId, route, skills = [], promptVariant } = work
  const call: NewModelCall = {
    id,
    role,
    model: key,
    route,
    skills,
    inputTokens,
    startedAt,
    ...(conversationId === undefined ? {} : { conversationId }),
    ...(turnId === undefined ? {} : { turnId }),
    ...(promptVariant === undefined ? {} : { promptVariant }),
    ...(costMicros === undefined ? {} : { costMicros }),
    ...(host === undefined ? {} : { host }),
  }
  const limitsOf = (plan: unknown) => toSpendingLimits(parsePlan(plan), startedAt, timeZone)
  const [, reached] = await account.ends.storeWith((storeEnds) =>
    store.transaction(userId, (sql) =>
      // What the calls before it used counts towards the limit.
      sql.together(
        () => storeEnds(sql),
        () => countModelCall(sql, call, limitsOf),
      ),
    ),
  )
  if (reached) throw limitReached(reached)
  return async ({ outcome, usage, modelKey, spent }) => {
    const used = usage && [...spent, { modelKey: modelKey ?? key, usage }]
    const counted = used && sum(used)
    if (counted) account.usage = addUsage(account.usage, counted)
    const cost = used && toMicros(costOf(used, gateway))
    const durationMs = performance.now() - startedMs
    const asked = [...spent.map((attempt) => attempt.modelKey), ...(modelKey ? [modelKey] : [])]
    const hosts = new Set(asked.flatMap((name) => gateway.hostOf(name) ?? []))
    if (host !== undefined) hosts.delete(host)
    const end = {
      outcome,
      durationMs,
      hosts: [...hosts],
      ...(modelKey === undefined ? {} : { model: modelKey }),
      ...(counted ? { usage: counted } : {}),
      ...(cost === undefined ? {} : { costMicros: cost }),
    }
    account.ends.add({ id, end })
    if (work.storesEnds && !account.ends.isOver) return
    await storeOrLog(options, () =>
      account.ends.storeWith((storeEnds) => store.transaction(userId, storeEnds)),
    )
  }
}

const sum = (used: readonly SpentUsage[]): FullUsage =>
  used.map(({ usage }) => toUsage(usage)).reduce(addUsage, NO_USAGE)

/** What a call and the attempts before it cost; not known where the price of one is not. */
function costOf(used: readonly SpentUsage[], gateway: Gateway): number | undefined {
  let total: number | undefined = 0
  for (const { modelKey, usage } of used) {
    const cost = gateway.costUsd(modelKey, toUsage(usage))
    total = cost === undefined || total === undefined ? undefined : total + cost
  }
  return total
}

/** The code of a call for which a limit leaves no room. */
export function limitReached(limit: ReachedLimit): ParcoError {
  return new ParcoError('limit-reached', `The ${limit}'s limit for language models is reached.`, {
    data: { limit },
  })
}

/** The first model of a role's list, by which a call is priced until it has answered. */
function keyOf(
  gateway: Gateway,
  role: ModelRole,
  model: Pick<LanguageModel, 'provider' | 'modelId'>,
): string {
  const { roles } = gateway.configuration
  const instead = role === 'embedding' ? undefined : (roles.reasoning ?? roles.chat)
  const [first] = roles[role] ?? instead ?? []
  if (first) return `${first.provider}/${first.model}`
  return model.provider === 'parco' ? model.modelId : `${model.provider}/${model.modelId}`
}

const toMicros = (usd: number | undefined): number | undefined =>
  usd === undefined ? undefined : Math.ceil(usd * 1_000_000)
