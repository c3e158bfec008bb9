import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_PROMPT } from '../packages/assistant/src/composer/base-prompt.ts'
import { countRequest, countTokens } from './tokens/count-request.ts'
import { measureScenarios } from './tokens/measure-scenarios.ts'
import { largestRequest, measureTurns, wholeTurn } from './tokens/measure-turns.ts'
import type { BenchMessage } from './tokens/messages.ts'
import { createMonolith } from './tokens/monolith.ts'
import { createBenchParco } from './tokens/parco.ts'
import { type RequestBody, type StandIn, startStandIn, toolNames } from './tokens/stand-in.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())

const question = (text: string, answer: string): BenchMessage => ({
  kind: 'question',
  text,
  answer,
  calls: [{ tool: 'get_expenses', input: {}, result: 'R$ 10,00.' }],
})

describe('counting', () => {
  it('counts messages and tools as they were sent, and nothing else', () => {
    const messages = [{ role: 'user', content: 'hello' }]
    const tools = [{ type: 'function', function: { name: 'add' } }]
    const counted = countTokens(JSON.stringify(messages)) + countTokens(JSON.stringify(tools))
    expect(countRequest({ model: 'some', stream: true, messages, tools })).toBe(counted)
    expect(countRequest({ messages })).toBe(countTokens(JSON.stringify(messages)))
    expect(countTokens('hello')).toBe(1)
  })

  it('counts every request of a turn, and what was said before with it', async () => {
    const takeTurn = await createMonolith(standIn.baseUrl).begin('pt-BR')
    const message = question('quanto foi?', 'Foram dez reais.')
    const first = await standIn.during(message, () => takeTurn(message))
    const second = await standIn.during(message, () => takeTurn(message))
    expect(first.bodies).toHaveLength(2)
    const [one = 0, other = 0] = first.bodies.map(countRequest)
    expect(other).toBeGreaterThan(one)
    expect(countRequest(second.bodies[0] ?? {})).toBeGreaterThan(other)
  })

  it('lets a turn fail that lacks what its message needs', async () => {
    const takeTurn = await createMonolith(standIn.baseUrl).begin('en')
    const message = { ...question('and now?', ''), calls: [{ tool: 'fly', input: {}, result: '' }] }
    await expect(standIn.during(message, () => takeTurn(message))).rejects.toThrow('no tool fly')
  })
})

/** What stands before everything that changes with a message. */
const beginningOf = ({ messages, tools }: RequestBody): string => {
  const [system] = messages as readonly unknown[]
  return `${JSON.stringify(tools)}${JSON.stringify(system)}`
}

describe('the assistant', { timeout: 120_000 }, () => {
  it('asks no model for routine, and answers the rest for less than a fifteenth of the monolith', async () => {
    const parco = createBenchParco(standIn.baseUrl)
    const ours = await measureTurns(parco, standIn)
    await parco.close?.()
    const routine = ours.filter(({ message }) => message.kind === 'routine')
    expect(routine.map(wholeTurn)).toEqual(routine.map(() => 0))
    const unanswered = ours.filter(({ outcome }) => !outcome.isAnswered)
    expect(unanswered.filter(({ message }) => message.kind === 'routine')).toEqual([])
    // What is answered past the point costs little, and must not make the sum look good.
    expect(unanswered.length).toBeLessThanOrEqual(1)
    const monolith = await measureTurns(createMonolith(standIn.baseUrl), standIn)
    const sum = (turns: typeof ours) => turns.map(wholeTurn).reduce((one, other) => one + other, 0)
    expect(sum(ours)).toBeLessThan(sum(monolith) / 15)
  })

  it('takes less than a fifth of the monolith for each of the seven scenarios', async () => {
    const parco = createBenchParco(standIn.baseUrl)
    const ours = await measureScenarios(parco, standIn, ['pt-BR'])
    await parco.close?.()
    const monolith = await measureScenarios(createMonolith(standIn.baseUrl), standIn, ['pt-BR'])
    expect([...ours.keys()]).toHaveLength(7)
    const dear = [...ours].filter(([name, tokens]) => tokens >= 0.2 * (monolith.get(name) ?? 0))
    expect(dear).toEqual([])
    expect([...ours.values()].filter((tokens) => tokens > 0)).toHaveLength(3)
  })

  it('fits a model that holds 4,096 tokens, also after twenty long turns', async () => {
    expect(countTokens(BASE_PROMPT)).toBeLessThanOrEqual(800)
    const parco = createBenchParco(standIn.baseUrl)
    const takeTurn = await parco.begin('pt-BR')
    const answer = 'Isso depende do que você quer guardar por mês e do que já está combinado. '
    const costs = []
    for (let turn = 1; turn <= 21; turn += 1) {
      const message = question(
        `será que tô gastando demais com comida esse mês? É a vez número ${turn}, ${'e ainda tenho uma dúvida sobre o orçamento da casa '.repeat(5)}`,
        answer.repeat(6).trim(),
      )
      const { bodies, outcome } = await standIn.during(message, () => takeTurn(message))
      expect(outcome.text).toContain(answer.trim())
      costs.push({
        locale: 'pt-BR' as const,
        message,
        outcome,
        bodies,
        requests: bodies.map(countRequest),
      })
    }
    await parco.close?.()
    const last = costs.at(-1)?.bodies ?? []
    expect(last.flatMap(toolNames)).toContain('get_expenses')
    expect(largestRequest(costs)).toBeGreaterThan(1_500)
    // The answer has to fit too.
    expect(largestRequest(costs)).toBeLessThanOrEqual(4_096 - 500)
    // Providers cache what a prompt begins with: tools and instructions, also once the history was summarised.
    const answering = costs
      .flatMap(({ bodies }) => bodies)
      .filter((body) => toolNames(body).length > 0)
    const beginnings = new Set(answering.map(beginningOf))
    expect(answering.length).toBeGreaterThanOrEqual(21)
    expect(beginnings.size).toBe(1)
    expect(JSON.stringify(last)).toMatch(/resumo|summary|Earlier/i)
  })

  it('takes little for a greeting that a model answers, and for a question about money', async () => {
    const parco = createBenchParco(standIn.baseUrl)
    const takeTurn = await parco.begin('pt-BR')
    const cost = async (message: BenchMessage) => {
      const { bodies } = await standIn.during(message, () => takeTurn(message))
      return bodies.map(countRequest).reduce((sum, tokens) => sum + tokens, 0)
    }
    const greeting: BenchMessage = { ...question('oi', 'Oi!'), kind: 'conversation', calls: [] }
    expect(await cost(greeting)).toBeLessThanOrEqual(1_500)
    const asked = question('será que tô gastando demais com comida esse mês?', 'Um pouco.')
    const finance = await cost(asked)
    await parco.close?.()
    expect(finance).toBeGreaterThan(500)
    expect(finance).toBeLessThanOrEqual(3_500)
  })
})
