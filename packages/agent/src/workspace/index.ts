export { ConfinementError } from './confinement/confinement-error.ts'
export { createWorkspaceTools } from './create-workspace-tools.ts'
export { MAX_FILE_BYTES, openWorkspace, type Workspace } from './workspace.ts'
