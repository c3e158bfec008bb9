import type { RecordView } from '@parco/protocol'

/** A day's records by area of life, in the server's order. */
export function groupRecords(records: readonly RecordView[]) {
  return [...Map.groupBy(records, ({ domain }) => domain)].map(([domain, items]) => ({
    domain,
    area: items[0]?.area ?? domain,
    records: items,
  }))
}
