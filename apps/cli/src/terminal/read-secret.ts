import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'

/** Reads one line that is not shown as it is typed; `undefined` when it is given up. */
export async function readSecret(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream | undefined,
  prompt: string,
): Promise<string | undefined> {
  output?.write(prompt)
  // What the terminal would show of each key goes nowhere.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface(output ? { input, output: silent, terminal: true } : { input })
  try {
    return await new Promise((resolve) => {
      lines.once('line', resolve)
      lines.once('SIGINT', () => resolve(undefined))
      lines.once('close', () => resolve(undefined))
    })
  } finally {
    lines.close()
    output?.write('\n')
  }
}
