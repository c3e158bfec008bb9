/** Where notes are kept. */
interface Noted {
  readonly notes: unknown[]
}

let numbered = 0

/** Something found out of a word by itself, kept in its record for the next message that says the word. */
export class WordNote<Value> {
  private readonly number = numbered++

  /** What was noted of a word. */
  of(record: Noted): Value | undefined {
    return record.notes[this.number] as Value | undefined
  }

  /** Notes something of a word. */
  note(record: Noted, value: Value): Value {
    record.notes[this.number] = value
    return value
  }
}

/** Room for what will be noted of a word. */
export const noNotes = (): unknown[] => new Array<unknown>(numbered).fill(undefined)
