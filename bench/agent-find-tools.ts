/**
 * How often the tool that a request needs is among those found.
 * `node bench/agent-find-tools.ts --data <folder>`: MetaTool and BFCL as `metatool.json` and
 * `bfcl.json`; nothing of them is in this repository.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { JsonSchema } from '../packages/agent/src/models/language-model.ts'
import {
  createToolIndex,
  type SearchableTool,
} from '../packages/agent/src/tools/find/tool-index.ts'

const { values } = parseArgs({ options: { data: { type: 'string' } } })
if (values.data === undefined) {
  console.error('Say where the data sets are: node bench/agent-find-tools.ts --data <folder>')
  process.exit(2)
}
const folder = values.data

interface Described {
  readonly name: string
  readonly description: string
  readonly examples?: readonly string[]
  readonly parameters?: { readonly properties?: Readonly<Record<string, unknown>> }
}

type Query = readonly [text: string, wanted: readonly string[], ...rest: readonly unknown[]]

const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'))
const PLACES = [1, 3, 5, 8, 10] as const

/** Prints the share of wanted tools among the first found, for each number of them. */
function measure(title: string, tools: readonly SearchableTool[], queries: readonly Query[]): void {
  const index = createToolIndex(tools)
  const found = PLACES.map(() => 0)
  let wanted = 0
  for (const [text, names] of queries) {
    const ranked = index.search(text).map(({ tool }) => tool.name)
    wanted += names.length
    PLACES.forEach((place, at) => {
      const first = new Set(ranked.slice(0, place))
      found[at] = (found[at] ?? 0) + names.filter((name) => first.has(name)).length
    })
  }
  const shares = found.map((count, at) => `@${PLACES[at]} ${((100 * count) / wanted).toFixed(1)}`)
  console.log(`${title}: ${shares.join('  ')}`)
}

const metatool: { tools: Described[]; test: Query[] } = read('metatool.json')
for (const count of [0, 10]) {
  const tools = metatool.tools.map((tool) => ({
    ...toSearchable(tool),
    examples: (tool.examples ?? []).slice(0, count),
  }))
  measure(`MetaTool, ${tools.length} tools, ${count} examples each`, tools, metatool.test)
}
const bfcl: { tools: Described[]; queries: Query[] } = read('bfcl.json')
measure(`BFCL, ${bfcl.tools.length} functions`, bfcl.tools.map(toSearchable), bfcl.queries)

function toSearchable({ name, description, parameters }: Described): SearchableTool {
  return { name, description, inputJsonSchema: (parameters ?? {}) as JsonSchema }
}
