import { isParcoError, TURN_EVENT_VERSION, type TurnEvent, type User } from '@parco/protocol'
import {
  addDue,
  type DueOfUser,
  ensureInbox,
  findUser,
  fromUuid,
  lockDue,
  postponeDue,
  refOfUser,
  type Sql,
  takeDue,
} from '@parco/store'
import { admitRequest } from '../turn/admit-request.ts'
import { createTurn } from '../turn/create-turn.ts'
import { describeError } from '../turn/describe-error.ts'
import { storeTurn } from '../turn/store-turn.ts'
import { TurnRecord } from '../turn/turn-record.ts'
import { mintTurnIds, type TurnRequest, type TurnRunner } from '../turn/turn-request.ts'
import { quietUntil } from './alerts.ts'
import { COPIES, type DueKeeper, UPKEEP } from './due-keeper.ts'
import { dueKey } from './due-key.ts'

/** What became of something that was due. */
export type DeliveryOutcome = 'delivered' | 'silent' | 'later' | 'elsewhere'

const MINUTE_MS = 60_000
/** What fails again and again is looked at less and less often, down to this. */
const MAX_PAUSE_MINUTES = 360

/**
 * Delivers one thing that is due, as a turn in its user's inbox. Taking its row, the turn and the next
 * moment are one transaction, so that it comes once, whoever else tries and wherever this ends.
 */
export async function deliverDue(
  runner: TurnRunner,
  keeper: DueKeeper,
  due: DueOfUser,
): Promise<DeliveryOutcome> {
  const now = runner.now()
  try {
    // Rewriting the files of a database is no part of a transaction: until it is done its row stays.
    if (due.kind === COPIES) await runner.store.deleteCopies({ renew: true })
    return await runner.store.transaction(due.userId, (sql) =>
      carryOut(runner, keeper, { sql, due, now }),
    )
  } catch (error) {
    // Nobody can write now; the row is there still.
    if (isParcoError(error) && error.retryable) throw error
    runner.services.log({
      level: 'error',
      message: 'Something that was due could not be delivered.',
      data: { kind: due.kind, error: describeError(error) },
    })
    const failures = due.failures + 1
    const pause = Math.min(2 ** failures, MAX_PAUSE_MINUTES) * MINUTE_MS
    await runner.store.transaction(due.userId, (sql) =>
      postponeDue(sql, due, new Date(now.getTime() + pause), failures),
    )
    return 'later'
  }
}

interface Delivery {
  readonly sql: Sql
  readonly due: DueOfUser
  readonly now: Date
}

async function carryOut(
  runner: TurnRunner,
  keeper: DueKeeper,
  delivery: Delivery,
): Promise<DeliveryOutcome> {
  const { sql, due, now } = delivery
  await lockDue(sql)
  if (!(await takeDue(sql, due))) return 'elsewhere'
  const user = await findUser(sql)
  if (!user || due.kind === COPIES) return 'silent'
  const scope = keeper.scopeOf(user, sql, now)
  if (due.kind === UPKEEP) {
    await keeper.workOut(sql, now)
    return 'silent'
  }
  const kind = keeper.kinds.get(due.kind)
  // Its domain is not here any more.
  if (!kind) return 'silent'
  const context = await keeper.contextOf(scope, kind)
  const quietEnd = kind.waits && quietUntil(context.alerts, now, user.timeZone)
  if (quietEnd) {
    await addDue(sql, due)
    await postponeDue(sql, due, quietEnd, 0)
    return 'later'
  }
  const text = await kind.say({ ...due, ref: fromUuid(kind.prefix, due.ref) }, context)
  await keeper.afterDelivery(scope, kind, due)
  if (kind.erases) {
    await addDue(sql, { kind: COPIES, ref: refOfUser(user.id), occurrence: '0', at: now })
  }
  if (text === undefined) return 'silent'
  return (await tell(runner, user, delivery, text)) ? 'delivered' : 'silent'
}

/** The turn in the inbox; `false` when it was told before. */
async function tell(
  runner: TurnRunner,
  user: User,
  { sql, due, now }: Delivery,
  text: string,
): Promise<boolean> {
  const { services, texts } = runner
  const { locale } = user
  const conversationId = await ensureInbox(sql, {
    conversationId: services.mint('conversation'),
    title: texts('parco', locale)('inbox.title'),
    now,
  })
  const idempotencyKey = dueKey(due)
  const request: TurnRequest = {
    userId: user.id,
    conversationId,
    locale,
    idempotencyKey,
    identity: idempotencyKey,
    status: 'reading',
    origin: 'job',
    run: async () => undefined,
  }
  const ids = mintTurnIds(services.mint, request)
  const admission = await admitRequest(runner, request, ids, sql, now)
  if (admission.status !== 'admitted') return false
  const start: TurnEvent = {
    type: 'turn-start',
    version: TURN_EVENT_VERSION,
    turnId: ids.turnId,
    conversationId,
    messageId: ids.messageId,
  }
  const turn = createTurn(runner, {
    ids,
    conversationId,
    locale,
    text: '',
    now,
    sql,
    signal: new AbortController().signal,
    record: new TurnRecord(services.mint, ids.messageId, now),
    surroundings: admission.admitted,
  })
  turn.record.say(text)
  await storeTurn(turn, { before: [start], durationMs: 0 })
  return true
}
