/**
 * How much memory and processor time the running server takes at rest, with what comes by itself waiting
 * for its hour. `node bench/memory.ts [--settle-ms 15000] [--rest-ms 60000]`
 * Linux only: reads /proc.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { processorMs, residentMb } from './process-figures.ts'

const { values } = parseArgs({
  options: {
    'settle-ms': { type: 'string', default: '15000' },
    'rest-ms': { type: 'string', default: '60000' },
  },
})
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

try {
  await untilHealthy()
  await sleep(Number(values['settle-ms']))
  const pid = server.pid ?? 0
  const [usedMs, restMs] = [processorMs(pid), Number(values['rest-ms'])]
  await sleep(restMs)
  const share = (100 * (processorMs(pid) - usedMs)) / restMs
  console.log(`resident memory at rest: ${residentMb(pid).toFixed(0)} MB`)
  console.log(`processor at rest: ${share.toFixed(2)}% of one core over ${restMs / 1000} s`)
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(home, { recursive: true, force: true })
}
