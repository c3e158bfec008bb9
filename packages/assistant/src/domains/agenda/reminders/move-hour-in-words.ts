import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { dayAheadIn, hourIn } from '../series/days-said.ts'
import { isOfEachTime } from './each-time.ts'
import { readOpenReminders } from './read-reminders.ts'
import { said } from './words.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))
const LED_TO = new RegExp(
  `(?<!\\p{L})${said('until')}\\s+\\d{1,2}(?:h\\d{0,2}|:\\d{2})(?![\\p{L}\\d])`,
  'iu',
)

/** "adia o lembrete pra 9h" is until nine, and not for nine hours. */
export function hourLedTo(text: string): string | undefined {
  const led = LED_TO.exec(text)?.[0]
  return led === undefined ? undefined : hourIn(led)
}

/** "muda o lembrete do remédio pra 7h30": another hour, each time where it comes again. */
export const claimMovedHour: Claim = async (_slots, { text }, context) => {
  const message = withoutStop(text)
  const { intent, params = {} } = readSaid(message, context) ?? {}
  const { reminderRef, time } = params
  if (intent !== 'move_hour' || typeof reminderRef !== 'string' || typeof time !== 'string')
    return undefined
  // "pra amanhã às 9h" is of that day.
  const day = dayAheadIn(message, context)
  if (day !== undefined && day !== context.today) return undefined
  const open = await readOpenReminders(context)
  const { match, candidates } = bestMatches(
    asTyped(reminderRef, message),
    open,
    ({ reminder }) => reminder.title,
  )
  const [only, ...others] = candidates
  if (!only || others.length > 0 || match === 'overlap') return undefined
  const { dueLocal, reminder } = only
  const slots = { reminderRef: reminder.id, datetime: `${dueLocal.slice(0, 10)}T${time}` }
  const isEveryTime = reminder.series !== null && isOfEachTime(message)
  return {
    call: { intent: 'update_reminder', params: isEveryTime ? { ...slots, isEveryTime } : slots },
  }
}
