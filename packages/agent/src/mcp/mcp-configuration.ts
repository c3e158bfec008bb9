import { readFileSync } from 'node:fs'
import { ParcoError } from '@parco/protocol/errors'
import { z } from 'zod'
import { loadCrypto } from '../internal/load-on-use.ts'
import { canonicalJson } from '../tools/canonical-json.ts'

const stdioSchema = z.object({
  type: z.literal('stdio').optional(),
  command: z.string().min(1),
  args: z.array(z.string()).default([]),
  env: z.record(z.string(), z.string()).default({}),
})

const remoteSchema = z.object({
  type: z.enum(['http', 'sse']),
  url: z.string().min(1),
  headers: z.record(z.string(), z.string()).default({}),
})

const SERVER_NAME = /^[a-zA-Z0-9_-]{1,64}$/

const fileSchema = z.object({
  mcpServers: z
    .record(z.string(), z.union([remoteSchema, stdioSchema]))
    .refine((servers) => Object.keys(servers).every((name) => SERVER_NAME.test(name)), {
      error: 'a server is named with 1 to 64 letters, digits, "_" and "-"',
    }),
})

/** How one server is reached. */
export type McpServerSettings = z.input<typeof stdioSchema> | z.input<typeof remoteSchema>

/** The servers of a `.mcp.json` by their names, with variables filled in. */
export type McpConfiguration = Readonly<Record<string, McpServerSettings>>

/**
 * Reads the content of a `.mcp.json`; `${NAME}` and `${NAME:-default}` are taken from the environment.
 * @throws ParcoError `configuration` naming the place, or the variable that is not set.
 */
export function parseMcpConfiguration(
  value: unknown,
  environment: Readonly<Record<string, string | undefined>>,
): McpConfiguration {
  const parsed = fileSchema.safeParse(value)
  if (!parsed.success) {
    throw new ParcoError('configuration', `.mcp.json: ${z.prettifyError(parsed.error)}`)
  }
  return Object.fromEntries(
    Object.entries(parsed.data.mcpServers).map(([name, server]) => {
      const expanded = expandServer(server, name, environment)
      declared.set(expanded, server)
      return [name, expanded]
    }),
  )
}

/** Reads a `.mcp.json`; a file that is not there configures nothing. @throws ParcoError `configuration` */
export function loadMcpConfiguration(
  path: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): McpConfiguration {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new ParcoError('configuration', `${path} cannot be read.`, { cause: error })
  }
  try {
    return parseMcpConfiguration(JSON.parse(text), environment)
  } catch (error) {
    if (error instanceof ParcoError) throw error
    throw new ParcoError('configuration', `${path} is not JSON.`, { cause: error })
  }
}

const declared = new WeakMap<McpServerSettings, McpServerSettings>()

/** The hash of how a server is reached, as it was declared: secrets that variables fill in may change. */
export function hashServerSettings(settings: McpServerSettings): string {
  const text = canonicalJson(complete(declared.get(settings) ?? settings) as never)
  return loadCrypto().hash('sha256', text, 'hex')
}

/** With what may be left out, so that saying nothing and saying that there is nothing are the same. */
function complete(server: McpServerSettings) {
  if ('url' in server) return { ...server, headers: server.headers ?? {} }
  return { ...server, args: server.args ?? [], env: server.env ?? {} }
}

function expandServer(
  given: McpServerSettings,
  name: string,
  environment: Readonly<Record<string, string | undefined>>,
): McpServerSettings {
  const expand = (text: string) =>
    text.replace(
      /\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([^}]*))?\}/g,
      (_, variable: string, fallback: string | undefined) => {
        const value = environment[variable] || fallback
        if (value !== undefined) return value
        throw new ParcoError(
          'configuration',
          `.mcp.json: the server "${name}" names \${${variable}}, which is not set.`,
        )
      },
    )
  const expandAll = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, expand(text)]))
  const server = complete(given)
  if ('url' in server) {
    return { ...server, url: expand(server.url), headers: expandAll(server.headers) }
  }
  return {
    ...server,
    command: expand(server.command),
    args: server.args.map(expand),
    env: expandAll(server.env),
  }
}
