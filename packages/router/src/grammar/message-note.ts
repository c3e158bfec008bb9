import type { Message } from '../clauses/message.ts'

let numbered = 0

/**
 * Something worked out of a message, kept on the message itself. A `WeakMap` would carry what is kept,
 * and through it the message, over the next collections of garbage: most of their time went there.
 */
export class MessageNote<Value> {
  private readonly number = numbered++

  /** What was noted of a message. */
  of(message: Message): Value | undefined {
    const noted = message.notes[this.number]
    // A copy of a message brings the notes of its original along, which are not its own.
    return noted?.message === message ? (noted.value as Value) : undefined
  }

  /** Notes something of a message. */
  note(message: Message, value: Value): Value {
    message.notes[this.number] = { message, value }
    return value
  }
}
