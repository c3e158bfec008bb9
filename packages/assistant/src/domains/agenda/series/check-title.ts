import type { DomainContext } from '../../domain-context.ts'
import type { Checked } from '../../internal/check-slots.ts'
import { cleanName } from '../../internal/clean-text.ts'
import { ask, type NotReady } from '../../internal/preparations.ts'

/** Titles, places and topics are at most this long. */
export const MAX_TITLE_CHARACTERS = 200

/** Words of 1 to 200 characters, as titles are written. */
export function checkTitle(
  slot: string,
  said: string | undefined,
  question: string,
  context: DomainContext,
): Checked<string> | NotReady {
  const title = cleanName(said ?? '')
  if (title === '') return ask(slot, question)
  if ([...title].length <= MAX_TITLE_CHARACTERS) return { status: 'checked', value: title }
  return ask(slot, context.text('shared.ask.nameTooLong', { maximum: MAX_TITLE_CHARACTERS }))
}
