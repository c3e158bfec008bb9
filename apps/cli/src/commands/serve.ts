import { assertLoopback } from '@parco/server/local'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { firstVisitOf, resolveHome } from '../session/home-paths.ts'
import { findServer } from '../session/open-client.ts'
import { readServerSettings } from '../session/server-settings.ts'

export interface ServeOptions {
  /** Devices from the network at home are let in too. */
  readonly lan?: boolean
}

/** Serves the page and the API, unless a server of the same folder does so already. */
export async function runServe(options: ServeOptions, context: CommandContext): Promise<ExitCode> {
  const { terminal, texts } = context
  const settings = readServerSettings(terminal.environment)
  assertLoopback(settings.host)
  const running = await findServer(resolveHome(terminal.environment))
  if (running) {
    terminal.writeError(`${texts.server.already(firstVisitOf(running.address, running.token))}\n`)
    return EXIT_CODES.unavailable
  }
  // The assistant takes a while to load, and what is wrong so far should be told at once.
  const { serveHere } = await import('../serve/serve-here.ts')
  return serveHere({ ...settings, withDevices: options.lan ?? false }, context)
}
