/**
 * How long it takes until a program over the SDK can begin: import and 15 tools, in fresh processes.
 * From a fresh installation of the packed package, as users have it, and from the sources of this
 * repository, whose types are stripped at every start. Says how many packages the installation has.
 * `node bench/agent-import.ts [--processes 15]`; npm needs its registry or its cache.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { packPackage } from '../scripts/pack/pack-package.ts'
import { percentile } from './percentiles.ts'

const { values } = parseArgs({ options: { processes: { type: 'string', default: '15' } } })
const processes = Number(values.processes)
const repository = join(import.meta.dirname, '..')

/** What a program does first; each is timed from its first line. */
const BEGINNINGS = {
  import: `await import('@parco/agent')`,
  'import, 15 tools with JSON Schema': `
    const { defineTool, jsonSchemaInput } = await import('@parco/agent')
    for (let index = 0; index < 15; index += 1) defineTool({
      name: 'tool_' + index, description: 'A tool.', effect: 'read', execute: () => 'done',
      input: jsonSchemaInput({
        type: 'object', required: ['id', 'kind'], properties: {
          id: { type: 'string', description: 'Its id.' }, most: { type: 'integer' },
          kind: { enum: ['one', 'other'] }, note: { type: 'string' },
        },
      }),
    })`,
  'import, 15 tools with Zod': `
    const { defineTool } = await import('@parco/agent')
    const { z } = await import('zod')
    for (let index = 0; index < 15; index += 1) defineTool({
      name: 'tool_' + index, description: 'A tool.', effect: 'read', execute: () => 'done',
      input: z.object({
        id: z.string().describe('Its id.'), most: z.number().int().optional(),
        kind: z.enum(['one', 'other']), note: z.string().optional(),
      }),
    })`,
  'Zod alone': `await import('zod')`,
}

const TIMED = (body: string) => `
  const startedAt = performance.now()
  const before = process.cpuUsage()
  ${body}
  const { user, system } = process.cpuUsage(before)
  console.log(JSON.stringify({ ms: performance.now() - startedAt, cpuMs: (user + system) / 1000 }))
`

async function install(directory: string): Promise<number> {
  const tarball = await packPackage({ directory: 'packages/agent', destination: directory })
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--silent']
  execFileSync('npm', ['install', ...flags, tarball], { cwd: directory })
  const lock = JSON.parse(readFileSync(join(directory, 'package-lock.json'), 'utf8'))
  return Object.keys(lock.packages).filter((path) => path !== '').length
}

function describe(samples: readonly { ms: number; cpuMs: number }[]): string {
  const ms = samples.map((sample) => sample.ms)
  const cpuMs = samples.map((sample) => sample.cpuMs)
  const columns = [percentile(ms, 0.5), Math.min(...ms), percentile(cpuMs, 0.5)]
  return columns.map((column) => column.toFixed(1).padStart(10)).join('')
}

const base = mkdtempSync(join(tmpdir(), 'parco-bench-'))
try {
  const places = { installed: join(base, 'installed'), source: join(base, 'source') }
  for (const place of Object.values(places)) {
    mkdirSync(place)
    writeFileSync(join(place, 'package.json'), '{"private":true,"type":"module"}')
  }
  console.log(`packages in a fresh installation: ${await install(places.installed)}`)
  symlinkSync(join(repository, 'node_modules'), join(places.source, 'node_modules'))

  const subjects = Object.entries(places).flatMap(([place, directory]) =>
    Object.entries(BEGINNINGS).map(([name, body], index) => {
      const file = join(directory, `begin-${index}.js`)
      writeFileSync(file, TIMED(body))
      return { name: `${place}: ${name}`, file, samples: [] as { ms: number; cpuMs: number }[] }
    }),
  )
  // The first round fills the caches of files.
  for (let round = -1; round < processes; round += 1) {
    for (const { file, samples } of subjects) {
      const output = execFileSync(process.execPath, ['--no-warnings', file], { encoding: 'utf8' })
      if (round >= 0) samples.push(JSON.parse(output))
    }
  }
  console.log(`${`${processes} processes each`.padEnd(44)}    ms p50    ms min   CPU p50`)
  for (const { name, samples } of subjects) console.log(name.padEnd(44) + describe(samples))
} finally {
  rmSync(base, { recursive: true, force: true })
}
