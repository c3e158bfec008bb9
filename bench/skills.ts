/**
 * What skills cost: finding and reading a directory of them, loading one into a conversation, being
 * told that it is loaded already, and the memory of many conversations.
 * `node bench/skills.ts [--skills 40] [--conversations 10000]`
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  createSkillCache,
  createSkillRegistry,
  createSkillTool,
  type ModelPrompt,
  type Skill,
} from '@parco/agent'
import { describeMs, MS_HEADING } from './percentiles.ts'

const { values } = parseArgs({
  options: {
    skills: { type: 'string', default: '40' },
    conversations: { type: 'string', default: '10000' },
  },
})
const count = Number(values.skills)
const conversations = Number(values.conversations)
const ROUNDS = 200

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

function heapMb(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1e6
}

/** A skill of the usual size: about 150 lines of instructions and a handful of files. */
function writeSkill(directory: string, index: number): string {
  const name = `skill-${index}`
  const folder = join(directory, name)
  mkdirSync(join(folder, 'references'), { recursive: true })
  const head = `---\nname: ${name}\ndescription: Does the work number ${index}. Use it for task ${index}.\n---\n`
  const lines = Array.from({ length: 150 }, (_, line) => `${line + 1}. Do the step and check it.`)
  writeFileSync(join(folder, 'SKILL.md'), `${head}\n# Skill ${index}\n\n${lines.join('\n')}\n`)
  for (const file of ['format.md', 'examples.md', 'limits.md']) {
    writeFileSync(join(folder, 'references', file), 'Read this when it is needed.\n')
  }
  return name
}

function time(action: () => unknown): number {
  const startedAt = performance.now()
  action()
  return performance.now() - startedAt
}

const base = mkdtempSync(join(tmpdir(), 'parco-bench-'))
try {
  const names = Array.from({ length: count }, (_, index) => writeSkill(base, index))
  const directory = { path: base, origin: 'project', trusted: true } as const
  const open = () => createSkillRegistry({ directories: [directory] })
  const first = time(open)
  const reads = Array.from({ length: 20 }, () => time(open))

  const registry = open()
  const cache = createSkillCache<Skill>()
  const tool = createSkillTool({ registry, cache })
  if (!tool) throw new Error('No skill was found.')
  const load = (conversationId: string, name: string, messages: ModelPrompt = []) =>
    tool.execute({ name }, { conversationId, messages, limit: () => undefined } as never)
  const loads: number[] = []
  const hits: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = names[round % names.length] as string
    loads.push(time(() => load(`conversation-${round}`, name)))
    const loaded = holdLoaded(String(await load(`conversation-${round}`, name)))
    hits.push(time(() => load(`conversation-${round}`, name, loaded)))
  }
  console.log(MS_HEADING)
  console.log(describeMs(`${count} skills, first time`, [first]))
  console.log(describeMs(`${count} skills, read again`, reads))
  console.log(
    describeMs(
      'one skill of them',
      reads.map((ms) => ms / count),
    ),
  )
  console.log(describeMs('load into a conversation', loads))
  // Far below what the table shows.
  console.log(
    `loaded already: ${microseconds(hits, 0.5)} µs p50, ${microseconds(hits, 0.99)} µs p99`,
  )

  for (const times of [1, 2, 4]) {
    for (let index = 0; index < conversations * times; index += 1) {
      load(`of-${times}-${index}`, names[index % names.length] as string)
    }
    const size = cache.size()
    console.log(
      `after ${conversations * times} conversations: ${size} loads remembered, heap ${heapMb().toFixed(1)} MB`,
    )
  }
} finally {
  rmSync(base, { recursive: true, force: true })
}

/** The messages of a conversation in which a skill was loaded, and twenty others were exchanged since. */
function holdLoaded(content: string): ModelPrompt {
  const talk = Array.from({ length: 20 }, (_, index): ModelPrompt[number] => ({
    role: index % 2 === 0 ? 'assistant' : 'user',
    content: [{ type: 'text', text: 'Go on.' }],
  }))
  const output = { type: 'text' as const, value: content }
  const result = { type: 'tool-result' as const, toolCallId: 'c', toolName: 'skill', output }
  return [{ role: 'tool', content: [result] }, ...talk]
}

function microseconds(samples: readonly number[], share: number): string {
  const sorted = [...samples].sort((a, b) => a - b)
  return ((sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN) * 1000).toFixed(1)
}
