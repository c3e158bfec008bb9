import { z } from 'zod'
import { type AgentTool, defineTool } from '../../tools/agent-tool.ts'
import { findRipgrep } from '../search/find-ripgrep.ts'
import { createRipgrepNarrower } from '../search/narrowing.ts'
import { searchFiles } from '../search/search-files.ts'
import type { Workspace } from '../workspace.ts'
import { toMatcher } from './glob-tool.ts'

const MAX_MATCHES = 200

/** `Grep`: lines by content. */
export function createGrepTool(workspace: Workspace): AgentTool {
  return defineTool({
    name: 'Grep',
    description: `Searches file contents with a regular expression. At most ${MAX_MATCHES} lines.`,
    input: z.object({
      pattern: z.string().min(1).max(1000),
      path: z.string().optional().describe('directory to search in'),
      glob: z.string().max(1000).optional().describe('only files whose path matches'),
      ignore_case: z.boolean().optional(),
      files_only: z.boolean().optional().describe('list files instead of lines'),
    }),
    effect: 'read',
    execute: async (input, { signal }) => {
      const { path = '.', glob } = input
      // JavaScript has no flag for the whole inside an expression; other engines do.
      const pattern = input.pattern.replace(/^\(\?i\)/, '')
      const ignoreCase = input.ignore_case === true || pattern !== input.pattern
      const accepts = glob ? toMatcher(glob) : undefined
      const ripgrep = findRipgrep([workspace.root.path, ...workspace.readOnlyPaths])
      const { matches, isCut } = await searchFiles({
        root: workspace.rootOf(path),
        directory: path,
        pattern,
        ignoreCase,
        signal,
        maxMatches: MAX_MATCHES,
        filesOnly: input.files_only ?? false,
        ...(accepts ? { accepts } : {}),
        narrower: ripgrep === undefined ? undefined : createRipgrepNarrower(ripgrep),
      })
      if (matches.length === 0) return `Nothing matches ${input.pattern}.`
      const more = isCut ? `\n[more than ${MAX_MATCHES}; narrow the search]` : ''
      return matches.join('\n') + more
    },
  })
}
