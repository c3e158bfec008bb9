/** How long the router takes for one message. `node bench/route-speed.ts [--rounds 200]` */
import { parseArgs } from 'node:util'
import { createLifeRouter } from '@parco/assistant/router'
import { describeMs, MS_HEADING } from './percentiles.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } })

const MESSAGES = [
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
] as const

const router = createLifeRouter()
const now = new Date('2026-11-18T15:00:00Z')
const timeZone = 'America/Sao_Paulo'
const samples: number[] = []
for (let round = -20; round < Number(values.rounds); round += 1) {
  for (const [locale, text] of MESSAGES) {
    const startedAt = performance.now()
    router.decide(text, { locale, now, timeZone })
    // Twenty rounds warm the code up.
    if (round >= 0) samples.push(performance.now() - startedAt)
  }
}
console.log(`${MESSAGES.length} messages, ${values.rounds} rounds`)
console.log(MS_HEADING)
console.log(describeMs('one message', samples))
