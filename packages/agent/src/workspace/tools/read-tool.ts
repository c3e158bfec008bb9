import { isUtf8 } from 'node:buffer'
import { z } from 'zod'
import { type AgentTool, defineTool } from '../../tools/agent-tool.ts'
import { MAX_FILE_BYTES, type Workspace } from '../workspace.ts'

export const MAX_LINES = 2000
const MAX_LINE_CHARACTERS = 2000
const MAX_OUTPUT_CHARACTERS = 60_000

/** `Read`: the numbered lines of a text file, in pages. */
export function createReadTool(workspace: Workspace): AgentTool {
  return defineTool({
    name: 'Read',
    description: `Reads a text file, as numbered lines. At most ${MAX_LINES} lines at once; continue with offset.`,
    input: z.object({
      file_path: z.string().min(1),
      offset: z.number().int().min(1).optional().describe('first line, from 1'),
      limit: z.number().int().min(1).max(MAX_LINES).optional(),
    }),
    effect: 'read',
    execute: ({ file_path: path, offset = 1, limit = MAX_LINES }, { conversationId }) => {
      const { bytes, version, isCut } = workspace.rootOf(path).readFile(path, MAX_FILE_BYTES)
      if (isBinary(bytes)) return `${path} is not text (${version.sizeBytes} bytes).`
      workspace.noteSeen(conversationId, path, version)
      if (bytes.length === 0) return `${path} is empty.`
      const page = toPage(bytes.toString('utf8'), offset, limit)
      if (isCut) return `${page}\n[only the first ${MAX_FILE_BYTES} bytes can be read]`
      return isUtf8(bytes) ? page : `${page}\n[not UTF-8: characters shown as \ufffd are others]`
    },
  })
}

/** Text has no NUL in its beginning. */
export function isBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, 8000).includes(0)
}

function toPage(text: string, offset: number, limit: number): string {
  const lines = text.replace(/^\ufeff/, '').split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  if (offset > lines.length) return `There are only ${lines.length} lines.`
  const shown: string[] = []
  let size = 0
  for (const line of lines.slice(offset - 1, offset - 1 + limit)) {
    const cut = line.length > MAX_LINE_CHARACTERS ? `${line.slice(0, MAX_LINE_CHARACTERS)}…` : line
    size += cut.length
    if (size > MAX_OUTPUT_CHARACTERS) break
    shown.push(`${offset + shown.length}\t${cut}`)
  }
  const next = offset + shown.length
  if (next <= lines.length) shown.push(`[${lines.length} lines in all; go on with offset ${next}]`)
  return shown.join('\n')
}
