import type { AgentTool } from '../tools/agent-tool.ts'
import { createEditTool } from './tools/edit-tool.ts'
import { createGlobTool } from './tools/glob-tool.ts'
import { createGrepTool } from './tools/grep-tool.ts'
import { createReadTool } from './tools/read-tool.ts'
import { createWriteTool } from './tools/write-tool.ts'
import type { Workspace } from './workspace.ts'

/** The tools for the files of a workspace: `Read`, `Write`, `Edit`, `Glob` and `Grep`. */
export function createWorkspaceTools(workspace: Workspace): AgentTool[] {
  return [
    createReadTool(workspace),
    createWriteTool(workspace),
    createEditTool(workspace),
    createGlobTool(workspace),
    createGrepTool(workspace),
  ]
}
