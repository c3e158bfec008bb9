import type { Transaction } from '../../domain.ts'
import type { DomainContext } from '../../domain-context.ts'
import { addDays, daysBetween } from '../../internal/calendar.ts'
import { matchName } from '../../internal/match-name.ts'
import { financeTransactions } from '../exports/finance-transactions.ts'

/** A movement to be compared with what is recorded. */
export interface Movement {
  readonly date: string
  readonly name: string
  readonly cents: number
  readonly currency: string
}

/** Banks book some days after the purchase. */
const LATEST_BOOKING_DAYS = 3

/**
 * Which movements are recorded already, by their place: of the same amount and day; or of the same
 * amount, some days earlier, and of a like name. Each record stands for one movement, so that the
 * second of two equal coffees is new where one was noted.
 */
export async function findKnown(
  movements: readonly Movement[],
  context: DomainContext,
): Promise<ReadonlySet<number>> {
  const days = movements.map(({ date }) => date).toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return new Set()
  const from = addDays(first, -LATEST_BOOKING_DAYS)
  const open = new Map<string, Transaction[]>()
  for (const record of await financeTransactions(context)) {
    if (record.date < from || record.date > last) continue
    const key = `${record.amountCents} ${record.currency}`
    const same = open.get(key)
    if (same) same.push(record)
    else open.set(key, [record])
  }
  const known = new Set<number>()
  const take = (isSame: (movement: Movement, record: Transaction) => boolean) => {
    movements.forEach((movement, place) => {
      if (known.has(place)) return
      const records = open.get(`${movement.cents} ${movement.currency}`) ?? []
      const at = records.findIndex((record) => isSame(movement, record))
      if (at < 0) return
      records.splice(at, 1)
      known.add(place)
    })
  }
  const isAlike = ({ name }: Movement, record: Transaction) =>
    matchName(record.name, name) !== 'none'
  take((movement, record) => record.date === movement.date && isAlike(movement, record))
  take((movement, record) => record.date === movement.date)
  take((movement, record) => {
    const late = daysBetween(record.date, movement.date)
    return late > 0 && late <= LATEST_BOOKING_DAYS && isAlike(movement, record)
  })
  return known
}
