/** What can be wrong with sentences. */
export type FindingCode =
  | 'bad-template'
  | 'unknown-rule'
  | 'recursive-rule'
  | 'unused-rule'
  | 'unknown-slot'
  | 'no-sentences'
  | 'uncovered-slot'
  | 'unreachable'
  | 'ambiguous'

/** One thing that is wrong with a catalogue. */
export interface Finding {
  readonly code: FindingCode
  /** The file of the catalogue. */
  readonly source: string
  /** Where in the file: keys and positions from the top, such as `intents`, `undo`, `sentences`, 0. */
  readonly path: readonly (string | number)[]
  /** The rule, slot, intent or template that it is about. */
  readonly subject: string
  /** What stands in the way: the other sentence, or what is wrong with the template. */
  readonly other?: string
  /** A sentence that shows it. */
  readonly example?: string
}
