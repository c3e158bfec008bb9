import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { canonicalJson } from '@parco/agent/approvals'
import { ParcoError } from '@parco/protocol'
import { z } from 'zod'

/** What was accepted of one server: how it is started or reached, and what its tools say of themselves. */
const serverSchema = z.object({ settings: z.string(), tools: z.record(z.string(), z.string()) })

const fileSchema = z.object({
  version: z.literal(1),
  /** By the path of the `.mcp.json`, then by the server's name. */
  files: z.record(z.string(), z.record(z.string(), serverSchema)),
})

type PinFile = z.infer<typeof fileSchema>

/** The servers of one `.mcp.json`, as they stand in it. */
export type RawServers = Readonly<Record<string, unknown>>

/**
 * The pins that still hold, by `server/tool`. A server whose command or address is another than it
 * was is as unknown as one that was never accepted: the same name says nothing.
 * @throws ParcoError `configuration` when the file cannot be read.
 */
export async function loadPins(
  path: string,
  configuration: string,
  servers: RawServers,
): Promise<Record<string, string>> {
  const known = (await readPins(path)).files[configuration] ?? {}
  const held = Object.entries(known).filter(
    ([name, { settings }]) => settings === hashSettings(servers[name]),
  )
  return Object.fromEntries(
    held.flatMap(([name, { tools }]) =>
      Object.entries(tools).map(([tool, hash]) => [`${name}/${tool}`, hash]),
    ),
  )
}

/** Keeps the pins of one `.mcp.json`; those of others stay. */
export async function savePins(
  path: string,
  configuration: string,
  servers: RawServers,
  pins: Readonly<Record<string, string>>,
): Promise<void> {
  const file = await readPins(path)
  const own: PinFile['files'][string] = {}
  for (const [key, hash] of Object.entries(pins)) {
    const [name = '', tool = ''] = splitKey(key)
    own[name] ??= { settings: hashSettings(servers[name]), tools: {} }
    own[name].tools[tool] = hash
  }
  const files = { ...file.files, [configuration]: own }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  await writeFile(temporary, `${JSON.stringify({ version: 1, files }, null, 2)}\n`, { mode: 0o600 })
  await rename(temporary, path)
}

/** A server's name holds no slash; a tool's may. */
function splitKey(key: string): [server: string, tool: string] {
  const slash = key.indexOf('/')
  return [key.slice(0, slash), key.slice(slash + 1)]
}

function hashSettings(settings: unknown): string {
  return createHash('sha256')
    .update(canonicalJson((settings ?? null) as never))
    .digest('hex')
}

async function readPins(path: string): Promise<PinFile> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { version: 1, files: {} }
    throw error
  }
  const parsed = fileSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new ParcoError(
    'configuration',
    `${path} cannot be read. Remove it, and accept the servers again when you are asked.`,
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
