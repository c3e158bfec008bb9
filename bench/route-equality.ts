/**
 * Whether decisions are the same, byte by byte, in any order, in another process, with the keys of a
 * model in the environment, and on other Nodes.
 * `node bench/route-equality.ts [--node /path/to/another/node]`
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readLifeIntents } from '@parco/assistant/intents'
import { createLifeRouter } from '@parco/assistant/router'
import { sampleSentences, talkIntents } from '@parco/router/sentences'
import { gatedMessage } from '../packages/router/test/fuzz/gated-messages.ts'
import { hostileMessage, Seeded } from '../packages/router/test/fuzz/hostile-messages.ts'

const { values } = parseArgs({
  options: {
    node: { type: 'string', multiple: true, default: [] },
    hash: { type: 'boolean', default: false },
    shuffled: { type: 'boolean', default: false },
  },
})

interface Line {
  readonly text: string
  readonly locale: 'pt-BR' | 'en'
}

function corpus(): Line[] {
  const random = new Seeded(11)
  const sampled = [...readLifeIntents(), ...talkIntents].flatMap((catalogue) =>
    sampleSentences(catalogue, 3).map((text): Line => ({ text, locale: catalogue.locale })),
  )
  const gated = Array.from({ length: 1000 }, () => gatedMessage(random))
  const hostile = Array.from({ length: 400 }, (_, index): Line => {
    return { text: hostileMessage(random, index), locale: random.pick(['pt-BR', 'en'] as const) }
  })
  return [...sampled, ...gated, ...hostile]
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const random = new Seeded(5)
  const left = [...items]
  return items.map(() => left.splice(random.below(left.length), 1)[0] as Item)
}

/** The hash of all decisions, each beside its place in the corpus. */
function hashOfDecisions(): string {
  const router = createLifeRouter()
  const lines = corpus().map((line, index) => ({ ...line, index }))
  const decided = (values.shuffled ? shuffled(lines) : lines).map(({ text, locale, index }) => {
    const decision = router.decide(text, {
      locale,
      now: new Date('2026-11-18T15:00:00Z'),
      timeZone: 'America/Sao_Paulo',
    })
    return { index, json: JSON.stringify(decision) }
  })
  decided.sort((one, other) => one.index - other.index)
  return createHash('sha256')
    .update(decided.map(({ json }) => json).join('\n'))
    .digest('hex')
}

function hashIn(
  node: string,
  args: readonly string[],
  environment: Record<string, string>,
): string {
  const { stdout, stderr, status } = spawnSync(
    node,
    ['--no-warnings', fileURLToPath(import.meta.url), '--hash', ...args],
    { encoding: 'utf8', env: { ...process.env, ...environment } },
  )
  if (status !== 0) throw new Error(`${node} failed: ${stderr}`)
  return stdout.trim()
}

if (values.hash) console.log(hashOfDecisions())
else {
  const here = process.execPath
  const keys = { OPENAI_API_KEY: 'sk-none', ANTHROPIC_API_KEY: 'sk-none', PARCO_MODEL: 'openai/x' }
  const runs: [string, string][] = [
    ['as they are', hashIn(here, [], {})],
    ['shuffled', hashIn(here, ['--shuffled'], {})],
    ['with the keys of a model', hashIn(here, [], keys)],
    ...values.node.map((node): [string, string] => [node, hashIn(node, ['--shuffled'], {})]),
  ]
  const [[, first = ''] = []] = runs
  console.log(`${corpus().length} messages`)
  for (const [name, hash] of runs) console.log(`${hash.slice(0, 16)}  ${name}`)
  if (runs.some(([, hash]) => hash !== first)) {
    console.error('The decisions differ.')
    process.exitCode = 1
  }
}
