import type { AgentTool } from '../tools/agent-tool.ts'
import type { Sandbox, SandboxLimits } from './sandbox/sandbox.ts'
import { createBashTool } from './tools/bash-tool.ts'
import { createEditTool } from './tools/edit-tool.ts'
import { createGlobTool } from './tools/glob-tool.ts'
import { createGrepTool } from './tools/grep-tool.ts'
import { createReadTool } from './tools/read-tool.ts'
import { createWriteTool } from './tools/write-tool.ts'
import type { Workspace } from './workspace.ts'

/** What the workspace's tools are given beside the workspace. */
export interface WorkspaceToolsOptions {
  /** What `detectSandbox` found; without one there is no `Bash`. */
  readonly sandbox?: Sandbox | undefined
  readonly limits?: Partial<SandboxLimits>
}

/**
 * The tools for the files of a workspace: `Read`, `Write`, `Edit`, `Glob` and `Grep`, and `Bash`
 * where there is a sandbox.
 */
export function createWorkspaceTools(
  workspace: Workspace,
  options: WorkspaceToolsOptions = {},
): AgentTool[] {
  const { sandbox, limits } = options
  return [
    createReadTool(workspace),
    createWriteTool(workspace),
    createEditTool(workspace),
    createGlobTool(workspace),
    createGrepTool(workspace),
    ...(sandbox ? [createBashTool(workspace, sandbox, limits)] : []),
  ]
}
