import type { RecordView } from '../../parco.ts'

/** Orders records by when they were made, which their ids hold, newest first. */
export function newestFirst(records: readonly RecordView[]): RecordView[] {
  const madeAt = (record: RecordView) => record.id.slice(record.id.indexOf('_') + 1)
  return [...records].sort((one, other) => (madeAt(one) > madeAt(other) ? -1 : 1))
}
