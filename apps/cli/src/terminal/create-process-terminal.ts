import { createLineReader } from './create-line-reader.ts'
import { readSecret } from './read-secret.ts'
import type { Terminal } from './terminal.ts'

/** The terminal of this process. */
export function createProcessTerminal(): Terminal {
  const { stdin, stdout, stderr, env } = process
  stdout.on('error', endOnBrokenOutput)
  const isInteractive = stdin.isTTY === true && stdout.isTTY === true
  return {
    input: stdin,
    write: (text) => void stdout.write(text),
    writeError: (text) => void stderr.write(text),
    isInteractive,
    hasColour: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    directory: process.cwd(),
    environment: env,
    onStop(listener) {
      process.on('SIGINT', listener)
      process.on('SIGTERM', listener)
      return () => {
        process.off('SIGINT', listener)
        process.off('SIGTERM', listener)
      }
    },
    readSecret: (prompt) => readSecret(stdin, isInteractive ? stdout : undefined, prompt),
    readLines: () => createLineReader(stdin, isInteractive ? stdout : undefined),
  }
}

/** Whoever reads the output may have had enough of it, as `head` has; a full disk is said once. */
function endOnBrokenOutput(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
