import type { ChangeInput } from './change.ts'
import type { CueKind } from './cues.ts'
import { readSignals } from './read-signals.ts'
import { readValues } from './read-values.ts'
import { RESTATED_YES as WORDS } from './words.generated.ts'

/** "isso, foi 50 mesmo", "yes, on the 10th": a yes that says what is shown once more, and nothing else. */
export function isRestated(input: ChangeInput): boolean {
  const [write, second] = input.writes
  const { words, tokenOf, tokens } = input.reply
  if (write === undefined || second !== undefined) return false
  // "é" is folded like "e".
  const isJoining = (at: number) => tokens[tokenOf[at] ?? 0]?.raw.toLowerCase() !== 'é'
  if (words.some((word, at) => WORDS.joining.has(word) && isJoining(at))) return false
  const signals = readSignals(input)
  if (!signals?.startsWithYes || signals.isContrast || signals.isFix || signals.hasNo) return false
  const read = readValues(write, input.spans, input.context)
  if (read.restated.length === 0 || read.impossible.length > 0 || read.conflicting.length > 0)
    return false
  if (Object.keys(read.values).length > 0 || signals.leftover(read.spans).length > 0) return false
  const last = Math.max(...read.spans.map(({ to }) => to))
  // "sim, dia 18 eu confirmo" says when, and not yet.
  return !words.some((_, at) => {
    const kinds = (tokenOf[at] ?? 0) < last ? undefined : input.lexicon.match(words, at)?.kinds
    return DECIDING.some((kind) => kinds?.has(kind))
  })
}

const DECIDING: readonly CueKind[] = ['yes', 'do', 'enter', 'keep']
