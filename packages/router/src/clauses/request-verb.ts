import type { PhraseSet } from '../speech/phrase-set.ts'
import type { Speech } from '../speech/speech.ts'
import type { Clause } from './message.ts'

/**
 * The verb of a stretch that does nothing but ask, among words that name nothing: "já podes registrar",
 * "bote como meta", "log it please". Nothing when it says more.
 */
export function requestVerb(
  { commands, asides }: Speech,
  { message, from, to }: Clause,
): string | undefined {
  const wordAt = (at: number) => message.items[at]?.word
  const passes = (start: number, set: PhraseSet): number => {
    let at = start
    for (let length = set.lengthAt(wordAt, at, to); length > 0; ) {
      at += length
      length = set.lengthAt(wordAt, at, to)
    }
    return at
  }
  const at = passes(from, asides.before)
  const verb = at < to ? commands.get(wordAt(at) ?? '') : undefined
  return verb !== undefined && passes(at + 1, asides.behind) >= to ? verb : undefined
}

/** Whether a stretch behind what is said asks to record it, and no more. */
export function asksToRecord(speech: Speech, clause: Clause): boolean {
  const verb = clause.from > 0 ? requestVerb(speech, clause) : undefined
  return verb !== undefined && speech.asides.recording.has(verb)
}
