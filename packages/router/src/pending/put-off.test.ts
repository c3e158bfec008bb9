import type { IntentCall } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../text/locale.ts'
import { readReply } from './testing/read-reply.ts'

const date = '2026-11-18'
const bill = (billRef: string): IntentCall => ({
  intent: 'mark_bill_paid',
  params: { billRef, paidDate: date },
})
const [power, gas, phone] = [bill('energia'), bill('gás'), bill('telefone')]
const [rent, cable, trash] = [bill('rent'), bill('cable'), bill('trash')]

const read = (text: string, locale: Locale, writes: readonly IntentCall[]) =>
  readReply(text, locale, writes)

describe('what is put off by name is left open, and the rest decides', () => {
  it.each<[string, readonly IntentCall[], readonly number[]]>([
    ['só a energia, o gás ainda não', [power, gas], [0]],
    ['o gás sim, a energia eu vejo mais tarde', [power, gas], [1]],
    ['energia e telefone sim, o gás ainda não caiu', [power, gas, phone], [0, 2]],
    ['todas menos o telefone, esse eu pago semana que vem', [power, gas, phone], [0, 1]],
    ['tudo, menos o gás que eu ainda não paguei', [power, gas, phone], [0, 2]],
    ['só o gás por enquanto', [power, gas, phone], [1]],
    ['pode salvar, o telefone fica pra depois', [power, gas, phone], [0, 1]],
    ['só a energia, o gás minha mãe pagou', [power, gas], [0]],
  ])('pt-BR: %s', (text, writes, items) => {
    expect(read(text, 'pt-BR', writes)).toEqual({ intent: 'confirm', params: { items } })
  })

  it.each<[string, readonly IntentCall[], readonly number[]]>([
    ['only the cable, rent not yet', [rent, cable], [1]],
    ["rent ok, I'll check the other one later", [rent, cable], [0]],
    ["all except the trash, that one isn't paid yet", [rent, cable, trash], [0, 1]],
    ['the first and the last, the cable can wait', [rent, cable, trash], [0, 2]],
    ['rent only, the cable was on my brother', [rent, cable], [0]],
  ])('en: %s', (text, writes, items) => {
    expect(read(text, 'en', writes)).toEqual({ intent: 'confirm', params: { items } })
  })

  it.each<[string, Locale, readonly IntentCall[]]>([
    ['a energia sim, mas só depois que o gás cair', 'pt-BR', [power, gas]],
    ['a energia se der, o gás ainda não', 'pt-BR', [power, gas]],
    ['sim, as duas ainda não', 'pt-BR', [power, gas]],
    ['só uma, o resto depois', 'pt-BR', [power, gas, phone]],
    ['sim, o resto depois', 'pt-BR', [power, gas, phone]],
    ['talvez a energia, o gás ainda não', 'pt-BR', [power, gas]],
    ['the rent once the cable clears, cable not yet', 'en', [rent, cable]],
    ['yes the rent? cable not yet', 'en', [rent, cable]],
    ['one of them, the rest later', 'en', [rent, cable, trash]],
    ['only one of those is right', 'en', [rent, cable]],
    ['um deles está certo', 'pt-BR', [power, gas]],
  ])('approves nothing under a condition, or unnamed: %s', (text, locale, writes) => {
    expect(read(text, locale, writes)?.intent).not.toBe('confirm')
  })

  it('points at the one in the middle, and at a price', () => {
    const middle = read('skip the middle one', 'en', [rent, cable, trash])
    expect(middle).toEqual({ intent: 'reject', params: { items: [1] } })
    const lunch: IntentCall = {
      intent: 'create_expense',
      params: { name: 'Lunch', category: 'food', actualAmount: 27, date },
    }
    const priced = read('just the 27 one', 'en', [rent, lunch])
    expect(priced).toEqual({ intent: 'confirm', params: { items: [1] } })
  })
})

describe('a preamble that finds nothing wrong', () => {
  it.each<[string, Locale]>([
    ['não tenho nada a corrigir, pode gravar', 'pt-BR'],
    ['sem ressalvas, confirma', 'pt-BR'],
    ['por mim não vejo problema nenhum, pode lançar', 'pt-BR'],
    ['no complaints from me, go ahead', 'en'],
    ["can't see anything wrong with it, log it", 'en'],
  ])('adds nothing to a yes: %s', (text, locale) => {
    expect(read(text, locale, [power])).toEqual({ intent: 'confirm', params: {} })
  })

  it.each<[string, Locale]>([
    ['não tenho nada a corrigir', 'pt-BR'],
    ['tenho ressalvas, pode gravar', 'pt-BR'],
    ['não vejo problema em esperar, pode ir', 'pt-BR'],
    ['nothing wrong with it', 'en'],
    ['no objections, but hold on', 'en'],
  ])('neither approves nor refuses by itself: %s', (text, locale) => {
    expect(['confirm', 'reject']).not.toContain(read(text, locale, [power])?.intent)
  })
})
