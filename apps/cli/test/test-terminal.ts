import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { conversationId, createScriptedParco, type ParcoScript } from '@parco/server/testing'
import { runCli } from '../src/run-cli.ts'
import { homePaths } from '../src/session/home-paths.ts'
import { rememberConversation } from '../src/session/terminal-conversation.ts'
import type { LineReader, Terminal } from '../src/terminal/terminal.ts'

export const testNow = () => new Date('2026-11-18T15:00:00.000Z')

export interface RunOptions {
  /** What is typed, line by line. */
  readonly lines?: readonly string[]
  readonly stdin?: string
  readonly isInteractive?: boolean
  readonly directory?: string
  readonly environment?: Readonly<Record<string, string>>
  /** Gets what stops the command, as Ctrl-C does. */
  readonly onStoppable?: (stop: () => void) => void
}

/** A terminal that remembers what was written to it, also line by line. */
export function createTestTerminal(options: RunOptions = {}) {
  const lines = [...(options.lines ?? [])]
  const written = { out: '', error: '' }
  const answers: string[] = []
  let answer: string | undefined
  const reader: LineReader = {
    async next() {
      if (answer !== undefined) answers.push(answer)
      answer = ''
      return lines.shift()
    },
    tell: (text) => terminal.write(text),
    onInterrupt: () => undefined,
    close: () => undefined,
  }
  const terminal: Terminal = {
    input: Readable.from([options.stdin ?? '']),
    write: (text) => {
      written.out += text
      answer = (answer ?? '') + text
    },
    writeError: (text) => {
      written.error += text
      answer = (answer ?? '') + text
    },
    isInteractive: options.isInteractive ?? false,
    hasColour: false,
    directory: options.directory ?? tmpdir(),
    environment: { LANG: 'pt_BR.UTF-8', ...options.environment },
    onStop: (listener) => {
      options.onStoppable?.(listener)
      return () => undefined
    },
    readLines: () => reader,
    readSecret: async () => lines.shift(),
  }
  return { terminal, written, answers }
}

/** Runs `parco` over a scripted assistant, in a folder of its own, in the scripts' conversation. */
export async function createTestCli(script: ParcoScript = {}) {
  const home = await mkdtemp(join(tmpdir(), 'parco-cli-'))
  await rememberConversation(homePaths(home).conversation, conversationId(), testNow())
  const parco = createScriptedParco(script)
  async function run(argv: readonly string[], options: RunOptions = {}) {
    const { terminal, written } = createTestTerminal(options)
    const exitCode = await runCli(argv, terminal, {
      openClient: async () => ({
        client: parco,
        user: await parco.localUser(),
        home,
        via: { type: 'process' },
      }),
      now: testNow,
    })
    return { exitCode, ...written }
  }
  return { home, parco, run, remove: () => rm(home, { recursive: true, force: true }) }
}
