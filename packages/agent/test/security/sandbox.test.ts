import { type ChildProcess, execFile, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Server } from 'node:net'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { detectSandbox, type Sandbox, type SandboxLimits } from '../../src/workspace/index.ts'
import { ESCAPE_ATTEMPTS, type EscapeAttempt, toAttemptScript } from './escape-attempts.ts'

const detection = await detectSandbox()
const sandbox = detection.isAvailable ? detection.sandbox : undefined

const ENVIRONMENT = { PATH: process.env.PATH ?? '' }

let base: string
let work: string
let outside: string

function makeFolders(): void {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'escape-')))
  work = join(base, 'work')
  outside = join(base, 'outside')
  mkdirSync(work)
  mkdirSync(outside)
  writeFileSync(join(outside, 'secret'), 'SECRET')
  writeFileSync(join(outside, 'victim'), 'whole')
  symlinkSync(join(outside, 'secret'), join(work, 'link-out'))
  symlinkSync(outside, join(work, 'link-directory'))
}

function readSetting(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** The processes of this machine that were started with a text. */
function findProcesses(text: string): string[] {
  return readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(text)
    } catch {
      return false
    }
  })
}

function run(command: string, limits: Partial<SandboxLimits> = {}) {
  return (sandbox as Sandbox).run({ command, directory: work, limits })
}

beforeEach(makeFolders)
afterEach(() => rmSync(base, { recursive: true, force: true }))

it.runIf(process.env.PARCO_TEST_SANDBOX)('there is a sandbox where namespaces can be had', () => {
  expect(detection).toMatchObject({ isAvailable: true })
})

describe.skipIf(!sandbox)('escape attempts', () => {
  const abstractName = `parco-escape-${process.pid}`
  let victim: ChildProcess
  let servers: Server[] = []
  let reached = 0
  let exports: string

  const listen = (address: object) =>
    new Promise<Server>((resolve) => {
      const server = createServer((socket) => {
        reached += 1
        socket.destroy()
      }).listen(address, () => resolve(server))
      servers.push(server)
    })

  beforeAll(() => {
    process.env.CANARY = 'of the agent'
    victim = spawn('sleep', ['600'], { stdio: 'ignore' })
  })
  afterAll(() => {
    delete process.env.CANARY
    victim.kill('SIGKILL')
  })
  beforeEach(async () => {
    reached = 0
    const tcp = await listen({ port: 0, host: '127.0.0.1' })
    await listen({ path: join(outside, 'socket') })
    await listen({ path: `\0${abstractName}` })
    const address = tcp.address()
    const values = {
      SECRET_FILE: join(outside, 'secret'),
      OUTSIDE: outside,
      AGENT_PID: process.pid,
      VICTIM_PID: victim.pid,
      MACHINE: hostname(),
      TCP_PORT: typeof address === 'object' ? address?.port : 0,
      ABSTRACT_SOCKET: abstractName,
      SOCKET_FILE: join(outside, 'socket'),
    }
    exports = Object.entries(values)
      .map(([name, value]) => `export ${name}='${value}'`)
      .join('\n')
  })
  afterEach(async () => {
    await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
    servers = []
  })

  /** The attempts that got out, and those that could not be made at all. */
  function judge(attempts: readonly EscapeAttempt[], output: string) {
    const codes = new Map(
      output
        .trim()
        .split('\n')
        .map((line) => line.split(' ').map(Number) as [number, number]),
    )
    const names = (of: (code: number | undefined, attempt: EscapeAttempt) => boolean) =>
      attempts.filter((attempt, index) => of(codes.get(index), attempt)).map(({ name }) => name)
    return {
      escaped: names((code) => code === 0),
      notMade: names(
        (code, { name }) =>
          code === undefined || (name.startsWith('system call') && code !== 0 && code !== 1),
      ),
    }
  }

  it(`${ESCAPE_ATTEMPTS.length} of them, none gets out`, async () => {
    expect(ESCAPE_ATTEMPTS.length).toBeGreaterThan(process.arch === 'x64' ? 150 : 100)
    const settings = ['kernel/core_pattern', 'kernel/hostname', 'kernel/modprobe']
    const read = () => settings.map((name) => readSetting(`/proc/sys/${name}`))
    const before = read()
    const { stdout, stopped } = await run(`${exports}\n${toAttemptScript(ESCAPE_ATTEMPTS)}`, {
      timeoutMs: 600_000,
    })
    expect(stopped).toBeUndefined()
    expect(judge(ESCAPE_ATTEMPTS, stdout)).toEqual({ escaped: [], notMade: [] })
    expect(readdirSync(outside).sort()).toEqual(['secret', 'socket', 'victim'])
    expect(readFileSync(join(outside, 'secret'), 'utf8')).toBe('SECRET')
    expect(readFileSync(join(outside, 'victim'), 'utf8')).toBe('whole')
    expect(read()).toEqual(before)
    expect(reached).toBe(0)
    expect([victim.exitCode, victim.signalCode]).toEqual([null, null])
    const setIdentity = readdirSync(work).filter(
      (name) =>
        existsSync(join(work, name)) &&
        name.startsWith('set') &&
        (statSync(join(work, name)).mode & 0o6000) !== 0,
    )
    expect(setIdentity).toEqual([])
  })

  it('the harmless ones do get out without a sandbox', async () => {
    const controls = ESCAPE_ATTEMPTS.filter(({ isControl }) => isControl)
    const output = await new Promise<string>((resolve) => {
      execFile(
        'bash',
        ['-c', `${exports}\n${toAttemptScript(controls)}`],
        { cwd: work, env: ENVIRONMENT },
        (_, stdout) => resolve(stdout),
      )
    })
    expect(judge(controls, output).escaped).toEqual(controls.map(({ name }) => name))
    expect(reached).toBeGreaterThan(2)
  })
})

describe.skipIf(!sandbox)('limits of the sandbox', () => {
  it('a fork bomb is stopped with everything it made', async () => {
    const result = await run('bomb() { bomb | bomb & }; bomb; sleep 300', { processes: 40 })
    expect(result.stopped).toBe('processes')
  })

  it('threads and processes that hide in sessions of their own count too', async () => {
    const result = await run('for i in $(seq 60); do setsid sleep 300 & done; sleep 300', {
      processes: 40,
    })
    expect(result.stopped).toBe('processes')
  })

  it('memory is limited for each process and for all', async () => {
    const limits = { memoryBytes: 200 * 1024 ** 2 }
    const one = await run(`perl -e 'my $x = "x" x 400_000_000; print "got it"'`, limits)
    expect(one.stdout).not.toContain('got it')
    expect(one.exitCode).not.toBe(0)
    const many = await run(
      `for i in 1 2 3 4 5; do perl -e 'my $x = "x" x 60_000_000; sleep 300' & done; wait`,
      limits,
    )
    expect(many.stopped).toBe('memory')
  })

  it('files and the private /tmp are limited, and so is the disk', async () => {
    const limits = { fileBytes: 1_048_576, temporaryBytes: 2_097_152 }
    const { stdout } = await run(
      `head -c 2000000 /dev/zero > large; stat -c %s large
       for i in 1 2 3 4; do head -c 1000000 /dev/zero > /tmp/$i || echo full of files; done
       for i in 1 2 3 4; do head -c 1000000 /dev/zero > /dev/shm/$i || echo full of memory; done`,
      limits,
    )
    expect(stdout).toMatch(/^1048576\n/)
    expect(stdout).toContain('full of files')
    expect(stdout).toContain('full of memory')
    const { stopped } = await run('sleep 300', { freeDiskBytes: Number.MAX_SAFE_INTEGER })
    expect(stopped).toBe('disk')
  })

  it('a flood of output keeps its two ends, and ends', async () => {
    const flood = await run('echo first; yes; echo last', { outputBytes: 1_000_000 })
    expect(flood.stopped).toBe('output')
    expect(flood.stdout).toMatch(/^first\ny\ny\n/)
    expect(flood.stdout.length).toBeLessThan(15_100)
    const long = await run('echo first; seq 100000; echo last; echo wrong >&2')
    expect(long).toMatchObject({ exitCode: 0, stderr: 'wrong\n' })
    expect(long.stdout).toMatch(/^first\n1\n[\s\S]*bytes left out[\s\S]*\n100000\nlast\n$/)
  })

  it('nothing outlives its time or its command', async () => {
    const hidden = `setsid nohup bash -c 'while :; do : ${base}; sleep 0.05; done'`
    const timed = await run(`${hidden} & trap "" TERM HUP INT; ${hidden}`, { timeoutMs: 1000 })
    expect(timed.stopped).toBe('time')
    await vi.waitFor(() => expect(findProcesses(base)).toEqual([]), { timeout: 30_000 })
    const background = await run(`(${hidden} &) ; disown -a; echo started`)
    expect(background).toMatchObject({ exitCode: 0, stdout: 'started\n' })
    await vi.waitFor(() => expect(findProcesses(base)).toEqual([]), { timeout: 30_000 })
    // One that lets go of the output is not waited for, but dies all the same.
    await run(`(${hidden} > /dev/null 2>&1 &) ; echo started`)
    await vi.waitFor(() => expect(findProcesses(base)).toEqual([]), { timeout: 30_000 })
  })

  it('is stopped by an abort, and does not begin after one', async () => {
    const controller = new AbortController()
    const options = { directory: work, signal: controller.signal }
    const running = (sandbox as Sandbox).run({ ...options, command: 'sleep 300' })
    controller.abort()
    expect((await running).stopped).toBe('aborted')
    await expect((sandbox as Sandbox).run({ ...options, command: 'true' })).rejects.toThrow()
  })

  it('is stopped at every moment of its beginning, and leaves nothing', async () => {
    const stops = await Promise.all(
      [0, 1, 2, 3, 4, 6, 8, 12].map((timeoutMs) => run(`sleep 300; : ${base}`, { timeoutMs })),
    )
    expect(stops.map(({ stopped }) => stopped)).toEqual(stops.map(() => 'time'))
    await vi.waitFor(() => expect(findProcesses(base)).toEqual([]), { timeout: 30_000 })
  })
})

describe.skipIf(!sandbox)('work in the sandbox', () => {
  it('sees and changes the workspace, reads other folders, and knows nothing else', async () => {
    writeFileSync(join(work, 'a.txt'), 'inside')
    const result = await (sandbox as Sandbox).run({
      command: `cat a.txt; echo made > b.txt; cat "${outside}/victim"; echo no > "${outside}/victim"; env | sort; pwd; id -un; cat`,
      directory: work,
      readOnlyDirectories: [outside],
    })
    expect(result.stdout.replace('inside', '').replace('whole', '').split('\n')).toEqual([
      'HOME=/tmp',
      'LANG=C.UTF-8',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      `PWD=${work}`,
      'SHLVL=1',
      'USER=agent',
      '_=/usr/bin/env',
      work,
      'agent',
      '',
    ])
    expect(result.stderr).toContain('Read-only file system')
    expect(readFileSync(join(work, 'b.txt'), 'utf8')).toBe('made\n')
    expect(readFileSync(join(outside, 'victim'), 'utf8')).toBe('whole')
  })

  it.each(['/', '/usr', '/etc', '/proc/self', '/dev/shm', '/tmp'])(
    'is not given %s',
    async (path) => {
      await expect((sandbox as Sandbox).run({ command: 'true', directory: path })).rejects.toThrow(
        'belongs to the system',
      )
    },
  )
})
