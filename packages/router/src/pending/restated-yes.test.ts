import type { IntentCall } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../text/locale.ts'
import { readReply } from './testing/read-reply.ts'

const date = '2026-11-18'
const tyres: IntentCall = {
  intent: 'create_expense',
  params: { name: 'Borracharia', category: 'transport', actualAmount: 70, date },
}
const rent: IntentCall = { intent: 'mark_bill_paid', params: { billRef: 'rent', paidDate: date } }
const club: IntentCall = {
  intent: 'create_bill',
  params: { name: 'Clube', category: 'other', amount: 90, dueDay: 7, isRecurring: true },
}

describe('a yes that says what is shown once more', () => {
  it.each<[string, Locale, IntentCall]>([
    ['é isso, foi 70 mesmo', 'pt-BR', tyres],
    ['isso, 70 cravado', 'pt-BR', tyres],
    ['sim, todo dia 7', 'pt-BR', club],
    ['yup, 70 it was', 'en', tyres],
    ['yes, paid it today', 'en', rent],
  ])('approves: %s', (text, locale, write) => {
    expect(readReply(text, locale, [write])).toEqual({ intent: 'confirm', params: {} })
  })

  it.each<[string, Locale, IntentCall]>([
    ['sim, e 70', 'pt-BR', tyres],
    ['ok, mais 70', 'pt-BR', tyres],
    ['sim, gastei 70 também', 'pt-BR', tyres],
    ['sim, 70?', 'pt-BR', tyres],
    ['claro, 70 é muito', 'pt-BR', tyres],
    ['sim, dia 7 eu confirmo', 'pt-BR', club],
    ['yes and 70', 'en', tyres],
    ['yes, I paid 70 too', 'en', tyres],
    ["yes, I'll pay today", 'en', rent],
    ['sure, today I will check', 'en', rent],
  ])('approves nothing that says more: %s', (text, locale, write) => {
    expect(readReply(text, locale, [write])?.intent).not.toBe('confirm')
  })
})

describe('that a bill is paid', () => {
  const hoa: IntentCall = { intent: 'mark_bill_paid', params: { billRef: 'hoa', paidDate: date } }

  it.each<[string, Locale]>([
    ['as duas tão pagas', 'pt-BR'],
    ['já paguei, sim', 'pt-BR'],
    ["they're paid", 'en'],
  ])('approves its mark: %s', (text, locale) => {
    expect(readReply(text, locale, [rent, hoa])).toEqual({ intent: 'confirm', params: {} })
  })

  it('approves the one of two', () => {
    const one = readReply("hoa's paid, rent isn't", 'en', [rent, hoa])
    expect(one).toEqual({ intent: 'confirm', params: { items: [1] } })
  })

  it.each<[string, Locale, IntentCall]>([
    ['já paguei', 'pt-BR', club],
    ['paid', 'en', tyres],
    ['paguei metade', 'pt-BR', rent],
    ['ainda não tá pago', 'pt-BR', rent],
    ["if it's paid", 'en', rent],
    ['is it paid?', 'en', rent],
  ])('approves nothing else: %s', (text, locale, write) => {
    expect(readReply(text, locale, [write])?.intent).not.toBe('confirm')
  })
})
