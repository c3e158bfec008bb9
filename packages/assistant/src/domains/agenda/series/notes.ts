import type { PreviewField } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Checked } from '../../internal/check-slots.ts'
import { cleanText } from '../../internal/clean-text.ts'
import { ask, type NotReady } from '../../internal/preparations.ts'
import { textField } from '../../internal/preview-fields.ts'

/** Notes longer than this are no notes. */
const MAX_NOTE_CHARACTERS = 1000

/** A note, or nothing. */
export function checkNotes(
  said: string | null | undefined,
  context: DomainContext,
): Checked<string | null> | NotReady {
  const notes = cleanText(said ?? '')
  if ([...notes].length <= MAX_NOTE_CHARACTERS)
    return { status: 'checked', value: notes === '' ? null : notes }
  return ask('notes', context.text('reminder.notesTooLong', { maximum: MAX_NOTE_CHARACTERS }))
}

/** A note on a card. */
export const notesField = (value: string, { text }: DomainContext): PreviewField => ({
  ...textField({ slot: 'notes', label: text('shared.label.notes'), value }),
  kind: 'long-text',
})
