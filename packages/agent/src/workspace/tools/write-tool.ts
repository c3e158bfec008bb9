import { z } from 'zod'
import { type AgentTool, defineTool } from '../../tools/agent-tool.ts'
import { isGuardedCall } from '../guard/is-guarded-call.ts'
import type { Workspace } from '../workspace.ts'

/** `Write`: a whole file, new or read before. */
export function createWriteTool(workspace: Workspace): AgentTool {
  return defineTool({
    name: 'Write',
    description: 'Creates a file, or replaces a whole file that was read before.',
    input: z.object({ file_path: z.string().min(1), content: z.string() }),
    effect: 'write',
    repeatable: true,
    mustAsk: (input) => isGuardedCall(workspace, input),
    execute: ({ file_path: path, content }, { conversationId }) => {
      workspace.assertSeen(conversationId, path, false)
      const version = workspace.root.writeFile(path, content)
      workspace.noteSeen(conversationId, path, version)
      return `Wrote ${path} (${version.sizeBytes} bytes).`
    },
  })
}
