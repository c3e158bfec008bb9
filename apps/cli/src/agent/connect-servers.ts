import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { AgentTool } from '@parco/agent'
import type { McpServerSettings } from '@parco/agent/mcp'
import type { CommandContext } from '../command-context.ts'
import { askYesNo } from '../terminal/ask-yes-no.ts'
import { toPrintableLine } from '../terminal/to-printable.ts'
import type { Places } from './places.ts'
import { loadPins, type RawServers, savePins } from './server-pins.ts'

export interface ConnectedServers {
  readonly tools: readonly AgentTool[]
  close(): Promise<void>
}

const NONE: ConnectedServers = { tools: [], close: async () => undefined }

/**
 * Connects the MCP servers of the project's `.mcp.json`, where there is one. A server is started or
 * contacted only once somebody has accepted it as it stands there, and its tools are pinned; without
 * anybody to ask, those that were accepted before are connected.
 */
export async function connectServers(
  { cwd, root, paths }: Places,
  context: CommandContext,
  options: { readonly mayAsk: boolean; readonly signal: AbortSignal },
): Promise<ConnectedServers> {
  const path = findConfiguration(cwd, root)
  if (path === undefined) return NONE
  const { terminal, texts } = context
  const { connectMcp, loadMcpConfiguration } = await import('@parco/agent/mcp')
  const servers = loadMcpConfiguration(path, terminal.environment)
  const raw = readRaw(path)
  const pins = await loadPins(paths.serverPins, path, raw)
  const say = (text: string) => terminal.writeError(`${toPrintableLine(text)}\n`)
  const connection = await connectMcp({
    servers,
    pins,
    signal: options.signal,
    approveServer: async (name, settings) => {
      if (!options.mayAsk) {
        say(texts.agent.serverWaits(name, path))
        return false
      }
      const question = texts.agent.askServer(name, describeServer(settings), path)
      return askYesNo(terminal, `${toPrintableLine(question)} `)
    },
  })
  await savePins(paths.serverPins, path, raw, pins)
  for (const { server, message } of connection.failures) {
    if (message !== 'It was not approved.') say(texts.agent.serverFailed(server, message))
  }
  for (const { tool, count } of connection.hidden) say(texts.agent.hiddenInTool(tool, count))
  if (connection.quarantined.length > 0) {
    say(texts.agent.quarantined(connection.quarantined.join(', '), paths.serverPins))
  }
  return connection
}

/** The nearest `.mcp.json`, up to the project's root. */
function findConfiguration(cwd: string, root: string): string | undefined {
  for (let directory = cwd; ; directory = dirname(directory)) {
    const path = join(directory, '.mcp.json')
    if (existsSync(path)) return path
    if (directory === root || dirname(directory) === directory) return undefined
  }
}

/** As it is written, without what the environment fills in: secrets change, and are not kept. */
function readRaw(path: string): RawServers {
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const servers: unknown = Object(file).mcpServers
  return Object(servers) as RawServers
}

function describeServer(settings: McpServerSettings): string {
  return 'url' in settings ? settings.url : [settings.command, ...(settings.args ?? [])].join(' ')
}
