import type { Message } from './message.ts'
import { DOT_OF_ABBREVIATION as WORDS } from './words.generated.ts'

/** Whether a dot belongs to the word before it: "Condomínio ref. setembro", "venc. dia 12", "dr. Paulo". */
export function isDotOfAbbreviation({ items }: Message, at: number): boolean {
  const [before, dot] = [items[at - 1], items[at]]
  return (
    dot?.word === '.' && !dot.isAfterSpace && WORDS.shortened.has(before?.raw.toLowerCase() ?? '')
  )
}
