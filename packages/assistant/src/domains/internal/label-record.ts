import type { RecordView } from '../../parco/records.ts'
import type { Domain, DomainRecord } from '../domain.ts'
import type { Text } from '../domain-context.ts'

/** A record with what its kind and its domain are called in the language of `text`. */
export function labelRecord({ name }: Domain, record: DomainRecord, text: Text): RecordView {
  return {
    ...record,
    label: text(`record.${record.kind}`),
    domain: name,
    area: text('record.area'),
  }
}
