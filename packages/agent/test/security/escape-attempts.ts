/**
 * Ways out of a sandbox. Each is a bash script that ends with 0 only if it got out; the variables are
 * things outside that the test set up. `isControl` marks those that are harmless without a sandbox, and
 * must succeed there: they prove that the attempt itself works.
 */
export interface EscapeAttempt {
  readonly name: string
  readonly script: string
  readonly isControl?: boolean
}

const attempt = (name: string, script: string): EscapeAttempt => ({ name, script })
const control = (name: string, script: string): EscapeAttempt => ({ name, script, isControl: true })

/** What the filter and the kernel answer to what is not permitted. */
const REFUSALS = [1, 38, 97]

/**
 * Makes a system call of x64; it got through unless the error is that of a refusal. Any other error
 * means that the kernel began to do it.
 */
function call(
  name: string,
  number: number,
  values: readonly (number | string)[],
  refusals: readonly number[] = REFUSALS,
): EscapeAttempt {
  // Perl hands over only strings that could be written to.
  const texts = values.map((value, index) =>
    typeof value === 'string' ? `my $text${index} = "${value}"; ` : '',
  )
  const passed = values.map((value, index) => (typeof value === 'string' ? `$text${index}` : value))
  const perl = `${texts.join('')}my $answer = syscall(${[number, ...passed].join(', ')}); my $error = $! + 0; exit($answer == -1 && grep({ $_ == $error } ${refusals.join(', ')}) ? 1 : 0)`
  return attempt(`system call ${name}`, `perl -e '${perl}'`)
}

const connect = (name: string, code: string): EscapeAttempt =>
  control(`connect ${name}`, `perl -MSocket -e '${code}'`)

/** A process inside may have the number that the agent has outside. */
const ofAgent = (script: string) => `[[ $(readlink /proc/$AGENT_PID/exe) == */node ]] && ${script}`

const readable = (path: string): EscapeAttempt =>
  attempt(`read ${path}`, `head -c 1 "${path}" | grep -q .`)

const writable = (path: string): EscapeAttempt =>
  attempt(`write ${path}`, `(: >> "${path}") && [ -w "${path}" ]`)

const setting = (path: string): EscapeAttempt =>
  attempt(
    `change ${path}`,
    `[ -e "${path}" ] && value=$(cat "${path}") && echo "$value" > "${path}"`,
  )

/** Numbers of x64. */
const SYSTEM_CALLS: readonly EscapeAttempt[] = [
  call('ptrace(TRACEME)', 101, [0, 0, 0, 0]),
  call('ptrace(ATTACH, first process)', 101, [16, 1, 0, 0]),
  call('process_vm_readv', 310, [1, 0, 0, 0, 0, 0]),
  call('mount', 165, ['none', '/tmp', 'tmpfs', 0, 0]),
  call('umount2', 166, ['/proc/sys', 2]),
  call('pivot_root', 155, ['/tmp', '/tmp']),
  call('chroot', 161, ['/tmp']),
  call('unshare(user)', 272, [0x10000000]),
  call('unshare(mount)', 272, [0x20000]),
  call('unshare(net)', 272, [0x40000000]),
  call('unshare(time)', 272, [0x80]),
  call('clone(new user namespace)', 56, [0x10000011, 0, 0, 0, 0]),
  call('clone3', 435, [0, 0]),
  call('setns', 308, [0, 0]),
  call('keyctl(get user keyring)', 250, [0, -4, 0]),
  call('add_key', 248, ['user', 'x', 'y', 1, -4]),
  call('bpf', 321, [5, 0, 0]),
  call('perf_event_open', 298, [0, 0, -1, -1, 0]),
  call('userfaultfd', 323, [0]),
  call('io_uring_setup', 425, [1, 0]),
  call('memfd_create', 319, ['x', 0]),
  call('init_module', 175, [0, 0, '']),
  call('kexec_load', 246, [0, 0, 0, 0]),
  call('iopl', 172, [3]),
  call('ioperm', 173, [0, 8, 1]),
  call('syslog', 103, [10, 0, 0]),
  call('sethostname', 170, ['owned', 5]),
  call('settimeofday', 164, [0, 0]),
  call('open_by_handle_at', 304, [-100, 0, 0]),
  call('name_to_handle_at', 303, [-100, '/usr', 0, 0, 0]),
  call('fsopen', 430, ['tmpfs', 0]),
  call('open_tree', 428, [-100, '/usr', 1]),
  call('pidfd_getfd', 438, [0, 0, 0]),
  call('socket(vsock)', 41, [40, 1, 0]),
  call('socket(packet)', 41, [17, 3, 0]),
  call('socket(alg)', 41, [38, 5, 0]),
  call('socket(raw IPv4)', 41, [2, 3, 255]),
  call('ioctl(TIOCSTI)', 16, [0, 0x5412, 'x']),
  call('ioctl(TIOCSTI) in 64 bits', 16, [0, 0x100005412, 'x']),
  call('shmget of 1 GiB', 29, [0, 1073741824, 896], [1, 22]),
  call('x32 getpid', 0x40000000 + 39, []),
  call('setuid(0)', 105, [0], [1, 22]),
  call('setgid(0)', 106, [0], [1, 22]),
  call('quotactl', 179, [0, 0, 0, 0]),
  call('mknod of a disk', 133, ['/tmp/disk', 0o60600, 0x800]),
  call('acct', 163, ['/tmp/acct']),
  call('swapon', 167, ['/tmp/swap', 0]),
  call('chmod to setuid', 90, ['/tmp', 0o4755]),
  call('fchmodat to setgid', 268, [-100, '/tmp', 0o2755]),
  call('fchmodat2 to setuid', 452, [-100, '/tmp', 0o4755, 0]),
  call('open of a setuid file', 2, ['setuid-open', 0o102, 0o4755]),
  call('openat of a setuid file', 257, [-100, 'setuid-openat', 0o102, 0o4755]),
  call('openat of a nameless setuid file', 257, [-100, '/tmp', 0o20200002, 0o4755]),
  call('openat2', 437, [-100, '/tmp', 0, 0]),
  call('creat of a setuid file', 85, ['setuid-creat', 0o4755]),
  call('mknod of a setuid file', 133, ['setuid-mknod', 0o104755, 0]),
  call('finit_module', 313, [0, '', 0]),
]

const READING: readonly EscapeAttempt[] = [
  control('read the secret by its path', 'grep -q SECRET "$SECRET_FILE"'),
  control('read the secret by ..', 'grep -q SECRET ../outside/secret'),
  control('read the secret by a link that was there', 'grep -q SECRET link-out'),
  control(
    'read the secret by a new link',
    'ln -sf "$SECRET_FILE" new-link && grep -q SECRET new-link',
  ),
  control('list outside', 'ls "$OUTSIDE" | grep -q secret'),
  control('hard link to the secret', 'ln "$SECRET_FILE" "hard-$$" && grep -q SECRET "hard-$$"'),
  control("the agent's environment", ofAgent('head -c 1 /proc/$AGENT_PID/environ | grep -q .')),
  control("the agent's memory map", ofAgent('head -c 1 /proc/$AGENT_PID/maps | grep -q .')),
  control("the agent's descriptors", ofAgent('ls /proc/$AGENT_PID/fd | grep -q .')),
  control("the agent's root", ofAgent('grep -q SECRET "/proc/$AGENT_PID/root$SECRET_FILE"')),
  control("the agent's working directory", ofAgent('ls "/proc/$AGENT_PID/cwd/" | grep -q .')),
  attempt(
    'any environment with the canary',
    'cat /proc/[0-9]*/environ | tr "\\0" "\\n" | grep -q ^CANARY',
  ),
  attempt('own environment', 'env | grep -q CANARY'),
  attempt('root of the first process', 'grep -q SECRET "/proc/1/root$SECRET_FILE"'),
  attempt('working directory of the first process', 'grep -rq SECRET /proc/1/cwd/../outside'),
  attempt('the old root', '[ -e /oldroot ] || [ -e /newroot ] || [ -e /proc/1/root/oldroot ]'),
  attempt(
    'an inherited descriptor',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the shell expands it.
    'for f in /proc/$$/fd/*; do [ "${f##*/}" -gt 2 ] && [ -e "$f" ] && exit 0; done; exit 1',
  ),
  attempt('descriptors of the first process', 'grep -q . /proc/1/fd/[3-9]*'),
  ...['/etc/shadow', '/etc/gshadow', '/etc/ssh/sshd_config', '/etc/machine-id', '/etc/sudoers'].map(
    readable,
  ),
  ...['/root/.bashrc', '/root/.ssh/id_rsa', '/root/.npmrc', '/var/log/dpkg.log'].map(readable),
  ...['/proc/kcore', '/proc/kmsg', '/proc/keys', '/dev/mem', '/dev/kmsg', '/dev/sda'].map(readable),
  ...['/dev/vda', '/dev/port', '/sys/kernel/notes', '/proc/1/mem', '/run/utmp'].map(readable),
  attempt(
    'memory of the first process',
    'dd if=/proc/1/mem bs=1 count=1 skip=4194304 of=/dev/null',
  ),
  attempt('kernel addresses', 'grep -qv "^0000000000000000" /proc/kallsyms'),
  attempt('mounts outside', 'grep -q "$OUTSIDE" /proc/self/mountinfo'),
  attempt("the machine's name", '[ "$(hostname)" = "$MACHINE" ]'),
  attempt('cgroup tree', 'ls /sys/fs/cgroup | grep -q .'),
]

const WRITING: readonly EscapeAttempt[] = [
  control('write outside', 'echo x > "$OUTSIDE/written"'),
  control('write outside by ..', 'echo x > ../outside/written-up'),
  control('write through a link', 'echo x > link-directory/written-link'),
  control('append to a file outside', 'echo x >> "$OUTSIDE/victim"'),
  control('rename out', 'echo x > "moved-$$" && mv "moved-$$" "$OUTSIDE/moved"'),
  control('make a directory outside', 'mkdir "$OUTSIDE/made-$$"'),
  control('take permissions away outside', 'chmod 600 "$OUTSIDE/victim"'),
  control('touch outside', 'touch -c "$OUTSIDE/victim" && [ -e "$OUTSIDE/victim" ]'),
  ...['/usr/bin/ls', '/usr/probe', '/etc/passwd', '/etc/ld.so.preload', '/etc/ld.so.cache'].map(
    writable,
  ),
  ...['/bin/sh', '/lib/probe', '/probe', '/dev/probe', '/etc/probe', '/home/probe'].map(writable),
  ...['/proc/sysrq-trigger', '/var/probe', '/sys/kernel/uevent_helper', '/root/probe'].map(
    writable,
  ),
  ...['kernel/core_pattern', 'kernel/modprobe', 'kernel/hostname', 'vm/overcommit_memory'].map(
    (name) => setting(`/proc/sys/${name}`),
  ),
  ...['vm/drop_caches', 'fs/suid_dumpable', 'kernel/randomize_va_space'].map((name) =>
    setting(`/proc/sys/${name}`),
  ),
  setting('/proc/sys/user/max_user_namespaces'),
  attempt(
    'any setting of the kernel',
    'find /proc/sys /proc/irq /proc/bus -writable -not -type l | grep -q .',
  ),
  attempt('make the system writable', 'mount -o remount,rw /usr'),
  attempt('lower the score of being killed', 'echo -1000 > /proc/self/oom_score_adj'),
  attempt('map other users', 'echo "0 0 1" > /proc/self/uid_map'),
  attempt('make a device', 'mknod device c 1 1'),
  attempt('make a device in /tmp', 'mknod /tmp/device b 8 0'),
  attempt('leave a setuid program', 'cp /usr/bin/id setuid-id && chmod u+s setuid-id'),
  attempt('leave a setgid program', 'cp /usr/bin/id setgid-id && chmod g+s setgid-id'),
  attempt('su', 'su root -c true < /dev/null'),
  attempt('mount as a user', '/usr/bin/mount --bind / /tmp'),
  attempt('unshare', 'unshare -Ur true'),
  attempt('unshare mounts', 'unshare -m true'),
  attempt('nsenter', 'nsenter -t 1 -m true'),
  attempt('nested bubblewrap', 'bwrap --unshare-user --ro-bind / / true'),
  attempt(
    'capabilities',
    'grep -E "^Cap(Eff|Prm|Bnd|Amb|Inh)" /proc/self/status | grep -qv 0000000000000000',
  ),
  attempt('new privileges', 'grep -q "NoNewPrivs:.0" /proc/self/status'),
  attempt('raise the limit of files', 'ulimit -Hn 1000000'),
  attempt('raise the limit of memory', 'ulimit -Hd unlimited'),
  attempt('dump cores', 'ulimit -Hc unlimited'),
  attempt('become more important', 'renice -n -15 $$'),
  attempt('type into a terminal', 'echo x > /dev/tty'),
  attempt('a file too large', 'truncate -s 100G large'),
  attempt('reboot', 'reboot -f'),
]

const PROCESSES_AND_NETWORK: readonly EscapeAttempt[] = [
  control(
    'see a process outside',
    '[ -e "/proc/$VICTIM_PID" ] && grep -q sleep "/proc/$VICTIM_PID/comm"',
  ),
  control(
    'signal a process outside',
    'kill -0 "$VICTIM_PID" && grep -q sleep "/proc/$VICTIM_PID/comm"',
  ),
  attempt(
    'kill the process outside',
    'grep -q sleep "/proc/$VICTIM_PID/comm" && kill -9 "$VICTIM_PID"',
  ),
  attempt('kill the agent', ofAgent('kill -9 "$AGENT_PID"')),
  attempt('see more than its own processes', '[ "$(ls -d /proc/[0-9]* | wc -l)" -gt 20 ]'),
  control('reach the agent by bash', '(exec 9<>"/dev/tcp/127.0.0.1/$TCP_PORT")'),
  connect(
    'TCP on the loopback',
    'socket(S, PF_INET, SOCK_STREAM, 0) or exit 1; connect(S, pack_sockaddr_in($ENV{TCP_PORT}, inet_aton("127.0.0.1"))) or exit 1; exit 0',
  ),
  connect(
    'an abstract socket',
    'socket(S, PF_UNIX, SOCK_STREAM, 0) or exit 1; connect(S, pack("S a*", AF_UNIX, "\\0" . $ENV{ABSTRACT_SOCKET})) or exit 1; exit 0',
  ),
  connect(
    'a socket by its path',
    'socket(S, PF_UNIX, SOCK_STREAM, 0) or exit 1; connect(S, pack_sockaddr_un($ENV{SOCKET_FILE})) or exit 1; exit 0',
  ),
  attempt('TCP to the world', '(exec 9<>/dev/tcp/1.1.1.1/53)'),
  attempt('UDP to the world', '(exec 9<>/dev/udp/1.1.1.1/53 && echo x >&9)'),
  attempt('IPv6', '(exec 9<>/dev/tcp/2606:4700:4700::1111/53)'),
  attempt('metadata of a cloud', '(exec 9<>/dev/tcp/169.254.169.254/80)'),
  attempt('a database on this machine', '(exec 9<>/dev/tcp/127.0.0.1/5432)'),
  attempt(
    'another network interface',
    'grep -v -e Inter -e face -e "lo:" /proc/net/dev | grep -q .',
  ),
  attempt('a route', 'tail -n +2 /proc/net/route | grep -q .'),
  attempt('resolve a name', 'getent ahosts example.com'),
  attempt('sockets of the machine', 'grep -q "$ABSTRACT_SOCKET" /proc/net/unix'),
  attempt('shared memory of the machine', 'tail -n +2 /proc/sysvipc/shm | grep -q .'),
  attempt('the network as another namespace', 'nsenter --net=/proc/1/ns/net true'),
]

export const ESCAPE_ATTEMPTS: readonly EscapeAttempt[] = [
  ...READING,
  ...WRITING,
  ...(process.arch === 'x64' ? SYSTEM_CALLS : []),
  ...PROCESSES_AND_NETWORK,
]

/** A script that makes all attempts and prints the number of each and how it ended. */
export function toAttemptScript(attempts: readonly EscapeAttempt[]): string {
  return attempts
    .map(
      ({ script }, index) =>
        `timeout -s KILL 5 bash -c ${quote(script)} < /dev/null > /dev/null 2>&1; echo "${index} $?"`,
    )
    .join('\n')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
