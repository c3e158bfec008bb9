import type { DomainRecord } from '../domain.ts'

/** Orders records by when they were made, which their ids hold, newest first. */
export function newestFirst(records: readonly DomainRecord[]): DomainRecord[] {
  const madeAt = (record: DomainRecord) => record.id.slice(record.id.indexOf('_') + 1)
  return [...records].sort((one, other) => (madeAt(one) > madeAt(other) ? -1 : 1))
}
