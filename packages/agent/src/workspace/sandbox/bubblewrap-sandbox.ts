import { type ChildProcess, spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import { guardDirectory, type HeldPlace } from '../guard/guard-directory.ts'
import {
  type BubblewrapOptions,
  SANDBOX_ENVIRONMENT,
  SANDBOX_FD,
  SANDBOX_FILES,
  toBubblewrapArguments,
  toWritableDirectory,
} from './bubblewrap-arguments.ts'
import { killSandbox } from './kill-sandbox.ts'
import { readStartTicks } from './measure-processes.ts'
import { createOutputCollector } from './output-collector.ts'
import {
  DEFAULT_SANDBOX_LIMITS,
  MAX_TIMEOUT_MS,
  type Sandbox,
  type SandboxCommand,
  type SandboxLimits,
  type SandboxResult,
  type SandboxStop,
} from './sandbox.ts'
import { watchCommand } from './watchdog.ts'

/** How often the end is asked for until it comes: bubblewrap may still be preparing. */
const KILL_INTERVAL_MS = 20

const SIGNAL_EXIT_CODE = 128
const SIGKILL_NUMBER = 9

/** What a command is like that was interrupted before it began. */
const NEVER_BEGUN: SandboxResult = {
  exitCode: SIGNAL_EXIT_CODE + SIGKILL_NUMBER,
  stdout: '',
  stderr: '',
  stopped: 'aborted',
}

/** A sandbox of Linux namespaces, made by the program at `executable`. */
export function createBubblewrapSandbox(executable: string, filter: Buffer): Sandbox {
  return {
    kind: 'bubblewrap',
    run: (command) => runCommand(executable, filter, command),
  }
}

async function runCommand(
  executable: string,
  filter: Buffer,
  command: SandboxCommand,
): Promise<SandboxResult> {
  command.signal?.throwIfAborted()
  const limits: SandboxLimits = { ...DEFAULT_SANDBOX_LIMITS, ...command.limits }
  const timeoutMs = Math.min(limits.timeoutMs, MAX_TIMEOUT_MS)
  const directory = toWritableDirectory(command.directory)
  const guard = await guardDirectory(directory)
  let child: ChildProcess
  try {
    if (command.signal?.aborted) return NEVER_BEGUN
    child = start(executable, guard.held, {
      directory,
      readOnlyDirectories: command.readOnlyDirectories ?? [],
      limits: { ...limits, timeoutMs },
      command: command.command,
    })
  } finally {
    guard.release()
  }
  const result = await carry(child, filter, { ...command, limits, timeoutMs })
  const setAside = await guard.restore()
  return setAside.length > 0 ? { ...result, setAside } : result
}

function start(
  executable: string,
  held: readonly HeldPlace[],
  options: Omit<BubblewrapOptions, 'guardedPaths'>,
): ChildProcess {
  const guardedPaths = held.map(({ path }) => path)
  return spawn(executable, toBubblewrapArguments({ ...options, guardedPaths }), {
    // The first process inside shows this environment to the others.
    env: { ...SANDBOX_ENVIRONMENT },
    cwd: '/',
    stdio: ['ignore', ...PIPES, ...held.map(({ descriptor }) => descriptor)],
  })
}

/** Both outputs, and what bubblewrap reads. */
const PIPES = ['pipe', 'pipe', 'pipe', 'pipe', 'pipe', 'pipe'] as const

/** Follows a command to its end, and stops it when it has to be. */
async function carry(
  child: ChildProcess,
  filter: Buffer,
  command: SandboxCommand & { readonly limits: SandboxLimits; readonly timeoutMs: number },
): Promise<SandboxResult> {
  const { limits, timeoutMs } = command
  let stopped: SandboxStop | undefined
  let killing: NodeJS.Timeout | undefined
  const startTicks = readStartTicks(child.pid ?? 0) ?? ''
  const kill = () => killSandbox(child.pid ?? 0, startTicks)
  const stop = (why: SandboxStop) => {
    stopped ??= why
    kill()
    killing ??= setInterval(kill, KILL_INTERVAL_MS)
  }
  const timer = setTimeout(stop, timeoutMs, 'time')
  const onAbort = () => stop('aborted')
  command.signal?.addEventListener('abort', onAbort)
  const output = collectOutput(child, limits, stop)
  const unwatch = watch(child, startTicks, command.directory, limits, stop)
  try {
    handOver(child, filter)
    const exitCode = await waitForEnd(child)
    return {
      exitCode,
      stdout: output.stdout.text(),
      stderr: output.stderr.text(),
      ...(stopped ? { stopped } : {}),
    }
  } finally {
    clearTimeout(timer)
    clearInterval(killing)
    command.signal?.removeEventListener('abort', onAbort)
    unwatch()
  }
}

function watch(
  child: ChildProcess,
  startTicks: string,
  directory: string,
  limits: SandboxLimits,
  stop: (why: SandboxStop) => void,
): () => void {
  if (child.pid === undefined) return () => {}
  return watchCommand(
    {
      processId: child.pid,
      startTicks,
      directory,
      maxProcesses: limits.processes,
      maxMemoryBytes: limits.memoryBytes,
      minFreeBytes: limits.freeDiskBytes,
    },
    stop,
  )
}

function collectOutput(
  child: ChildProcess,
  limits: SandboxLimits,
  stop: (why: SandboxStop) => void,
) {
  const stdout = createOutputCollector(limits.outputCharacters)
  const stderr = createOutputCollector(limits.outputCharacters)
  const stopFlood = () => {
    if (stdout.totalBytes + stderr.totalBytes > limits.outputBytes) stop('output')
  }
  for (const [stream, collector] of [
    [child.stdout, stdout],
    [child.stderr, stderr],
  ] as const) {
    stream?.on('data', (chunk: Buffer) => {
      collector.add(chunk)
      stopFlood()
    })
  }
  return { stdout, stderr }
}

function handOver(child: ChildProcess, filter: Buffer): void {
  const contents: readonly (readonly [number, string | Buffer])[] = [
    [SANDBOX_FD.seccomp, filter],
    [SANDBOX_FD.passwd, SANDBOX_FILES.passwd],
    [SANDBOX_FD.group, SANDBOX_FILES.group],
    [SANDBOX_FD.hosts, SANDBOX_FILES.hosts],
  ]
  for (const [descriptor, content] of contents) {
    const pipe = child.stdio[descriptor] as Writable | null | undefined
    // It closes unread when bubblewrap fails first; the exit tells that.
    pipe?.on('error', () => {})
    pipe?.end(content)
  }
}

/** Ends when the last process inside has: all of them hold the pipes of the output. */
function waitForEnd(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? SIGNAL_EXIT_CODE + SIGKILL_NUMBER))
  })
}
