import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { MODEL_ROLES, roleVariable } from '../../src/models/gateway/model-configuration.ts'
import { PROVIDERS } from '../../src/models/gateway/providers.ts'
import { readExamples } from './read-examples.ts'
import type { ExampleRun } from './run-examples.ts'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '../../../..')
const directory = mkdtempSync(join(tmpdir(), 'agent-examples-'))
const examples = readExamples()

beforeAll(() => {
  for (const { name, code } of examples) writeFileSync(join(directory, name), code)
  symlinkSync(join(repository, 'node_modules'), join(directory, 'node_modules'))
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }')
  const settings = {
    extends: join(repository, 'tsconfig.json'),
    compilerOptions: { moduleDetection: 'force', noUnusedLocals: false },
    include: ['*.ts'],
  }
  writeFileSync(join(directory, 'tsconfig.json'), JSON.stringify(settings))
})
afterAll(() => rmSync(directory, { recursive: true, force: true }))

describe('the documentation of the SDK', () => {
  const guide = readFileSync(join(repository, 'docs/sdk.md'), 'utf8')

  it('names every entry of the package', () => {
    const entries = Object.keys(manifest.exports).map((path) => path.replace('.', manifest.name))
    expect(entries.filter((entry) => !guide.includes(entry))).toEqual([])
  })

  it('names every provider with its key, and the variable of every role', () => {
    const rows = Object.entries(PROVIDERS).map(([name, entry]) => {
      const key = 'keyVariable' in entry && entry.keyVariable ? `\`${entry.keyVariable}\`` : 'none'
      return `| \`${name}\` | ${key} |`
    })
    const variables = MODEL_ROLES.map(roleVariable)
    expect([...rows, ...variables].filter((text) => !guide.includes(text))).toEqual([])
  })

  it('says in its table of contents what it holds', () => {
    const headings = [...guide.matchAll(/^## (.*)$/gm)].map(([, title = '']) => {
      const anchor = title
        .toLowerCase()
        .replace(/[^a-z ]/g, '')
        .replaceAll(' ', '-')
      return `- [${title}](#${anchor})`
    })
    expect(guide.match(/^- \[.*\]\(#.*\)$/gm)).toEqual(headings)
  })

  it('compiles', async () => {
    const compiled = run(join(repository, 'node_modules/.bin/tsc'), ['-p', directory])
    const { stdout } = await compiled.catch((error) => ({ stdout: String(error.stdout ?? error) }))
    // Problems of the sources, which the examples import, are told by the check of all types.
    const problems = stdout.split(/\n(?=\S)/).filter((text) => !text.startsWith('packages/'))
    expect(problems.join('\n').trim()).toBe('')
    expect(examples.length).toBeGreaterThan(20)
  })

  it('does what it says', async () => {
    const project = join(directory, 'project')
    cpSync(join(import.meta.dirname, 'project'), project, { recursive: true })
    mkdirSync(join(project, '.git'))
    const { stdout } = await run(
      process.execPath,
      [join(import.meta.dirname, 'run-examples.ts'), directory],
      { cwd: project, env: { PATH: process.env.PATH, HOME: project, ANTHROPIC_API_KEY: 'none' } },
    )
    const runs = JSON.parse(stdout) as ExampleRun[]
    const expected = examples.flatMap(({ name, script, output }) =>
      script ? { name, printed: output, problem: '' } : [],
    )
    expect(runs).toEqual(expected)
  })
})
