/** A filter of system calls, as bubblewrap's `--seccomp` reads it. */
export type SeccompArchitecture = 'x64' | 'arm64'

/** Numbers of one system call; `undefined` where an architecture has none. */
type CallNumbers = readonly [name: string, x64: number | undefined, arm64: number | undefined]

const EPERM = 1
const EINVAL = 22
const ENOSYS = 38
const EAFNOSUPPORT = 97

/** Refused: they change the system, look into other processes, or reach what no namespace holds back. */
const REFUSED: readonly CallNumbers[] = [
  ['acct', 163, 89],
  ['add_key', 248, 217],
  ['adjtimex', 159, 171],
  ['bpf', 321, 280],
  ['chroot', 161, 51],
  ['clock_adjtime', 305, 266],
  ['clock_settime', 227, 112],
  ['delete_module', 176, 106],
  ['fanotify_init', 300, 262],
  ['finit_module', 313, 273],
  ['fsconfig', 431, 431],
  ['fsmount', 432, 432],
  ['fsopen', 430, 430],
  ['fspick', 433, 433],
  ['init_module', 175, 105],
  ['ioperm', 173, undefined],
  ['iopl', 172, undefined],
  ['kcmp', 312, 272],
  ['kexec_file_load', 320, 294],
  ['kexec_load', 246, 104],
  ['keyctl', 250, 219],
  ['lookup_dcookie', 212, 18],
  ['modify_ldt', 154, undefined],
  ['mount', 165, 40],
  ['mount_setattr', 442, 442],
  ['move_mount', 429, 429],
  ['msgget', 68, 186],
  ['name_to_handle_at', 303, 264],
  ['open_by_handle_at', 304, 265],
  ['open_tree', 428, 428],
  ['perf_event_open', 298, 241],
  ['pidfd_getfd', 438, 438],
  ['pivot_root', 155, 41],
  ['process_vm_readv', 310, 270],
  ['process_vm_writev', 311, 271],
  ['ptrace', 101, 117],
  ['quotactl', 179, 60],
  ['quotactl_fd', 443, 443],
  ['reboot', 169, 142],
  ['request_key', 249, 218],
  ['setdomainname', 171, 162],
  ['sethostname', 170, 161],
  ['setns', 308, 268],
  ['settimeofday', 164, 170],
  ['swapoff', 168, 225],
  ['swapon', 167, 224],
  ['syslog', 103, 116],
  ['umount2', 166, 39],
  ['unshare', 272, 97],
  ['userfaultfd', 323, 282],
  ['vhangup', 153, 58],
]

/**
 * Said not to exist, so that programs fall back: `clone3` hides its flags from a filter, `io_uring`
 * and `openat2` do what is refused unseen, and memory files count for no process.
 */
const ABSENT: readonly CallNumbers[] = [
  ['clone3', 435, 435],
  ['io_uring_enter', 426, 426],
  ['io_uring_register', 427, 427],
  ['io_uring_setup', 425, 425],
  ['memfd_create', 319, 279],
  ['memfd_secret', 447, 447],
  ['openat2', 437, 437],
]

/**
 * Where calls that make files and change permissions take the mode, and the flags that say whether
 * they make one. An agent that root runs would leave programs behind that run as root for everybody.
 */
const MODE_CALLS: readonly {
  readonly call: CallNumbers
  readonly mode: number
  readonly flags?: number
}[] = [
  { call: ['chmod', 90, undefined], mode: 1 },
  { call: ['fchmod', 91, 52], mode: 1 },
  { call: ['fchmodat', 268, 53], mode: 2 },
  { call: ['fchmodat2', 452, 452], mode: 2 },
  { call: ['creat', 85, undefined], mode: 1 },
  { call: ['mknod', 133, undefined], mode: 1 },
  { call: ['mknodat', 259, 33], mode: 2 },
  { call: ['open', 2, undefined], mode: 2, flags: 1 },
  { call: ['openat', 257, 56], mode: 3, flags: 2 },
]
/** S_ISUID and S_ISGID. */
const SET_IDENTITY = 0o6000
/** O_CREAT and O_TMPFILE; without them the mode means nothing. */
const MAKES_A_FILE = 0o20000100

const CLONE = { x64: 56, arm64: 220 }
const SOCKET = { x64: 41, arm64: 198 }
const IOCTL = { x64: 16, arm64: 29 }
const SHMGET = { x64: 29, arm64: 194 }

/** CLONE_NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET and NEWNS. */
const NEW_NAMESPACES = 0x7e020000
/** Unix, IPv4, IPv6 and netlink: the families that a network namespace confines. Not vsock, for one. */
const SOCKET_FAMILIES = [1, 2, 10, 16]
/** TIOCSTI types into a terminal, TIOCLINUX pastes into one. */
const TERMINAL_INPUT = [0x5412, 0x541c]
/** Segments stay when nobody has them mapped; small ones are enough for those who use them as locks. */
const MAX_SHARED_SEGMENT_BYTES = 65_536

const AUDIT_ARCHITECTURE = { x64: 0xc000003e, arm64: 0xc00000b7 }
/** Numbers from here on are the x32 calls, under other numbers the same ones again. */
const X32_CALLS = 0x40000000

const RETURN_ALLOW = 0x7fff0000
const RETURN_KILL = 0x80000000
const RETURN_ERROR = 0x00050000

const OFFSET_NUMBER = 0
const OFFSET_ARCHITECTURE = 4
const lowWordOf = (argument: number) => 16 + 8 * argument
const highWordOf = (argument: number) => lowWordOf(argument) + 4

interface Instruction {
  readonly code: number
  readonly value: number
  readonly ifTrue?: number
  readonly ifFalse?: number
}

const load = (offset: number): Instruction => ({ code: 0x20, value: offset })
const answer = (value: number): Instruction => ({ code: 0x06, value })
const jump = (code: number, value: number, ifTrue: number, ifFalse: number): Instruction => ({
  code,
  value,
  ifTrue,
  ifFalse,
})
const ifEqual = (value: number, ifTrue: number, ifFalse: number) =>
  jump(0x15, value, ifTrue, ifFalse)
const ifGreater = (value: number, ifTrue: number, ifFalse: number) =>
  jump(0x25, value, ifTrue, ifFalse)
const ifAtLeast = (value: number, ifTrue: number, ifFalse: number) =>
  jump(0x35, value, ifTrue, ifFalse)
const ifAnyBit = (value: number, ifTrue: number, ifFalse: number) =>
  jump(0x45, value, ifTrue, ifFalse)

/** Runs `body` for one system call; a body always ends with an answer. */
function forCall(number: number, body: readonly Instruction[]): Instruction[] {
  return [ifEqual(number, 0, body.length), ...body]
}

function refuse(calls: readonly CallNumbers[], error: number, index: 1 | 2): Instruction[] {
  return calls.flatMap((call) => {
    const number = call[index]
    return number === undefined ? [] : forCall(number, [answer(RETURN_ERROR | error)])
  })
}

function refuseSetIdentity(index: 1 | 2): Instruction[] {
  return MODE_CALLS.flatMap(({ call, mode, flags }) => {
    const number = call[index]
    if (number === undefined) return []
    const check = [
      load(lowWordOf(mode)),
      ifAnyBit(SET_IDENTITY, 0, 1),
      answer(RETURN_ERROR | EPERM),
      answer(RETURN_ALLOW),
    ]
    // Without the flags the last instruction, which allows, is jumped to.
    const onlyNew =
      flags === undefined
        ? []
        : [load(lowWordOf(flags)), ifAnyBit(MAKES_A_FILE, 0, check.length - 1)]
    return forCall(number, [...onlyNew, ...check])
  })
}

/** Builds the filter for an architecture. */
export function buildSeccompFilter(architecture: SeccompArchitecture): Buffer {
  const index = architecture === 'x64' ? 1 : 2
  return encode([
    load(OFFSET_ARCHITECTURE),
    ifEqual(AUDIT_ARCHITECTURE[architecture], 1, 0),
    answer(RETURN_KILL),
    load(OFFSET_NUMBER),
    ...(architecture === 'x64' ? [ifAtLeast(X32_CALLS, 0, 1), answer(RETURN_ERROR | ENOSYS)] : []),
    ...refuse(REFUSED, EPERM, index),
    ...refuse(ABSENT, ENOSYS, index),
    ...refuseSetIdentity(index),
    ...forCall(CLONE[architecture], [
      load(lowWordOf(0)),
      ifAnyBit(NEW_NAMESPACES, 0, 1),
      answer(RETURN_ERROR | EPERM),
      answer(RETURN_ALLOW),
    ]),
    ...forCall(SOCKET[architecture], [
      load(lowWordOf(0)),
      ...SOCKET_FAMILIES.map((family, at) => ifEqual(family, SOCKET_FAMILIES.length - at, 0)),
      answer(RETURN_ERROR | EAFNOSUPPORT),
      answer(RETURN_ALLOW),
    ]),
    ...forCall(IOCTL[architecture], [
      load(lowWordOf(1)),
      ...TERMINAL_INPUT.map((request, at) => ifEqual(request, TERMINAL_INPUT.length - at, 0)),
      answer(RETURN_ALLOW),
      answer(RETURN_ERROR | EPERM),
    ]),
    ...forCall(SHMGET[architecture], [
      load(highWordOf(1)),
      ifEqual(0, 0, 2),
      load(lowWordOf(1)),
      ifGreater(MAX_SHARED_SEGMENT_BYTES, 0, 1),
      answer(RETURN_ERROR | EINVAL),
      answer(RETURN_ALLOW),
    ]),
    answer(RETURN_ALLOW),
  ])
}

/** As `struct sock_filter`, eight bytes each, little-endian on both architectures. */
function encode(instructions: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(instructions.length * 8)
  for (const [index, { code, value, ifTrue = 0, ifFalse = 0 }] of instructions.entries()) {
    bytes.writeUInt16LE(code, index * 8)
    bytes.writeUInt8(ifTrue, index * 8 + 2)
    bytes.writeUInt8(ifFalse, index * 8 + 3)
    bytes.writeUInt32LE(value >>> 0, index * 8 + 4)
  }
  return bytes
}
