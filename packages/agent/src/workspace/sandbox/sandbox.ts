import type { SetAside } from '../guard/guard-directory.ts'

/** What a command may use up before it is stopped. */
export interface SandboxLimits {
  readonly timeoutMs: number
  /** Memory of one process, and resident memory of all processes together. */
  readonly memoryBytes: number
  /** Processes and threads together. */
  readonly processes: number
  /** The largest file that may be written. */
  readonly fileBytes: number
  /** The private `/tmp`, which is memory. */
  readonly temporaryBytes: number
  readonly openFiles: number
  /** What the disk of the workspace must keep free. */
  readonly freeDiskBytes: number
  /** Characters of a stream that are kept; the middle of a longer one is left out. */
  readonly outputCharacters: number
  /** A command that prints more than this is stopped. */
  readonly outputBytes: number
}

/** The limits of a command that is given no others. */
export const DEFAULT_SANDBOX_LIMITS: SandboxLimits = {
  timeoutMs: 120_000,
  memoryBytes: 2 * 1024 ** 3,
  processes: 256,
  fileBytes: 1024 ** 3,
  temporaryBytes: 512 * 1024 ** 2,
  openFiles: 1024,
  freeDiskBytes: 256 * 1024 ** 2,
  outputCharacters: 15_000,
  outputBytes: 50_000_000,
}

/** The longest that a command may be given. */
export const MAX_TIMEOUT_MS = 600_000

/** One command, and where it runs. */
export interface SandboxCommand {
  /** For bash. */
  readonly command: string
  /**
   * The one directory that the command may change; it stands at the same path inside. What other
   * programs run or obey in it (`.git`, `AGENTS.md`, …) is read-only, and not to be made.
   */
  readonly directory: string
  /** Other directories that it may read. */
  readonly readOnlyDirectories?: readonly string[]
  readonly limits?: Partial<SandboxLimits>
  readonly signal?: AbortSignal
}

/** Why a command was stopped before its end. */
export type SandboxStop = 'time' | 'memory' | 'processes' | 'disk' | 'output' | 'aborted'

/** How a command ended, and what it printed. */
export interface SandboxResult {
  /** As shells tell it: 128 and the signal's number for a process that a signal ended. */
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
  readonly stopped?: SandboxStop
  /** What the command made under a guarded name, such as `.git`, and what it is called now. */
  readonly setAside?: readonly SetAside[]
}

/** Runs commands that can do no harm outside the directory they are given. */
export interface Sandbox {
  readonly kind: 'bubblewrap'
  /** @throws ParcoError `configuration` for a directory that must not be handed to commands. */
  run(command: SandboxCommand): Promise<SandboxResult>
}

/** Whether this machine has a sandbox that works, or why not. `sandbox` may be handed on as it is. */
export type SandboxDetection =
  | { readonly isAvailable: true; readonly sandbox: Sandbox; readonly reason?: undefined }
  | { readonly isAvailable: false; readonly reason: string; readonly sandbox?: undefined }
