import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { ParcoError } from '@parco/protocol/errors'
import type { SandboxLimits } from './sandbox.ts'

/** The descriptors on which bubblewrap is handed what it needs; those of guarded places come last. */
export const SANDBOX_FD = { seccomp: 3, passwd: 4, group: 5, hosts: 6, guarded: 7 } as const

/** The account that commands see; outside it is the one that runs the agent, without its privileges. */
export const SANDBOX_FILES = {
  passwd: 'agent:x:1000:1000:agent:/tmp:/bin/bash\n',
  group: 'agent:x:1000:\n',
  hosts: '127.0.0.1 localhost\n::1 localhost\n',
} as const

/** All that commands find in their environment. */
export const SANDBOX_ENVIRONMENT = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/tmp',
  LANG: 'C.UTF-8',
  USER: 'agent',
} as const

const SYSTEM_NAMES = ['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32']

/** What programs need of `/etc`; nothing in it belongs to a user. */
const CONFIGURATION = [
  '/etc/alternatives',
  '/etc/ld.so.cache',
  '/etc/ld.so.conf',
  '/etc/ld.so.conf.d',
  '/etc/localtime',
  '/etc/mime.types',
]

/**
 * Settings of the running kernel. Their files belong to root and ask for no capability, so an agent
 * that root runs could change the machine through them; bubblewrap alone leaves some writable.
 */
const KERNEL_SETTINGS = [
  ...['acpi', 'asound', 'bus', 'driver', 'fs', 'irq', 'latency_stats', 'mtrr', 'scsi', 'sys'],
  ...['sysrq-trigger', 'pressure', 'tty'],
].map((name) => `/proc/${name}`)

/** What the kernel tells about itself, and commands have no use for. */
const KERNEL_SECRETS = ['kcore', 'key-users', 'keys', 'kmsg', 'sched_debug', 'timer_list'].map(
  (name) => `/proc/${name}`,
)

/** Handing one of these to commands would hand them the system. */
const NEVER_WRITABLE: ReadonlySet<string> = new Set([
  '/',
  ...SYSTEM_NAMES,
  '/boot',
  '/etc',
  '/home',
  '/opt',
  '/root/.ssh',
  '/run',
  '/tmp',
  '/usr',
  '/usr/bin',
  '/usr/lib',
  '/usr/local',
  '/usr/sbin',
  '/var',
  '/var/lib',
  '/var/run',
])
const NEVER_WRITABLE_BELOW = ['/dev', '/proc', '/sys', '/run', '/boot', '/etc']

export interface BubblewrapOptions {
  /** As `toWritableDirectory` gives it. */
  readonly directory: string
  /** What is read-only in it, by absolute path; a descriptor of each is handed over in this order. */
  readonly guardedPaths: readonly string[]
  readonly readOnlyDirectories: readonly string[]
  readonly limits: SandboxLimits
  readonly command: string
}

/**
 * The arguments of bubblewrap for one command: every namespace of its own, the system read-only, one
 * directory to work in.
 */
export function toBubblewrapArguments(options: BubblewrapOptions): string[] {
  const { limits, directory, guardedPaths } = options
  const temporary = ['--size', String(limits.temporaryBytes), '--tmpfs']
  return [
    ...['--unshare-user', '--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts'],
    ...['--unshare-cgroup-try', '--disable-userns', '--cap-drop', 'ALL'],
    ...['--uid', '1000', '--gid', '1000', '--hostname', 'sandbox'],
    ...['--die-with-parent', '--new-session'],
    ...['--ro-bind', '/usr', '/usr', ...SYSTEM_NAMES.flatMap(toSystemMount)],
    ...CONFIGURATION.flatMap((path) => ['--ro-bind-try', path, path]),
    ...['--ro-bind-data', String(SANDBOX_FD.passwd), '/etc/passwd'],
    ...['--ro-bind-data', String(SANDBOX_FD.group), '/etc/group'],
    ...['--ro-bind-data', String(SANDBOX_FD.hosts), '/etc/hosts'],
    ...['--proc', '/proc', ...KERNEL_SETTINGS.flatMap((path) => ['--ro-bind-try', path, path])],
    ...KERNEL_SECRETS.filter((path) => existsSync(path)).flatMap(hide),
    ...['--dev', '/dev', ...temporary, '/dev/shm', '--remount-ro', '/dev'],
    ...[...temporary, '/tmp', '--symlink', '/tmp', '/var/tmp'],
    ...options.readOnlyDirectories.flatMap((path) => ['--ro-bind', path, path]),
    ...['--bind', directory, directory, ...guardedPaths.flatMap(toGuardedMount)],
    ...['--remount-ro', '/', '--chdir', directory],
    ...['--seccomp', String(SANDBOX_FD.seccomp)],
    ...['--', '/bin/bash', '--noprofile', '--norc', '-c', toPrologue(limits), 'bash'],
    ...[options.command, ...guardedPaths],
  ]
}

/** By descriptor: whoever changes names in the directory must not choose what is mounted. */
function toGuardedMount(path: string, index: number): string[] {
  return ['--ro-bind', `/proc/self/fd/${SANDBOX_FD.guarded + index}`, path]
}

/**
 * The real path of a directory that commands may change.
 * @throws ParcoError `configuration` for one that must not be handed to commands.
 */
export function toWritableDirectory(path: string): string {
  const directory = realpathSync(path)
  const isRefused =
    NEVER_WRITABLE.has(directory) ||
    NEVER_WRITABLE_BELOW.some((path) => `${directory}/`.startsWith(`${path}/`))
  if (!isRefused) return directory
  throw new ParcoError(
    'configuration',
    `${directory} belongs to the system; commands cannot be given it to work in. Use a directory of your own.`,
  )
}

/** `/bin` and its like are directories on some systems, and links into `/usr` on others. */
function toSystemMount(path: string): string[] {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats) return []
  return stats.isSymbolicLink()
    ? ['--symlink', readlinkSync(path), path]
    : ['--ro-bind', path, path]
}

function hide(path: string): string[] {
  return ['--ro-bind', '/dev/null', path]
}

/** Milliseconds of grace for the kernel's own clock, so that ours speaks first. */
const PROCESSOR_GRACE_MS = 10_000

/** Descriptors that the agent itself was started with are not for its commands. */
const CLOSE_INHERITED =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is for bash
  'for fd in /proc/self/fd/*; do fd=${fd##*/}; [ "$fd" -gt 2 ] && eval "exec $fd>&-"; done'

/** Names could have been exchanged while the guarded places were mounted. */
const ASSERT_GUARDED =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is for bash
  'for path in "${@:2}"; do [ -w "$path" ] && echo "$path is not guarded; the command was not run." >&2 && exit 126; done'

/**
 * Lowers the limits that the kernel keeps for each process, and then becomes the command. A limit
 * that cannot be set is already lower.
 */
function toPrologue(limits: SandboxLimits): string {
  const kibibytes = (bytes: number) => Math.ceil(bytes / 1024)
  const values = [
    ['c', 0],
    ['d', kibibytes(limits.memoryBytes)],
    ['f', kibibytes(limits.fileBytes)],
    ['l', 64],
    ['n', limits.openFiles],
    ['t', Math.ceil((limits.timeoutMs + PROCESSOR_GRACE_MS) / 1000)],
    ...(process.getuid?.() === 0 ? [] : [['u', limits.processes]]),
  ]
  const lowered = values.map(([name, value]) => `ulimit -${name} ${value} 2>/dev/null`).join('; ')
  return `${CLOSE_INHERITED}; ${ASSERT_GUARDED}; ${lowered}; exec nice -n 10 /bin/bash --noprofile --norc -c "$1"`
}
