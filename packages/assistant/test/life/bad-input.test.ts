import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SLOW } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()

const IMPOSSIBLE = [
  'gastei R$ 1.2.3 no açougue',
  'gastei 20 no açougue em 31/02',
  'gastei 20 no açougue dia 45',
  'gastei -20 no açougue',
  'gastei 0 no açougue',
  'gastei 99999999999999999999 no açougue',
  'gastei NaN no açougue',
  'gastei Infinity reais no açougue',
  'peso -3 kg',
  'tô pesando 900 kg',
  'bebi 900 litros de água',
  'dormi 40 horas',
  'meu humor tá 99',
  'cadastra o condomínio de 480 todo dia 99',
  'spent $1,2,3 on lunch',
  'spent 20 at the butcher on 02/31/2026',
  'I slept -2 hours',
]

const piece = fc.constantFrom(
  ...[
    'gastei',
    'paguei',
    'spent',
    'drank',
    'peso',
    'R$',
    '-',
    '0',
    '1.2.3',
    '1,2,3',
    '31/02',
    '99/99/9999',
    '25:99',
  ],
  ...[
    'no',
    'de',
    'em',
    'ml',
    'kg',
    'todo dia',
    'ontem',
    'não',
    'desfaz',
    'sim',
    'e',
    ',',
    '?',
    '"',
    "'",
    ';',
    '--',
    '$1',
  ],
  ...[
    '{{name}}',
    '$t(x)',
    '<script>',
    '\\u0000',
    '💧',
    'água',
    'ÁGUA',
    '１２３',
    '١٢٣',
    '‮',
    'null',
    'undefined',
    '__proto__',
  ],
)
const jumble = fc.array(piece, { minLength: 1, maxLength: 9 }).map((pieces) => pieces.join(' '))

describe('whatever is said', SLOW, () => {
  it('gets an answer; what cannot be is asked about and never proposed as it stands', async () => {
    const test = await opened.newUser()
    for (const text of IMPOSSIBLE) {
      const conversationId = test.mint('conversation')
      const result = await test.say(text, { conversationId })
      expect(result.error, text).toBeUndefined()
      expect(result.approvals, text).toEqual([])
      expect(result.text, text).not.toBe('')
    }
    expect(await test.count('expenses')).toBe(0)
    expect(await test.count('metrics')).toBe(0)
  })

  it('never fails, and writes nothing without a yes', async () => {
    const test = await opened.newUser()
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(jumble, fc.string({ unit: 'binary', maxLength: 40 })),
        async (text) => {
          const result = await test.say(text, { conversationId: test.mint('conversation') })
          expect(['completed', 'waiting', 'failed']).toContain(result.outcome)
          if (result.outcome === 'failed') {
            expect(['message-empty', 'bad-request']).toContain(result.error?.code)
          }
          expect(result.receipts).toEqual([])
        },
      ),
      { numRuns: 100, seed: 20261118 },
    )
    expect(await test.count('receipts')).toBe(0)
    expect(test.log).toEqual([])
  })
})
