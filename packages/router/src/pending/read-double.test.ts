import type { IntentCall } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { knowIntents } from '../intents/intent-table.ts'
import { lifeIntents } from '../intents/life/life-intents.ts'
import type { Locale } from '../text/locale.ts'
import { readPending } from './read-pending.ts'

knowIntents(lifeIntents)

const date = '2026-11-18'
const bill = (billRef: string, paidDate = date): IntentCall => ({
  intent: 'mark_bill_paid',
  params: { billRef, paidDate },
})
const expense = (name: string, actualAmount: number): IntentCall => ({
  intent: 'create_expense',
  params: { name, category: 'food', actualAmount, date },
})
const left: IntentCall = { intent: 'get_pending_bills', params: { month: 11, year: 2026 } }
const undo: IntentCall = { intent: 'undo', params: {} }

function read(
  text: string,
  writes: readonly IntentCall[],
  fresh: Readonly<Record<string, IntentCall>>,
  locale: Locale = 'pt-BR',
): IntentCall | undefined {
  return readPending({
    text,
    pending: { kind: 'writes', writes },
    context: { locale, now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' },
    readFresh: (part) => fresh[part],
  })?.call
}

const both = (intent: string, more: IntentCall): IntentCall => ({
  intent: 'multi',
  params: { actions: [{ intent, params: {} }, { ...more }] },
})

describe('a decision with one thing more', () => {
  it.each<[string, Locale, IntentCall, Readonly<Record<string, IntentCall>>]>([
    ['sim, e que contas faltam?', 'pt-BR', left, { 'que contas faltam?': left }],
    ['pode salvar e me diz o que falta', 'pt-BR', left, { 'me diz o que falta': left }],
    ['yep, and what do I still owe?', 'en', left, { 'what do I still owe?': left }],
    [
      'isso, também paguei 9 de pão',
      'pt-BR',
      expense('Pão', 9),
      { 'paguei 9 de pão': expense('Pão', 9) },
    ],
  ])('approves and goes on: %s', (text, locale, more, fresh) => {
    expect(read(text, [expense('Feira', 80)], fresh, locale)).toEqual(both('confirm', more))
  })

  it('carries the verb and the day over to another name', () => {
    const writes = [bill('gás', '2026-11-16')]
    const fresh = { 'paguei o telefone também': bill('telefone') }
    const more = bill('telefone', '2026-11-16')
    expect(read('isso, e o telefone também', writes, fresh)).toEqual(both('confirm', more))
    expect(read('isso, e marca o telefone também', writes, fresh)).toEqual(both('confirm', more))
  })

  it('refuses and goes on', () => {
    const more: IntentCall = { intent: 'create_reminder', params: { title: 'Ligar pro tio' } }
    const fresh = { 'me lembra de ligar pro tio': more }
    const text = 'cancela isso, me lembra de ligar pro tio'
    expect(read(text, [expense('Feira', 80)], fresh)).toEqual(both('reject', more))
  })

  it.each<[string, Readonly<Record<string, IntentCall>>]>([
    ['ok, e que contas faltam?', { 'que contas faltam?': left }],
    ['ah, e anota também 9 de pão', { '9 de pão': expense('Pão', 9) }],
    ['anota aí e não esquece: 9 de pão', { 'não esquece: 9 de pão': expense('Pão', 9) }],
    ['sim e não, gastei 9 no pão', { 'gastei 9 no pão': expense('Pão', 9) }],
    ['sim, e a feira foi 90', { 'a feira foi 90': expense('Feira', 90) }],
    ['sim, e desfaz a última', { 'desfaz a última': undo }],
    ['sim, e o gás também não', { 'paguei o gás também não': bill('gás') }],
    ['sim, e eu sou o papa', {}],
  ])('approves nothing where it may be meant otherwise: %s', (text, fresh) => {
    const call = read(text, [expense('Feira', 80)], fresh)
    expect(JSON.stringify(call ?? {})).not.toContain('confirm')
  })
})
