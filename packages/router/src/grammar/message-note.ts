import type { Message } from '../clauses/message.ts'

interface Noted extends Message {
  [note: symbol]: { readonly message: Message; readonly value: unknown } | undefined
}

/**
 * Something worked out of a message, kept on the message itself. A `WeakMap` would carry what is kept,
 * and through it the message, over the next collections of garbage: most of their time went there.
 */
export class MessageNote<Value> {
  private readonly symbol = Symbol('note')

  /** What was noted of a message. */
  of(message: Message): Value | undefined {
    const noted = (message as Noted)[this.symbol]
    // A copy of a message brings the notes of its original along, which are not its own.
    return noted?.message === message ? (noted.value as Value) : undefined
  }

  /** Notes something of a message. */
  note(message: Message, value: Value): Value {
    // What a message says stays as it is: a note is seen by none but who made it.
    ;(message as Noted)[this.symbol] = { message, value }
    return value
  }
}
