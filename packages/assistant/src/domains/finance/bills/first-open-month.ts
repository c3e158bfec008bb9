import { addMonths } from '../../internal/calendar.ts'
import type { BillOccurrence } from './bill-occurrence.ts'

/** The month from which a bill changes when none is said: this one, unless it is paid already. */
export function firstOpenMonth({ month, status }: BillOccurrence): string {
  return status === 'paid' ? addMonths(month, 1) : month
}
