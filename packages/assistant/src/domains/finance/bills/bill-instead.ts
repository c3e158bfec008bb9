import type { IntentCall } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Instead } from '../../domain-tool.ts'
import { billNamed } from './bill-named.ts'

/** What people call an expense may be a fixed bill: then that is what they mean. */
export async function billInstead(
  name: string | undefined,
  context: DomainContext,
  toCall: (billRef: string) => IntentCall | undefined,
): Promise<Instead | undefined> {
  const bill = await billNamed(name, context)
  const call = bill && toCall(bill.id)
  return call && { call }
}
