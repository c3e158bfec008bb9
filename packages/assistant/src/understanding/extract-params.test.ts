import { type ScriptedCall, scriptedModel } from '@parco/agent/testing'
import { readFacts } from '@parco/router'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { extractParams } from './extract-params.ts'

const input = z.object({
  name: z.string().min(1),
  actualAmount: z.number().positive(),
  category: z.enum(['food', 'transport']),
  date: z.iso.date().optional(),
})

async function extract(text: string, call: ScriptedCall | undefined) {
  const model = scriptedModel([call ? { calls: [call] } : { text: 'no idea' }])
  const context = {
    locale: 'pt-BR',
    now: new Date('2026-11-18T15:00:00Z'),
    timeZone: 'America/Sao_Paulo',
  } as const
  const { params } = await extractParams(model, {
    text,
    intent: 'create_expense',
    description: 'Records an expense.',
    input,
    today: '2026-11-18',
    currency: 'BRL',
    facts: readFacts(text, context),
    signal: new AbortController().signal,
  })
  return { params, sent: model.calls[0] }
}

const said = { name: 'Feira', actualAmount: 50, category: 'food' }

it('takes what fits the schema and the words', async () => {
  const { params, sent } = await extract('torrei cinquenta mangos na feira', {
    tool: 'create_expense',
    input: said,
  })
  expect(params).toEqual(said)
  expect(sent?.toolChoice).toEqual({ type: 'tool', toolName: 'create_expense' })
  expect(JSON.stringify(sent?.prompt)).toContain('2026-11-18')
})

it('drops a number that nobody said', async () => {
  const { params } = await extract('torrei uma grana na feira', {
    tool: 'create_expense',
    input: said,
  })
  expect(params).toEqual({ name: 'Feira', category: 'food' })
})

it('drops what the schema does not know or refuses, and keeps the rest', async () => {
  const { params } = await extract('torrei 50 na feira', {
    tool: 'create_expense',
    input: { ...said, category: 'fun', date: 'yesterday', confirmed: true, name: null },
  })
  expect(params).toEqual({ actualAmount: 50 })
})

it.each([
  ['no call', undefined],
  ['another tool', { tool: 'delete_everything', input: said }],
  ['arguments cut short', { tool: 'create_expense', input: '{"name": "Fei' }],
  ['arguments that are no object', { tool: 'create_expense', input: '[50]' }],
] as const)('makes nothing of %s', async (_, call) => {
  expect((await extract('torrei 50 na feira', call)).params).toEqual({})
})
