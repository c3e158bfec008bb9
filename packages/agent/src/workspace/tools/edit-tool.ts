import { isUtf8 } from 'node:buffer'
import { z } from 'zod'
import { type AgentTool, defineTool } from '../../tools/agent-tool.ts'
import { ConfinementError } from '../confinement/confinement-error.ts'
import { isGuardedCall } from '../guard/is-guarded-call.ts'
import { MAX_FILE_BYTES, type Workspace } from '../workspace.ts'
import { isBinary } from './read-tool.ts'

/** `Edit`: an exact passage of a file that was read before. */
export function createEditTool(workspace: Workspace): AgentTool {
  return defineTool({
    name: 'Edit',
    description: 'Replaces an exact passage of a file that was read before.',
    input: z.object({
      file_path: z.string().min(1),
      old_string: z.string().min(1).describe('exact text, occurring once'),
      new_string: z.string(),
      replace_all: z.boolean().optional(),
    }),
    effect: 'write',
    repeatable: true,
    mustAsk: (input) => isGuardedCall(workspace, input),
    execute: (input, { conversationId }) => {
      const { file_path: path } = input
      workspace.assertSeen(conversationId, path, true)
      const { bytes, isCut } = workspace.root.readFile(path, MAX_FILE_BYTES)
      if (isCut || isBinary(bytes) || !isUtf8(bytes)) {
        throw new ConfinementError(
          'denied',
          `${path} is too large, or not UTF-8 text; it cannot be edited.`,
        )
      }
      const text = bytes.toString('utf8')
      const [before, after] = withLineEndsOf(text, input.old_string, input.new_string)
      const count = text.split(before).length - 1
      assertEditable({ path, before, after, count, all: input.replace_all ?? false })
      const version = workspace.root.writeFile(path, text.split(before).join(after))
      workspace.noteSeen(conversationId, path, version)
      return `Replaced ${count === 1 ? 'one passage' : `${count} passages`} in ${path}.`
    },
  })
}

/** `Read` shows lines without their ends, so a passage of a file from Windows comes with others. */
function withLineEndsOf(text: string, before: string, after: string): [string, string] {
  if (text.includes(before) || !text.includes('\r\n')) return [before, after]
  return [toWindows(before), toWindows(after)]
}

function toWindows(text: string): string {
  return text.replaceAll(/\r?\n/g, '\r\n')
}

function assertEditable(edit: {
  readonly path: string
  readonly before: string
  readonly after: string
  readonly count: number
  readonly all: boolean
}): void {
  if (edit.before === edit.after) {
    throw new ConfinementError('invalid', 'old_string and new_string are the same.')
  }
  if (edit.count === 0) {
    throw new ConfinementError(
      'not-found',
      `old_string does not occur in ${edit.path}. Read the file and copy the text exactly.`,
    )
  }
  if (edit.count > 1 && !edit.all) {
    throw new ConfinementError(
      'invalid',
      `old_string occurs ${edit.count} times in ${edit.path}. Add lines around it, or set replace_all.`,
    )
  }
}
