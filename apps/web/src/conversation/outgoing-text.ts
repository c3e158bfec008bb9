import type { MessageId, MintId } from '@parco/protocol'

/** A message on its way. */
export interface OutgoingText {
  readonly id: MessageId
  readonly text: string
}

/**
 * The id to send a text with. Sending the same text again after a failure keeps its id, by which the
 * server knows the turn and tells it again instead of running it twice.
 */
export function toOutgoing(
  text: string,
  failed: OutgoingText | undefined,
  mint: MintId,
): OutgoingText {
  return failed?.text === text ? failed : { id: mint('message'), text }
}

/** What the composer holds after a message came back: the text itself, before anything typed since. */
export function returnText(typed: string, returned: string): string {
  return typed.trim() === '' ? returned : `${returned}\n${typed}`
}
