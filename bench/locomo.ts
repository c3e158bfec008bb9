/**
 * How much of what is asked for the search of past turns finds: LoCoMo, ten long conversations of two
 * friends with questions about them and the turns that answer each.
 * `node bench/locomo.ts --data <locomo.json>`. The data is no part of this repository: it may be measured
 * with and not shipped (CC BY-NC 4.0, github.com/snap-research/locomo).
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createTurnIndex, fitTurns } from '@parco/assistant/testing'
import { z } from 'zod'
import { countTokens } from './tokens/count-request.ts'

const conversationSchema = z.object({
  id: z.string(),
  turns: z.array(
    z.object({
      speaker: z.string(),
      text: z.string(),
      caption: z.string().optional(),
      session: z.number(),
    }),
  ),
  sessionDates: z.record(z.string(), z.string()),
  questions: z.array(
    z.object({ q: z.string(), category: z.number(), evidence: z.array(z.number()).default([]) }),
  ),
})
type Conversation = z.infer<typeof conversationSchema>

const CATEGORIES: Readonly<Record<number, string>> = {
  1: 'several turns',
  2: 'when',
  3: 'open',
  4: 'one turn',
  5: 'asked wrongly',
}
const TOKENS = 1_000
/** Of so many turns the best are told until the tokens are used up. */
const MOST = 60

function loadData(): readonly Conversation[] {
  const { values } = parseArgs({ options: { data: { type: 'string' } } })
  const { data } = values
  if (data === undefined) {
    console.error('Say where the data is: node bench/locomo.ts --data <locomo.json>')
    process.exit(2)
  }
  try {
    return z.array(conversationSchema).parse(JSON.parse(readFileSync(data, 'utf8')))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`${data} cannot be read as LoCoMo's conversations: ${reason}`)
    process.exit(2)
  }
}

/** The shares of evidence that one question finds. */
interface Found {
  readonly category: number
  readonly at10: number
  readonly at20: number
  readonly inTokens: number
  readonly ms: number
}

function ask({ turns, sessionDates, questions }: Conversation): Found[] {
  const index = createTurnIndex('en')
  const texts = turns.map(({ speaker, text, caption }) =>
    [`${speaker}: ${text}`, ...(caption === undefined ? [] : [caption])].join(' '),
  )
  const dayOf = (session: number) => (sessionDates[session] ?? '').replace(/^.* on /, '')
  turns.forEach(({ session }, at) => {
    const text = texts[at] ?? ''
    index.add({ id: String(at), session: String(session), text, day: dayOf(session) })
  })
  return questions
    .filter(({ evidence }) => evidence.length > 0)
    .map(({ q, category, evidence }) => {
      const startedAt = performance.now()
      const hits = index.search(q, MOST)
      const ms = performance.now() - startedAt
      const told = fitTurns(
        hits.map(({ id, session }) => ({
          id,
          day: dayOf(Number(session)),
          text: texts[Number(id)] ?? '',
        })),
        TOKENS,
        countTokens,
      )
      const shareIn = (ids: readonly string[]) =>
        evidence.filter((one) => ids.includes(String(one))).length / evidence.length
      const ids = hits.map(({ id }) => id)
      return {
        category,
        at10: shareIn(ids.slice(0, 10)),
        at20: shareIn(ids.slice(0, 20)),
        inTokens: shareIn(told.map(({ id }) => id)),
        ms,
      }
    })
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function describe(name: string, found: readonly Found[]): string {
  const shares = [
    found.map(({ at10 }) => at10),
    found.map(({ at20 }) => at20),
    found.map(({ inTokens }) => inTokens),
  ].map((values) => `${(100 * mean(values)).toFixed(1)}%`.padStart(8))
  return `${name.padEnd(16)}${String(found.length).padStart(10)}${shares.join('')}`
}

const found = loadData().flatMap(ask)
console.log(
  `${'evidence found'.padEnd(16)}${'questions'.padStart(10)}     @10     @20  ${TOKENS} tokens`,
)
for (const [category, name] of Object.entries(CATEGORIES)) {
  const some = found.filter((one) => one.category === Number(category))
  if (some.length > 0) console.log(describe(name, some))
}
console.log(describe('all', found))
console.log(`\na question takes ${mean(found.map(({ ms }) => ms)).toFixed(2)} ms`)
