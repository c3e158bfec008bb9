import type { Terminal } from './terminal.ts'

const YES = ['y', 'yes', 's', 'sim']

/** Asks a person; anything but a plain yes, the end of the input too, is no. */
export async function askYesNo(terminal: Terminal, question: string): Promise<boolean> {
  const reader = terminal.readLines()
  reader.onInterrupt(() => reader.close())
  const answer = await reader.next(question)
  reader.close()
  // The question stands without an end of its own.
  if (answer === undefined) terminal.write('\n')
  return YES.includes((answer ?? '').trim().toLowerCase())
}
