/**
 * How long a question about something known takes over ten thousand facts, the first one, which makes the
 * index, and those that come after a change. `node bench/facts.ts [--facts 10000] [--questions 300]`, embedded;
 * `PARCO_TEST_ENGINE=server PARCO_TEST_DATABASE_URL=postgres://…` for a server.
 */
import { randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { openLifeParco } from '@parco/assistant/testing'
import { createIdMinter } from '@parco/protocol'
import { describeMs, MS_HEADING } from './percentiles.ts'

const { values } = parseArgs({
  options: {
    facts: { type: 'string', default: '10000' },
    questions: { type: 'string', default: '300' },
  },
})

/** How often something new is kept, and asked after. */
const CHANGES = 10

const mintId = createIdMinter({ now: () => new Date(), randomBytes })

const WHOSE = ['minha irmã', 'meu vizinho', 'o porteiro', 'a dentista', 'meu chefe', 'a escola']
const WHAT = ['gosta de', 'detesta', 'comprou', 'perdeu', 'guarda', 'emprestou', 'procura', 'vende']
const SYLLABLES = 'ba ca da fa ga la ma na pa ra sa ta va jo lu mi ne pi ro su te vi xo zu'.split(
  ' ',
)

/** A word that no other number gives. */
const wordOf = (number: number): string =>
  [7, 13, 1].map((step) => SYLLABLES[Math.floor(number / step) % SYLLABLES.length]).join('')

const factOf = (number: number): string =>
  `${WHOSE[number % WHOSE.length]} ${WHAT[(number >> 3) % WHAT.length]} ${wordOf(number)} ${wordOf(number * 31 + 7)} desde ${1950 + (number % 75)}`

const life = await openLifeParco()
try {
  const { parco, store, user } = life
  const facts = Array.from({ length: Number(values.facts) }, (_, number) => factOf(number))
  await store.transaction(user.id, (sql) =>
    sql.query(
      `insert into knowledge (id, user_id, type, content, quote, source, confidence, valid_from, created_at)
       select gen_random_uuid(), parco_user_id(), 'fact', content, 'lembra que ' || content, 'said', 1, '2026-11-18', now()
         from unnest($1::text[]) content`,
      [facts],
    ),
  )
  // What was written since is looked for by the latest receipt, which somebody with facts has.
  const conversationId = mintId('conversation')
  const scope = { userId: user.id, conversationId }
  const keep = async (content: string): Promise<void> => {
    for await (const event of parco.turn({ ...scope, text: `lembra que ${content}` })) void event
    for await (const event of parco.turn({ ...scope, text: 'sim' })) void event
  }
  await keep('sou canhota')
  const ask = async (number: number): Promise<number> => {
    const startedAt = performance.now()
    await parco.read(user.id, 'search_knowledge', { query: factOf(number).slice(0, 40) })
    return performance.now() - startedAt
  }
  console.log(`${store.engine} database, ${facts.length} facts`)
  console.log(`first question: ${(await ask(0)).toFixed(0)} ms\n\n${MS_HEADING}`)
  const samples: number[] = []
  const before = process.cpuUsage()
  for (let at = 0; at < Number(values.questions); at += 1) samples.push(await ask(at * 37))
  const { user: inCode, system } = process.cpuUsage(before)
  console.log(describeMs('a question', samples))
  const changed: number[] = []
  for (let at = 0; at < CHANGES; at += 1) {
    await keep(`adoro ${wordOf(at * 101 + 3)} com ${wordOf(at * 57 + 5)}`)
    changed.push(await ask(at * 37))
  }
  console.log(describeMs('a question after a change', changed))
  const each = (inCode + system) / 1000 / samples.length
  console.log(`processor time of a question, with the database: ${each.toFixed(1)} ms`)
} finally {
  await life.parco.close()
}
