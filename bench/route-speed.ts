/** How long the router takes for one message. `node bench/route-speed.ts [--rounds 200] [--synthetic 1000] [--lines FILE]` */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readLifeIntents } from '@parco/assistant/intents'
import { createLifeRouter } from '@parco/assistant/router'
import { createRouter, type IntentCatalogue, type Router } from '@parco/router'
import { describeMs, MS_HEADING } from './percentiles.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    /** Intents added to the shipped ones, with sentences of everyday words. */
    synthetic: { type: 'string', default: '0' },
    /** JSON lines with `text` and `lang`, instead of the twelve messages; those with `pending` are left out. */
    lines: { type: 'string' },
  },
})

type Said = readonly [locale: 'pt-BR' | 'en', text: string]

const TWELVE: readonly Said[] = [
  ['pt-BR', 'gastei 42,90 na farmácia no débito ontem'],
  ['pt-BR', 'almoço 35, uber 18 e dois copos d’água'],
  ['pt-BR', 'corri cinco quilômetros em meia hora e dormi 7h e meia'],
  ['pt-BR', 'será que eu devia vender o carro?'],
  ['pt-BR', 'minha irmã gastou 300 no salão'],
  ['pt-BR', 'quanto saiu de comida em outubro?'],
  ['pt-BR', 'a internet é 120 todo dia 10 e o condomínio 480 todo dia 5'],
  ['en', 'spent 12.50 on coffee and 40 on gas last Friday'],
  ['en', 'I slept seven and a half hours'],
  ['en', 'what bills are still open this month?'],
  ['en', 'if I had bought that phone I would be broke'],
  ['en', 'tell me a story about a lighthouse keeper and his cat, please'],
]

interface Line {
  readonly text: string
  readonly lang: Said[0]
  readonly pending?: unknown
}

function readLines(file: string): Said[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ pending }) => pending === undefined)
    .map(({ lang, text }) => [lang, text])
}

const MESSAGES = values.lines === undefined ? TWELVE : readLines(values.lines)

const VERBS = 'start stop open close check plan sort send find keep'.split(' ')
const THINGS =
  'lamp door list note book room plant song trip game shelf window garden photo letter clock bag chair paper box'.split(
    ' ',
  )

/** Intents that share their words with one another and with what people say. */
function syntheticIntents(count: number): IntentCatalogue[] {
  return (['pt-BR', 'en'] as const).map((locale) => ({
    domain: 'synthetic',
    locale,
    rules: { please: '[please|now|again]' },
    intents: Object.fromEntries(
      Array.from({ length: count }, (_, index) => {
        const verb = VERBS[index % VERBS.length]
        const thing = THINGS[Math.floor(index / VERBS.length) % THINGS.length]
        const say = [
          `<please> ${verb} [the|my|a|o|a] ${thing} ${index} [{date}]`,
          `[i|eu] ${verb} ({money};[on|em|no] ${thing} ${index}) [<please>]`,
        ]
        return [`synthetic_${index}`, { isWrite: false, sentences: [{ say }] }]
      }),
    ),
  }))
}

function routerWith(synthetic: number): Pick<Router, 'decide'> {
  if (synthetic === 0) return createLifeRouter()
  return createRouter({ intents: [...readLifeIntents(), ...syntheticIntents(synthetic)] })
}

const router = routerWith(Number(values.synthetic))
/** Time between two messages: a new minute comes with every ninth. */
const MS_BETWEEN = 7_000
let nowMs = Date.parse('2026-11-18T15:00:00Z')
const timeZone = 'America/Sao_Paulo'

function decideRounds(rounds: number): number[] {
  const samples: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const [locale, text] of MESSAGES) {
      // The clock goes on between messages, as it does in use: what is kept of one instant may not help the next.
      const now = new Date(nowMs)
      nowMs += MS_BETWEEN
      const startedAt = performance.now()
      router.decide(text, { locale, now, timeZone })
      samples.push(performance.now() - startedAt)
    }
  }
  return samples
}

/**
 * A young process, and a settled one: V8 hands a function to its best compiler after 3,000 calls of it,
 * and many are called once or not at all by a message.
 */
const WARM_UPS = [5_000, 60_000]
const rounds = Number(values.rounds)
console.log(`${MESSAGES.length} messages, ${rounds} rounds, ${values.synthetic} more intents`)
console.log(MS_HEADING)
let decided = 0
for (const messages of WARM_UPS) {
  decided += decideRounds(Math.ceil((messages - decided) / MESSAGES.length)).length
  const samples = decideRounds(rounds)
  console.log(describeMs(`after ${messages.toLocaleString('en')}`, samples))
  decided += samples.length
}
