import { z } from 'zod'
import { compileGlob } from '../../internal/glob.ts'
import { quoteName } from '../../internal/quote-name.ts'
import { type AgentTool, defineTool } from '../../tools/agent-tool.ts'
import { listFiles } from '../list-files.ts'
import type { Workspace } from '../workspace.ts'

const MAX_RESULTS = 200

/** `Glob`: files by name. */
export function createGlobTool(workspace: Workspace): AgentTool {
  return defineTool({
    name: 'Glob',
    description: `Finds files by a glob pattern on their path, such as src/**/*.ts. At most ${MAX_RESULTS}.`,
    input: z.object({
      pattern: z.string().min(1).max(1000),
      path: z.string().optional().describe('directory to search in'),
    }),
    effect: 'read',
    execute: ({ pattern, path = '.' }, { signal }) => {
      const prefix = path === '.' ? 0 : path.replace(/\/+$/, '').length + 1
      const matches = toMatcher(pattern)
      const found: string[] = []
      for (const file of listFiles(workspace.rootOf(path), path)) {
        signal.throwIfAborted()
        if (!matches(file.slice(prefix))) continue
        if (found.length === MAX_RESULTS) {
          return `${found.join('\n')}\n[more than ${MAX_RESULTS} files match; narrow the pattern]`
        }
        found.push(quoteName(file))
      }
      return found.length === 0 ? `No file matches ${pattern}.` : found.join('\n')
    },
  })
}

/** A pattern without a slash is for the name alone, wherever the file lies. */
export function toMatcher(pattern: string): (path: string) => boolean {
  const matches = compileGlob(pattern)
  return pattern.includes('/') ? matches : (path) => matches(path.slice(path.lastIndexOf('/') + 1))
}
