/**
 * How much memory the running server takes at rest. `node bench/memory.ts [--settle-ms 15000]`
 * Linux only: reads /proc.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { 'settle-ms': { type: 'string', default: '15000' } } })
const command = fileURLToPath(new URL('../apps/cli/bin/parco.js', import.meta.url))
const home = mkdtempSync(join(tmpdir(), 'parco-bench-'))
const port = 20_000 + (process.pid % 20_000)
const url = `http://127.0.0.1:${port}/api/health`

const server = spawn(process.execPath, [command, 'serve'], {
  env: { ...process.env, PARCO_HOME: home, PARCO_PORT: String(port) },
  stdio: 'ignore',
})

async function untilHealthy(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`)
    const healthy = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (healthy) return
    await sleep(100)
  }
  throw new Error('The server did not become healthy within 30 s.')
}

function residentMb(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

try {
  await untilHealthy()
  await sleep(Number(values['settle-ms']))
  console.log(`resident memory at rest: ${residentMb(server.pid ?? 0).toFixed(0)} MB`)
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(home, { recursive: true, force: true })
}
