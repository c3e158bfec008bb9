import { execFile } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { detectSandbox } from '@parco/agent/workspace'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packPackage } from '../../../../scripts/pack/pack-package.ts'
import { readExamples } from '../docs/read-examples.ts'
import { findUndocumented } from './find-undocumented.ts'
import { installNode, lowestVersion } from './install-node.ts'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '../../../..')
const base = mkdtempSync(join(tmpdir(), 'agent-package-'))
const consumer = join(base, 'consumer')
const installed = join(consumer, 'node_modules/@parco/agent')
let tarball: string

/** Ours, and the one that comes with are-the-types-wrong: the guide says that it is enough. */
const compilers = {
  'TypeScript 7': join(repository, 'node_modules/typescript/bin/tsc'),
  'TypeScript 5.6': createRequire(import.meta.resolve('@arethetypeswrong/core')).resolve(
    'typescript/bin/tsc',
  ),
}

/** What a user installs with the SDK, itself included; the README says "fewer than ten". */
const MOST_PACKAGES = 9

/** What importing the root reads: 337 kB, of which images out of tools and words for mistakes are ten. */
const MOST_ROOT_BYTES = 345_000

beforeAll(async () => {
  tarball = await packPackage({ directory: 'packages/agent', destination: base })
  mkdirSync(consumer)
  const manifest = { name: 'consumer', private: true, type: 'module' }
  writeFileSync(join(consumer, 'package.json'), JSON.stringify(manifest))
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
  await run('npm', ['install', ...flags, tarball], { cwd: consumer })
})
afterAll(() => rmSync(base, { recursive: true, force: true }))

describe('the package', () => {
  it('brings few others', () => {
    const lock = JSON.parse(readFileSync(join(consumer, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { peer?: boolean }>
    }
    const names = Object.keys(lock.packages).filter((path) => path !== '')
    expect(names.filter((path) => path.includes('@parco/'))).toEqual(['node_modules/@parco/agent'])
    expect(names.length).toBeLessThanOrEqual(MOST_PACKAGES)
    expect(names).not.toContain('node_modules/@ai-sdk/mcp')
  })

  it('has what its manifest says, and nothing of the workspace', async () => {
    const { messages } = await publint({ pkgDir: installed, pack: false })
    expect(messages).toEqual([])
    expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
  })

  it('has types that every resolver finds where the code is', async () => {
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)))
    const problems = analysis.types ? analysis.problems : [{ kind: 'no types' as const }]
    // The oldest resolver knows no `exports`; and what CommonJS gets is a module, as it should.
    const unexpected = problems.filter((problem) => {
      const isOld = 'resolutionKind' in problem && problem.resolutionKind === 'node10'
      return !isOld && problem.kind !== 'CJSResolvesToESM'
    })
    expect(unexpected).toEqual([])
  })

  it('says of everything public what it is for', () => {
    expect(findUndocumented(join(installed, 'dist'))).toEqual([])
  })

  it('has the source maps that it names', () => {
    const dist = join(installed, 'dist')
    const named = readdirSync(dist).flatMap((name) => {
      const text = readFileSync(join(dist, name), 'utf8')
      return [...text.matchAll(/^\/\/# sourceMappingURL=(.*)$/gm)].map((match) => match[1])
    })
    expect(named).toContain('index.js.map')
    expect(readdirSync(dist)).toEqual(expect.arrayContaining(named))
  })

  it('starts workers that are in it', () => {
    const dist = join(installed, 'dist')
    const files = readdirSync(dist)
    const started = files
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => [
        ...readFileSync(join(dist, name), 'utf8').matchAll(/new URL\(["'](.*?)["'], import\.meta/g),
      ])
      .map((match) => basename(match[1] ?? ''))
    expect(started.sort()).toEqual(['match-worker.js', 'watchdog-worker.js'])
    expect(files).toEqual(expect.arrayContaining(started))
  })
})

/** The Node that the manifest names as the lowest; without it nothing of this is checked. */
async function installLowestNode(): Promise<string> {
  const { engines } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as {
    engines: { node: string }
  }
  const version = lowestVersion(engines.node)
  const node = await installNode(version, join(base, 'lowest-node'))
  const { stdout } = await run(node, ['--version'])
  expect(stdout.trim()).toBe(`v${version}`)
  return node
}

describe.each([
  ['this Node', async () => process.execPath],
  ['the lowest Node that the manifest permits', installLowestNode],
] as const)('a program under %s', (_, findNode) => {
  let node: string
  beforeAll(async () => {
    node = await findNode()
  })

  it('runs an agent, works on files and loads a skill', async () => {
    cpSync(join(import.meta.dirname, 'consumer/use-package.js'), join(consumer, 'use-package.js'))
    const { stdout } = await run(node, ['use-package.js'], {
      cwd: consumer,
      env: { PATH: process.env.PATH, TMPDIR: base },
    })
    const report = JSON.parse(stdout) as Report
    const { isAvailable } = await detectSandbox()
    expect(report.fiveLines).toMatchObject({ text: 'It is 5.', status: 'completed', results: [5] })
    expect(report.fiveLines.system).toContain('# Who you are')
    expect(report.workspace.tools).toEqual([
      ...['Read', 'Write', 'Edit', 'Glob', 'Grep'],
      ...(isAvailable ? ['Bash'] : []),
    ])
    expect(report.workspace.results).toEqual([
      'notes.txt:2: the milk is sour',
      '1\tfirst line\n2\tthe milk is sour',
      ...(isAvailable ? ['exit code 0\nfirst line\nthe milk is sour'] : []),
    ])
    expect(report.skill.problems).toEqual([])
    expect(report.skill.results).toEqual([expect.stringContaining('Pour water of 80 °C.')])
    expect(report.error).toBe('not-found')
    expect(report.mcp).toContain('npm install @ai-sdk/mcp')
  })

  it('can also require it', async () => {
    const code = "process.stdout.write(typeof require('@parco/agent').runAgent)"
    const { stdout } = await run(node, ['--input-type=commonjs', '-e', code], { cwd: consumer })
    expect(stdout).toBe('function')
  })
})

describe('a program', () => {
  it('loads little code, and no schema library, before it is needed', async () => {
    cpSync(join(import.meta.dirname, 'consumer/list-loaded.js'), join(consumer, 'list-loaded.js'))
    const { stdout } = await run(process.execPath, ['list-loaded.js'], { cwd: consumer })
    const { packages, bytes } = JSON.parse(stdout) as { packages: string[]; bytes: number }
    expect(packages).toEqual(['@parco/agent', 'stemmer'])
    expect(bytes).toBeLessThan(MOST_ROOT_BYTES)
  })

  it.each([
    ['nodenext', 'TypeScript 7'],
    ['bundler', 'TypeScript 7'],
    ['nodenext', 'TypeScript 5.6'],
  ] as const)('compiles under %s with %s', async (moduleResolution, compiler) => {
    const types = join(consumer, 'types')
    mkdirSync(types, { recursive: true })
    cpSync(join(import.meta.dirname, '../types.test-d.ts'), join(types, 'public-types.ts'))
    for (const { name, code } of readExamples()) writeFileSync(join(types, name), code)
    const options = {
      strict: true,
      // What users compile with: our declarations are theirs to check.
      skipLibCheck: false,
      noEmit: true,
      target: 'es2022',
      lib: ['es2023', 'esnext.collection', 'esnext.disposable'],
      module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
      moduleResolution,
      moduleDetection: 'force',
      types: ['node'],
      typeRoots: [join(repository, 'node_modules/@types')],
    }
    writeFileSync(join(types, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }))
    expect(await compile(types, compilers[compiler])).toBe('')
  })
})

interface Report {
  readonly fiveLines: { readonly system: string }
  readonly workspace: { readonly tools: string[]; readonly results: string[] }
  readonly skill: { readonly results: string[]; readonly problems: unknown[] }
  readonly error: string
  readonly mcp: string
}

/** What the compiler has to say. */
async function compile(directory: string, compiler: string): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, [compiler, '-p', directory])
    return stdout
  } catch (error) {
    return String(Object(error).stdout ?? error)
  }
}
