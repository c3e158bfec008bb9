import type { Message } from '../../clauses/message.ts'
import { STATUS_IN as WORDS } from './words.generated.ts'

interface StatusWords {
  /** What a denied state is instead: who has not ticked it off has it open. */
  readonly denied?: Readonly<Record<string, string>>
}

/** The one state that the things asked about are to have; `unclear` where the words name several or deny one. */
export function statusIn(
  message: Message,
  statuses: Readonly<Record<string, ReadonlySet<string>>>,
  { denied = {} }: StatusWords = {},
): string | undefined {
  const { items } = message
  const said = Object.entries(statuses)
    .filter(([, words]) =>
      items.some(
        ({ word }, at) => words.has(word) && !WORDS.noStateBefore.has(items[at + 1]?.word ?? ''),
      ),
    )
    .map(([status]) => (isDenied(message) ? (denied[status] ?? 'unclear') : status))
  const [status] = said
  return new Set(said).size > 1 ? 'unclear' : status
}

/** Whether something is denied in a message, or said to be lacking. */
export const isDenied = ({ items }: Message): boolean =>
  items.some(({ word }) => WORDS.negations.has(word))
