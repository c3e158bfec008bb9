import type { IntentCall, JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Instead } from '../../domain-tool.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { justWritten } from '../../internal/just-written.ts'
import { nextAtClock } from '../../internal/next-at-clock.ts'
import { readPhrases } from '../../internal/word-lists.ts'
import { isMedicine, medicineIn, medicineSaid } from './medicines.ts'

/**
 * "tomo losartana às 8h" is to be remembered each day at that hour. Without an hour it is kept in mind, in
 * the words of `fact` where they are known, and how to be reminded of it is said.
 */
export async function regularDose(
  slots: JsonObject,
  text: string,
  context: DomainContext,
  fact?: JsonObject,
): Promise<Instead | undefined> {
  const medicine = medicineSaid(String(slots.medicine), text)
  if (!isMedicine(medicine)) return undefined
  const reminders = eachHour(medicine, slots, context)
  if (reminders) return reminders
  const said = withoutStop(text).replace(SPEAKER, '')
  const params = fact ?? { type: 'fact', content: context.text('doses.fact', { said }) }
  return {
    call: { intent: 'add_knowledge', params },
    remark: context.text('doses.askHours', { medicine }),
  }
}

const words = readPhrases<'speaker'>(new URL('./words.yaml', import.meta.url))
const SPEAKER = new RegExp(`^${words('speaker')}\\s+`, 'iu')

/** "às 8 e às 20h", said right behind what medicine is taken: the hours of its reminders. */
export async function hoursOfDose(
  params: JsonObject,
  context: DomainContext,
): Promise<Instead | undefined> {
  const [last] = await justWritten(['knowledge'], context)
  const medicine = medicineIn(String(last?.after?.content ?? ''))
  return medicine === undefined ? undefined : eachHour(medicine, params, context)
}

function eachHour(
  medicine: string,
  { first, second, third, time }: JsonObject,
  { now, text, timeZone }: DomainContext,
): Instead | undefined {
  // "das 14h às 17h" are the hours of something else.
  if (time !== undefined) return undefined
  const hours = [first, second, third].filter((hour) => typeof hour === 'string')
  const [call, ...also] = hours.map((hour): IntentCall => {
    const { occurrence: datetime } = nextAtClock(hour, timeZone, now)
    const title = text('doses.take', { medicine })
    return { intent: 'create_reminder', params: { title, datetime, repeatPattern: 'daily' } }
  })
  return call && { call, also, isWhole: true }
}
