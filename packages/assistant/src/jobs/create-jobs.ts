import { DeliveryHub } from '../delivery/delivery-hub.ts'
import { followInbox } from '../delivery/follow-inbox.ts'
import { markRead, readInbox } from '../delivery/inbox.ts'
import type { Deliveries, DueRound } from '../parco/deliveries.ts'
import { describeError } from '../turn/describe-error.ts'
import type { TurnRunner } from '../turn/turn-request.ts'
import { changeAlerts, readAlerts } from './alerts.ts'
import { deliverDue } from './deliver-due.ts'
import { COPIES, type DueKeeper } from './due-keeper.ts'

/** So many rows at a time: what else the database is asked meanwhile comes between. */
const BATCH = 100

export interface JobsOptions {
  readonly runner: TurnRunner
  readonly keeper: DueKeeper
  /** Tells who listens that what is due may have changed. */
  readonly changes: DeliveryHub
}

/**
 * Creates the part of the assistant that delivers what is due, and tells who listens. What erases is seen
 * to wherever it was asked for, whether anything else is delivered there or not.
 */
export function createJobs({
  runner,
  keeper,
  changes,
}: JobsOptions): Deliveries & { finish(): Promise<void> } {
  const deliveries = new DeliveryHub()
  const { store } = runner
  const inboxes = {
    store,
    deliveries,
    prefixOf: (kind: string) => keeper.kinds.get(kind)?.prefix,
  }
  const erasing = [...keeper.kinds.values()].filter(({ erases }) => erases)
  const kinds = [COPIES, ...erasing.map(({ kind }) => kind)]
  const eraseDue = () => deliverRound(runner, keeper, { deliveries, kinds })
  let rounds: Promise<unknown> = Promise.resolve()
  changes.listen((userId) => {
    if (!keeper.tookNoteOfErasing(userId)) return
    rounds = rounds.then(eraseDue).catch((error: unknown) => logFailure(runner, error))
  })
  return {
    async finish() {
      await rounds
      await eraseDue().catch((error: unknown) => logFailure(runner, error))
    },
    deliverDue: (signal) => deliverRound(runner, keeper, { deliveries, signal }),
    onDelivery: (listener) => deliveries.listen(listener),
    onDueChange: (listener) => changes.listen(() => listener()),
    deliveries: (request, signal) => followInbox(inboxes, request, signal),
    inbox: (request) => readInbox(inboxes, request),
    readInbox: (request) => markRead(store, request),
    alerts: (userId) => store.transaction(userId, (sql) => readAlerts(sql), { readOnly: true }),
    async changeAlerts(userId, wanted) {
      const alerts = await store.transaction(userId, async (sql) => {
        const changed = await changeAlerts(sql, wanted)
        await keeper.workOut(sql, runner.now())
        return changed
      })
      changes.tell(userId)
      return alerts
    },
  }
}

interface Round {
  readonly deliveries: DeliveryHub
  readonly signal?: AbortSignal | undefined
  /** All, by default. */
  readonly kinds?: readonly string[]
}

/** It is tried again at the next look, or the next start. */
function logFailure({ services }: TurnRunner, error: unknown): void {
  const data = { error: describeError(error) }
  services.log({ level: 'warn', message: 'What was forgotten could not be erased yet.', data })
}

/** Delivers everything that is due now, the longest waiting first. */
async function deliverRound(
  runner: TurnRunner,
  keeper: DueKeeper,
  { deliveries, signal, kinds }: Round,
): Promise<DueRound> {
  let delivered = 0
  for (;;) {
    const { due, nextAt } = await runner.store.listDue(runner.now(), BATCH, kinds)
    let settled = 0
    for (const one of due) {
      if (signal?.aborted) return { delivered }
      const outcome = await deliverDue(runner, keeper, one)
      if (outcome !== 'elsewhere') settled += 1
      if (outcome !== 'delivered') continue
      delivered += 1
      deliveries.tell(one.userId)
    }
    // What another process is delivering right now will be gone, or be there still, at the next look.
    if (settled === 0) return { delivered, ...(nextAt ? { nextAt } : {}) }
  }
}
