import type { Locale } from '@parco/protocol'
import type { Command } from 'commander'
import type { ExitCode } from './exit-code.ts'
import type { OpenClient } from './session/session.ts'
import type { Terminal } from './terminal/terminal.ts'
import type { Texts } from './texts/texts.ts'

/** What every command gets besides its own options. */
export interface CommandContext {
  readonly terminal: Terminal
  readonly texts: Texts
  /** The language asked for with `--lang`. */
  readonly locale?: Locale
  readonly openClient: OpenClient
  readonly now: () => Date
}

/** What the declarations of commands share. */
export interface CommandSetup {
  readonly program: Command
  readonly base: Omit<CommandContext, 'locale'>
  readonly context: () => CommandContext
  readonly exit: (code: ExitCode) => void
}
