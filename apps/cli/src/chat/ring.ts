import type { Session } from '../session/open-session.ts'
import { styled } from '../terminal/style.ts'
import type { LineReader, Terminal } from '../terminal/terminal.ts'
import { toPrintable } from '../terminal/to-printable.ts'

/** The bell of terminals. */
const BELL = '\u0007'

/** Tells what comes by itself above the line that is typed, with a bell; returns what ends it. */
export function ring(
  { client, user, startJobs }: Session,
  terminal: Terminal,
  reader: LineReader,
): () => Promise<void> {
  const ending = new AbortController()
  // Where no server runs, this process delivers while it talks.
  const jobs = startJobs?.()
  const follow = async () => {
    for await (const { cursor, text } of client.deliveries({ userId: user.id }, ending.signal)) {
      const told = toPrintable(text).replaceAll('\n', '\n  ')
      reader.tell(`${BELL}${styled(terminal, 'bold', `● ${told}`)}\n`)
      await client.readInbox({ userId: user.id, upTo: cursor })
    }
  }
  // What went wrong with it is told by whatever is said next.
  const followed = follow().catch(() => undefined)
  return async () => {
    ending.abort()
    await followed
    await jobs?.stop()
  }
}
