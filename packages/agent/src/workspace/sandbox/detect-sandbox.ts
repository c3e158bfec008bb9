import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findExecutables } from '../../internal/find-executables.ts'
import { createBubblewrapSandbox } from './bubblewrap-sandbox.ts'
import type { Sandbox, SandboxDetection } from './sandbox.ts'
import { buildSeccompFilter, type SeccompArchitecture } from './seccomp-filter.ts'

/** What may stand in for the machine. */
export interface DetectSandboxOptions {
  readonly environment?: Readonly<Record<string, string | undefined>>
  readonly platform?: string
  readonly architecture?: string
}

let detected: Promise<SandboxDetection> | undefined

/**
 * Finds a sandbox that works on this machine, by running one; asked once per process. There is no
 * way to run a command without one.
 */
export function detectSandbox(): Promise<SandboxDetection> {
  detected ??= findSandbox()
  return detected
}

/** `detectSandbox` without its memory. */
export async function findSandbox(options: DetectSandboxOptions = {}): Promise<SandboxDetection> {
  const { environment = process.env, platform = process.platform } = options
  const { architecture = process.arch } = options
  if (platform !== 'linux') return unavailable(`On ${platform} there is no sandbox yet.`)
  if (architecture !== 'x64' && architecture !== 'arm64') {
    return unavailable(`There is no filter of system calls for ${architecture}.`)
  }
  if (!existsSync(`/proc/self/task/${process.pid}/children`)) {
    return unavailable('The kernel does not list child processes (CONFIG_PROC_CHILDREN).')
  }
  const executable = findExecutables('bwrap', environment.PATH ?? '')[0]
  if (!executable) return unavailable('bubblewrap is not installed.')
  return proveBubblewrap(executable, architecture)
}

async function proveBubblewrap(
  executable: string,
  architecture: SeccompArchitecture,
): Promise<SandboxDetection> {
  const sandbox = createBubblewrapSandbox(executable, buildSeccompFilter(architecture))
  const directory = mkdtempSync(join(tmpdir(), 'sandbox-probe-'))
  try {
    const failure = await probe(sandbox, directory)
    return failure === undefined
      ? { isAvailable: true, sandbox }
      : unavailable(`bubblewrap does not work here: ${failure}`)
  } catch (error) {
    return unavailable(`bubblewrap does not work here: ${(error as Error).message}`)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

const PROBE_TIMEOUT_MS = 20_000

/** Asks for each thing that the sandbox must hold, in bash alone; the exit code names what does not. */
const PROBE = `
echo written > file || exit 10
for path in /etc/shadow /root /home /sys/kernel /run; do [ -e "$path" ] && exit 11; done
(echo x > /usr/probe) 2>/dev/null && exit 12
(echo x > /probe) 2>/dev/null && exit 13
for path in /proc/sys/kernel/*; do [ -w "$path" ] && exit 21; done
[ -e /proc/sysrq-trigger ] && [ -w /proc/sysrq-trigger ] && exit 22
[ "$$" -lt 10 ] || exit 14
for path in /sys/*; do [ -e "$path" ] && exit 15; done
while IFS=: read -r name _; do
  case "$name" in *Inter*|*face*|*lo) ;; *) exit 16;; esac
done < /proc/net/dev
while read -r name value _; do
  case "$name" in
    Seccomp:) [ "$value" = 2 ] || exit 17;;
    NoNewPrivs:) [ "$value" = 1 ] || exit 18;;
    CapEff:|CapPrm:|CapBnd:|CapAmb:) [ "$value" = 0000000000000000 ] || exit 19;;
  esac
done < /proc/self/status
for limit in d f n t; do [ "$(ulimit -H -$limit)" = unlimited ] && exit 20; done
exit 0
`

/** What does not hold, or `undefined`. */
async function probe(sandbox: Sandbox, directory: string): Promise<string | undefined> {
  const { exitCode, stderr, stopped } = await sandbox.run({
    command: PROBE,
    directory,
    limits: { timeoutMs: PROBE_TIMEOUT_MS, freeDiskBytes: 0 },
  })
  if (exitCode !== 0)
    return stderr.trim() || `check ${exitCode} failed${stopped ? ` (${stopped})` : ''}`
  return existsSync(join(directory, 'file')) ? undefined : 'it does not write into its directory.'
}

function unavailable(reason: string): SandboxDetection {
  return { isAvailable: false, reason }
}
