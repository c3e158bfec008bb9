import type { Clause, Message } from '../../clauses/message.ts'
import { MessageNote } from '../../grammar/message-note.ts'
import { PARTS as WORDS } from './words.generated.ts'

/** A stretch of a message between two marks. */
export interface Part extends Clause {
  /** Whether it only says what for: "pra encher o tanque". */
  readonly isPurpose: boolean
}

const MARKS: ReadonlySet<string> = new Set([...',.;:!?()|•–—'])
/** Marks that join what they touch and part it only where they stand free. */
const TIGHT: ReadonlySet<string> = new Set(['-', '/'])

const parts = new MessageNote<readonly Part[]>()

/** The parts of a message in order, without the marks between them. */
export const partsOf = (message: Message): readonly Part[] =>
  parts.of(message) ?? parts.note(message, readParts(message))

function readParts(message: Message): readonly Part[] {
  const { items } = message
  const found: Part[] = []
  let from = 0
  let isPurpose = false
  const end = (to: number) => {
    if (to > from) found.push({ message, from, to, isPurpose })
    from = to
  }
  for (let at = 0; at <= items.length; at++) {
    if (isPurposeAt(message, at)) {
      end(at)
      isPurpose = true
    }
    if (at < items.length && !isMark(message, at) && !message.lineStarts.has(at)) continue
    end(at)
    from = at < items.length && isMark(message, at) ? at + 1 : at
    isPurpose = false
  }
  return found
}

function isMark({ items, spans }: Message, at: number): boolean {
  const item = items[at]
  if (item === undefined) return false
  if (item.kind === 'emoji') return true
  const isFree = item.isAfterSpace && items[at + 1]?.isAfterSpace === true
  if (!MARKS.has(item.word) && !(TIGHT.has(item.word) && isFree)) return false
  return !spans.some((span) => span.from <= at && at < span.to)
}

const INFINITIVE = /^[a-z]{2,}[aei]r$/

/** "pra encher o tanque": where it begins to be said what something is for. */
function isPurposeAt({ items }: Message, at: number): boolean {
  const next = items[at + 1]?.word ?? ''
  return items[at]?.word === 'para' && INFINITIVE.test(next) && !WORDS.nouns.has(next)
}
