import type { PGlite } from '@electric-sql/pglite'

/**
 * Runs messages of the PostgreSQL protocol to completion, one after another, and returns their
 * answers as bytes. Everything happens before the next message of the thread's port.
 *
 * By way of the stream, whose bytes go past PGlite's own reader: that of `execProtocolRawSync` keeps
 * every row that was ever answered (75 MB a minute under load), and nothing empties it.
 */
export async function runMessages(
  database: PGlite,
  messages: readonly Uint8Array[],
): Promise<Uint8Array<ArrayBuffer>> {
  const answers: Uint8Array<ArrayBuffer>[] = []
  for (const message of messages) {
    await database.execProtocolRawStream(message, {
      syncToFs: false,
      // A view of the database's memory, which is written to again at once.
      onRawData: (bytes) => answers.push(new Uint8Array(bytes)),
    })
  }
  return join(answers)
}

/** Not with `Buffer.concat`: a view of its shared memory is posted with all of that memory. */
function join(answers: readonly Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  if (answers.length === 1 && answers[0]) return answers[0]
  const joined = new Uint8Array(answers.reduce((size, answer) => size + answer.length, 0))
  let offset = 0
  for (const answer of answers) {
    joined.set(answer, offset)
    offset += answer.length
  }
  return joined
}
