import type { Store } from '@parco/store'

/**
 * Sends statements none of which needs the answer of another: at once to the embedded database,
 * which reads ahead, and one by one to a server.
 */
export async function sendTogether(
  engine: Store['engine'],
  statements: readonly (() => Promise<unknown>)[],
): Promise<void> {
  if (engine === 'embedded') {
    await Promise.all(statements.map((send) => send()))
    return
  }
  for (const send of statements) await send()
}
