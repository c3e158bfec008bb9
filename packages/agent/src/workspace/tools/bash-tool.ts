import { z } from 'zod'
import { quoteName } from '../../internal/quote-name.ts'
import { type AgentTool, defineTool } from '../../tools/agent-tool.ts'
import {
  DEFAULT_SANDBOX_LIMITS,
  MAX_TIMEOUT_MS,
  type Sandbox,
  type SandboxLimits,
  type SandboxResult,
  type SandboxStop,
} from '../sandbox/sandbox.ts'
import type { Workspace } from '../workspace.ts'

/** What the kernel takes as one argument, in characters of up to four bytes. */
const MAX_COMMAND_CHARACTERS = 30_000

/** A call may take as long as its command, and a little more. */
const CALL_GRACE_MS = 10_000

/** `Bash`: a command in a sandbox; there is no other way to run one. */
export function createBashTool(
  workspace: Workspace,
  sandbox: Sandbox,
  limits: Partial<SandboxLimits> = {},
): AgentTool {
  const all: SandboxLimits = { ...DEFAULT_SANDBOX_LIMITS, ...limits }
  return defineTool({
    name: 'Bash',
    description:
      'Runs a bash command in the workspace, in a sandbox without network. Files outside the workspace do not last; .git and settings of agents and editors are read-only.',
    input: z.object({
      command: z.string().min(1).max(MAX_COMMAND_CHARACTERS),
      timeout_ms: z
        .number()
        .int()
        .min(1)
        .max(MAX_TIMEOUT_MS)
        .optional()
        .describe(`default ${all.timeoutMs}`),
    }),
    effect: 'write',
    repeatable: true,
    timeoutMs: MAX_TIMEOUT_MS + CALL_GRACE_MS,
    execute: async ({ command, timeout_ms: timeoutMs = all.timeoutMs }, { signal }) => {
      if (command.includes('\0')) throw new Error('A command must not contain NUL.')
      const used: SandboxLimits = { ...all, timeoutMs }
      const result = await sandbox.run({
        command,
        directory: workspace.root.path,
        readOnlyDirectories: workspace.readOnlyPaths,
        limits: used,
        signal,
      })
      signal.throwIfAborted()
      return toText(result, used)
    },
  })
}

function toText(result: SandboxResult, limits: SandboxLimits): string {
  const parts = [
    result.stopped
      ? `[stopped: ${explainStop(result.stopped, limits)}]`
      : `exit code ${result.exitCode}`,
  ]
  if (result.stdout !== '') parts.push(result.stdout.trimEnd())
  if (result.stderr !== '') parts.push(`[stderr]\n${result.stderr.trimEnd()}`)
  if (result.setAside) parts.push(tellSetAside(result.setAside))
  return parts.join('\n')
}

const MOST_SET_ASIDE_TOLD = 10

function tellSetAside(setAside: NonNullable<SandboxResult['setAside']>): string {
  const told = setAside
    .slice(0, MOST_SET_ASIDE_TOLD)
    .map(({ path, movedTo }) => `${quoteName(path)} is now ${quoteName(movedTo)}`)
  const others = setAside.length - told.length
  if (others > 0) told.push(`and ${others} more`)
  return `[set aside: ${told.join('; ')}. Other programs run or obey files with such names, so commands may not make them: use Write, or ask the user]`
}

function explainStop(stop: SandboxStop, limits: SandboxLimits): string {
  const mebibytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MiB`
  switch (stop) {
    case 'time':
      return `it ran longer than ${limits.timeoutMs / 1000} s`
    case 'memory':
      return `it used more than ${mebibytes(limits.memoryBytes)} of memory`
    case 'processes':
      return `it had more than ${limits.processes} processes and threads`
    case 'disk':
      return `less than ${mebibytes(limits.freeDiskBytes)} of the disk would be left`
    case 'output':
      return `it printed more than ${mebibytes(limits.outputBytes)}`
    case 'aborted':
      return 'it was interrupted'
  }
}
