import { LOCALES } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { createLifeRouter } from '../../src/life-router.ts'
import { replies } from '../../src/replies/replies.generated.ts'
import { NOON } from '../open-test-parco.ts'

const router = createLifeRouter()

const textsOf = (node: string | Readonly<Record<string, string>>): string[] =>
  typeof node === 'string' ? [node] : Object.values(node)

describe.each(LOCALES)('the examples that Parco gives in %s', (locale) => {
  const { example, chat, care } = replies[locale]
  const quoted = [chat.help, chat.unknown, ...Object.values(care).flatMap(textsOf)].flatMap(
    (text) => [...text.matchAll(/“([^”]+)”/g)].map(([, said]) => said ?? ''),
  )
  const examples = [...Object.values(example), ...quoted]

  it('are things it understands', () => {
    expect(examples.length).toBeGreaterThan(20)
    for (const example of examples) {
      const { intent, params } = router.decide(example, {
        locale,
        now: new Date(NOON),
        timeZone: 'America/Sao_Paulo',
        lastWrite: {
          intent: 'create_expense',
          params: { name: 'Padaria', category: 'food', actualAmount: 35, date: '2026-11-18' },
        },
      })
      expect(['model', 'none', 'clarify'], `${example}: ${JSON.stringify(params)}`).not.toContain(
        intent,
      )
    }
  })
})
