import { describe, expect, it } from 'vitest'
import { inWords, route } from '../../test/route.ts'
import type { RoutedCall } from '../index.ts'

const asked = (intent: string, slot: string, params: Record<string, unknown>) => ({
  kind: 'question' as const,
  missing: [slot],
  candidate: { intent, params } satisfies RoutedCall,
})

const BREAD = { title: 'Comprar pão' }
const BOOKS = { title: 'Ler 24 livros', area: 'learning', targetValue: 24, unit: 'livros' }

describe('an answer that is only a day or a rhythm', () => {
  it.each([
    ['create_reminder', 'datetime', BREAD, 'sexta', 'datetime=2026-11-20T09:00:00-03:00'],
    [
      'create_reminder',
      'datetime',
      BREAD,
      'pode ser no dia 25',
      'datetime=2026-11-25T09:00:00-03:00',
    ],
    [
      'create_followup',
      'scheduledFor',
      { topic: 'prova' },
      'semana que vem',
      'scheduledFor=2026-11-25',
    ],
    ['create_followup', 'scheduledFor', { topic: 'prova' }, 'na sexta', 'scheduledFor=2026-11-20'],
    ['create_goal', 'endDate', BOOKS, 'até dezembro', 'endDate=2026-12-31'],
    ['create_habit', 'frequency', { name: 'Ler' }, 'todo dia', 'frequency=daily'],
    ['create_habit', 'frequency', { name: 'Ler' }, 'toda terça e quinta', 'frequency=custom'],
  ] as const)('%s asks for %s', (intent, slot, params, text, expected) => {
    const decision = route(text, 'pt-BR', { pending: asked(intent, slot, params) })
    expect(decision.intent).toBe(intent)
    expect(inWords(decision)).toContain(expected)
  })

  it.each([
    ['create_reminder', 'datetime', BREAD, 'ontem'],
    ['create_reminder', 'datetime', BREAD, 'gastei 50 no mercado na sexta'],
  ] as const)('%s is not told %s by: %s %s', (intent, slot, params, text) => {
    const decision = route(text, 'pt-BR', { pending: asked(intent, slot, params) })
    expect(decision.intent).not.toBe(intent)
  })
})
