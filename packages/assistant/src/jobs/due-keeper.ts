import { ParcoError, type User, type UserId } from '@parco/protocol'
import {
  addDue,
  type DueRow,
  findDue,
  findUser,
  fromUuid,
  lockDue,
  refOfUser,
  replaceDue,
  type Sql,
  toUuid,
} from '@parco/store'
import type { Domain } from '../domains/domain.ts'
import type { DomainContext } from '../domains/domain-context.ts'
import type { Due, DueContext, DueKind } from '../domains/domain-due.ts'
import { isOwnTable } from '../receipts/own-tables.ts'
import type { TextsOf } from '../replies/create-texts.ts'
import { createDomainContexts } from '../turn/create-domain-contexts.ts'
import { readAlerts } from './alerts.ts'

/** Once a day everything is worked out anew: rules of zones change, and so do ours. */
export const UPKEEP = 'upkeep'
/** Copies of the database go once it no longer holds what they hold. */
export const COPIES = 'copies'
const UPKEEP_MS = 24 * 60 * 60 * 1000

/** A kind with the domain whose records it is about. */
export interface KeptKind extends DueKind {
  readonly domain: Domain
}

/** One user's transaction, as far as what is due needs it. */
export interface DueScope {
  readonly sql: Sql
  readonly userId: UserId
  readonly now: Date
  contextOf(domain: Domain): DomainContext
}

/** Keeps what is due in step with the records that it comes from, in the transaction that changes them. */
export interface DueKeeper {
  readonly kinds: ReadonlyMap<string, KeptKind>
  /** After rows of these tables were written, by whichever way: a tool, an undo, an import. */
  afterChanges(scope: DueScope, tables: Iterable<string>): Promise<void>
  /** After everything of the transaction's user may have moved: another zone, other alerts, other rules. */
  workOut(sql: Sql, now: Date): Promise<void>
  /** The same, by whoever next looks at what is due. */
  workOutSoon(sql: Sql, userId: UserId, now: Date): Promise<void>
  /** After one was delivered: the next moment of its kind. */
  afterDelivery(scope: DueScope, kind: KeptKind, delivered: DueRow): Promise<void>
  /** Whether what erases may be due of the user since this was last asked. */
  tookNoteOfErasing(userId: UserId): boolean
  /** What a kind is told with. */
  contextOf(scope: DueScope, kind: KeptKind): Promise<DueContext>
  /** What works with the records of a user, outside any conversation. */
  scopeOf(user: User, sql: Sql, now: Date): DueScope
}

/** What comes by itself comes from no conversation. */
const NO_CONVERSATION = fromUuid('conversation', '00000000-0000-0000-0000-000000000000')

/** Creates the keeper over all kinds that domains bring. */
export function createDueKeeper(domains: readonly Domain[], texts: TextsOf): DueKeeper {
  const kinds = new Map(
    domains.flatMap((domain) =>
      (domain.dues ?? []).map((kind) => [kind.kind, { ...kind, domain }] as const),
    ),
  )
  const erasing = new Set<UserId>()
  const scopeOf: DueKeeper['scopeOf'] = (user, sql, now) => {
    const { id: userId, locale } = user
    const conversationId = NO_CONVERSATION
    const contextOf = createDomainContexts({
      user,
      conversationId,
      locale,
      now,
      sql,
      texts,
      domains,
    })
    return { sql, userId, now, contextOf }
  }
  const workOutAll: DueKeeper['workOut'] = async (sql, now) => {
    const user = await findUser(sql)
    if (!user) throw new ParcoError('not-found', 'There is no such user.')
    await workOut(scopeOf(user, sql, now), [...kinds.values()])
  }
  return {
    kinds,
    scopeOf,
    async afterChanges(scope, tables) {
      const changed = new Set(tables)
      // The scope was made with the settings of before.
      if ([...changed].some(isOwnTable)) return workOutAll(scope.sql, scope.now)
      const moved = [...kinds.values()].filter((kind) =>
        kind.tables.some((one) => changed.has(one)),
      )
      if (moved.some(({ erases }) => erases)) erasing.add(scope.userId)
      if (moved.length > 0) await workOut(scope, moved)
    },
    workOut: workOutAll,
    workOutSoon: addUpkeep,
    tookNoteOfErasing: (userId) => erasing.delete(userId),
    afterDelivery: (scope, kind, delivered) => workOut(scope, [kind], delivered),
    contextOf: async (scope, kind) =>
      dueContext(scope, kind, { alerts: await readAlerts(scope.sql), from: () => scope.now }),
  }
}

async function workOut(
  scope: DueScope,
  kinds: readonly KeptKind[],
  delivered?: DueRow,
): Promise<void> {
  const { sql, now, userId } = scope
  // A delivery has locked it already, which costs no more.
  await lockDue(sql)
  const names = kinds.map(({ kind }) => kind)
  const waiting = await findDue(sql, names)
  const alerts = await readAlerts(sql)
  const rows: DueRow[] = []
  for (const kind of kinds) {
    const from = fromOf(kind, waiting, now, delivered)
    const next = await kind.next(dueContext(scope, kind, { alerts, from }))
    // What is behind must never come again and again; what erases leaves nothing to come again.
    const ahead = next.filter(({ ref, at }) => kind.erases || at >= from(ref))
    rows.push(...ahead.map((due) => toRow(kind, due)))
  }
  await replaceDue(sql, names, rows)
  await addUpkeep(sql, userId, new Date(now.getTime() + UPKEEP_MS))
}

const addUpkeep = (sql: Sql, userId: UserId, at: Date): Promise<void> =>
  addDue(sql, { kind: UPKEEP, ref: refOfUser(userId), occurrence: '0', at })

/** What is overdue and was not delivered counts still; everything else is behind now. */
function fromOf(
  { kind, prefix }: KeptKind,
  waiting: readonly DueRow[],
  now: Date,
  delivered: DueRow | undefined,
): DueContext['from'] {
  const behind = (instant: Date) => new Date(instant.getTime() + 1)
  const overdue = new Map(
    waiting
      .filter((row) => row.kind === kind && row.at <= now)
      .map(({ ref, at }) => [fromUuid(prefix, ref) as string, at]),
  )
  // A clock that was set back must not deliver it again.
  if (delivered && delivered.at > now) {
    overdue.set(fromUuid(prefix, delivered.ref), behind(delivered.at))
  }
  return (ref) => overdue.get(ref) ?? behind(now)
}

const toRow = ({ kind }: KeptKind, { ref, occurrence, at }: Due): DueRow => ({
  kind,
  ref: toUuid(ref),
  occurrence,
  at,
})

const dueContext = (
  scope: DueScope,
  { domain }: KeptKind,
  further: Pick<DueContext, 'alerts' | 'from'>,
): DueContext => ({ ...scope.contextOf(domain), ...further })
