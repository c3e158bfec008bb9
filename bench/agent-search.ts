/**
 * What ripgrep saves `Grep`: the same searches with it and without, one after the other in one
 * process, in this repository and in its installed packages. The answers must be the same.
 * `node bench/agent-search.ts [--repetitions 7]`; needs ripgrep.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ToolCallContext } from '@parco/agent'
import { createWorkspaceTools, openWorkspace } from '@parco/agent/workspace'
import { median } from './agent/run-turns.ts'

const { values } = parseArgs({ options: { repetitions: { type: 'string', default: '7' } } })
const repetitions = Number(values.repetitions)

const TREES = { 'a small folder': 'docs', 'this repository': '.', 'its packages': 'node_modules' }
const SEARCHES = {
  'a word that is nowhere': { pattern: 'zqxj\\w+' },
  'a word in few files': { pattern: 'createSkillRegistry' },
  'the same in any case': { pattern: 'createskillregistry', ignore_case: true },
  'a word in many files': { pattern: 'import' },
  'no word': { pattern: '^\\d+$' },
}

const searchPath = process.env.PATH ?? ''
const workspace = openWorkspace(join(import.meta.dirname, '..'))
const grep = createWorkspaceTools(workspace).find(({ name }) => name === 'Grep')
const context = { conversationId: 'bench', signal: AbortSignal.timeout(3_600_000) }

interface Timed {
  readonly answer: string
  readonly ms: number
}

async function search(input: object, path: string): Promise<Timed> {
  process.env.PATH = path
  const startedAt = performance.now()
  const answer = String(await grep?.execute(input, context as ToolCallContext))
  return { answer, ms: performance.now() - startedAt }
}

const column = (value: number, digits = 0) => value.toFixed(digits).padStart(9)

console.log(`${'milliseconds, median'.padEnd(44)}  without     with    ratio`)
for (const [tree, path] of Object.entries(TREES)) {
  for (const [name, wanted] of Object.entries(SEARCHES)) {
    const pairs: (readonly [without: Timed, narrowed: Timed])[] = []
    // The first round fills the caches of files.
    for (let round = -1; round < repetitions; round += 1) {
      const input = { ...wanted, path }
      const pair = [await search(input, ''), await search(input, searchPath)] as const
      if (pair[0].answer !== pair[1].answer) throw new Error(`${tree}, ${name}: another answer.`)
      if (round >= 0) pairs.push(pair)
    }
    const ratio = median(pairs.map(([without, narrowed]) => narrowed.ms / without.ms))
    const [without, narrowed] = ([0, 1] as const).map((side) =>
      median(pairs.map((pair) => pair[side].ms)),
    )
    const columns = column(without ?? Number.NaN) + column(narrowed ?? Number.NaN)
    console.log(`${`${tree}: ${name}`.padEnd(44)}${columns}${column(ratio, 2)}`)
  }
}
workspace.close()
