export { ConfinementError } from './confinement/confinement-error.ts'
export { createWorkspaceTools, type WorkspaceToolsOptions } from './create-workspace-tools.ts'
export type { SetAside } from './guard/guard-directory.ts'
export { detectSandbox } from './sandbox/detect-sandbox.ts'
export {
  DEFAULT_SANDBOX_LIMITS,
  type Sandbox,
  type SandboxCommand,
  type SandboxDetection,
  type SandboxLimits,
  type SandboxResult,
  type SandboxStop,
} from './sandbox/sandbox.ts'
export { MAX_FILE_BYTES, openWorkspace, type Workspace } from './workspace.ts'
