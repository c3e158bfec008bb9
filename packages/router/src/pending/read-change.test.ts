import type { IntentCall } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { knowIntents } from '../intents/intent-table.ts'
import { lifeIntents } from '../intents/life/life-intents.ts'
import type { Locale } from '../text/locale.ts'
import type { PendingReading } from './pending.ts'
import { readPending } from './read-pending.ts'

knowIntents(lifeIntents)

const today = '2026-11-18'
const expense = (name: string, category: string, actualAmount: number): IntentCall => ({
  intent: 'create_expense',
  params: { name, category, actualAmount, date: today },
})
const taxi = expense('Táxi', 'transport', 31)
const bakery = expense('Padaria', 'food', 14.5)
const pharmacy = expense('Farmácia', 'health', 60)
const light: IntentCall = { intent: 'mark_bill_paid', params: { billRef: 'luz', paidDate: today } }

function read(
  text: string,
  writes: readonly IntentCall[],
  { locale = 'pt-BR' }: { readonly locale?: Locale } = {},
): PendingReading | undefined {
  return readPending({
    text,
    pending: { kind: 'writes', writes },
    context: { locale, now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' },
    readFresh: () => undefined,
  })
}

describe('a correction of what a reply names without a number', () => {
  const rent: IntentCall = {
    intent: 'mark_bill_paid',
    params: { billRef: 'rent', paidDate: today, monthYear: '2026-11' },
  }
  const reading: IntentCall = {
    intent: 'create_goal',
    params: { title: 'Ler livros', targetValue: 12, unit: 'livros', endDate: '2026-12-31' },
  }
  const stretch: IntentCall = {
    intent: 'create_habit',
    params: { name: 'Alongar', frequency: 'daily', periodOfDay: 'anytime' },
  }
  const call: IntentCall = {
    intent: 'log_interaction',
    params: { personRef: 'tia Lu', type: 'call', date: today },
  }
  const reminder: IntentCall = {
    intent: 'create_reminder',
    params: { title: 'ligar pro dentista', datetime: '2026-11-19T09:00:00-03:00' },
  }
  const owed: IntentCall = {
    intent: 'create_debt',
    params: { creditor: 'Otávio', totalAmount: 300, isNegotiated: false },
  }

  it.each<[string, IntentCall, Record<string, unknown>]>([
    ['foi tudo em euro', taxi, { currency: 'EUR' }],
    ['muda a moeda pra dólar', taxi, { currency: 'USD' }],
    ['não era em real, era em peso argentino', taxi, { currency: 'ARS' }],
    ['sim, só que em dólares canadenses', taxi, { currency: 'CAD' }],
    ['conta como presente', taxi, { category: 'gifts' }],
    ['joga em lazer', taxi, { category: 'entertainment' }],
    ['saúde', bakery, { category: 'health' }],
    ['não foi pix, foi boleto', taxi, { paymentMethod: 'boleto' }],
    ['parcelei em 4x', taxi, { installments: 4 }],
    ['foi só 30', taxi, { actualAmount: 30 }],
    ['tudo certo menos o valor, foi 13', taxi, { actualAmount: 13 }],
    ['referente a setembro', light, { monthYear: '2026-09' }],
    ['o prazo é março', reading, { endDate: '2027-03-31' }],
    ['na verdade são 15', reading, { targetValue: 15 }],
    ['à noite', stretch, { periodOfDay: 'evening' }],
    ['foi mensagem, não ligação', call, { type: 'message' }],
    ['toda semana', reminder, { repeatPattern: 'weekly' }],
    ['melhor às 4', reminder, { datetime: '2026-11-19T16:00:00-03:00' }],
    ['é pro médico, não pro dentista', reminder, { title: 'ligar pro médico' }],
    ['na verdade foi pro Davi', owed, { creditor: 'Davi' }],
    ['não, foi na Cabify', taxi, { name: 'Cabify' }],
    ['foi 13, os demais dados estão certos', taxi, { actualAmount: 13 }],
  ])('pt-BR: %s', (text, pending, changes) => {
    expect(read(text, [pending])?.call).toEqual({ intent: 'correct', params: changes })
  })

  it.each<[string, IntentCall, Record<string, unknown>]>([
    ['that was in pounds', taxi, { currency: 'GBP' }],
    ['oh wait, in US dollars', taxi, { currency: 'USD' }],
    ['EUR not BRL', taxi, { currency: 'EUR' }],
    ['count it as entertainment', taxi, { category: 'entertainment' }],
    ['file it under travel', taxi, { category: 'travel' }],
    ["no, last month's", rent, { monthYear: '2026-10' }],
    ["that was September's rent", rent, { monthYear: '2026-09' }],
    ["it wasn't 31, it was 13", taxi, { actualAmount: 13 }],
    ['all good except the amount, it was 13', taxi, { actualAmount: 13 }],
    ["it's 13, everything else is right", taxi, { actualAmount: 13 }],
    ['by june instead', reading, { endDate: '2027-06-30' }],
    ['in the evening', stretch, { periodOfDay: 'evening' }],
    ['it was a text, not a call', call, { type: 'message' }],
    ['push it to monday', reminder, { datetime: '2026-11-23T09:00:00-03:00' }],
    ['it was Davi, not Otávio', owed, { creditor: 'Davi' }],
  ])('en: %s', (text, pending, changes) => {
    expect(read(text, [pending], { locale: 'en' })?.call).toEqual({
      intent: 'correct',
      params: changes,
    })
  })

  it.each<[string, Locale]>([
    ['foi caro', 'pt-BR'],
    ['foi longe demais', 'pt-BR'],
    ['foi com a Bia', 'pt-BR'],
    ['foi pra ir no médico', 'pt-BR'],
    ['foi um roubo', 'pt-BR'],
    ['sim foi ótimo o passeio', 'pt-BR'],
    ['é pessoal', 'pt-BR'],
    ['foi em dólar?', 'pt-BR'],
    ['queria que fosse em dólar', 'pt-BR'],
    ['it was late', 'en'],
    ['it was a pain', 'en'],
    ['it was with Bia', 'en'],
    ['was it in dollars?', 'en'],
  ])('takes no name or value from: %s', (text, locale) => {
    expect(read(text, [taxi], { locale })?.call.intent ?? 'none').toBe('none')
  })

  it.each<[string, Locale]>([
    ['a vida é bela', 'pt-BR'],
    ['o céu é o limite', 'pt-BR'],
    ['o jantar mudou pra domingo', 'pt-BR'],
    ['a vaquinha acabou virando 45, ajusta aí', 'pt-BR'],
    ['corrige a prova dos meus alunos', 'pt-BR'],
    ['bota o arroz no fogo pra mim', 'pt-BR'],
    ['valor do rastreador', 'pt-BR'],
    ['deu água no negócio dele', 'pt-BR'],
    ['quase comprei uma bolsa de 500', 'pt-BR'],
    ['renomeia o passeio', 'pt-BR'],
    ['my team is awful', 'en'],
    ['is my portfolio up', 'en'],
    ['the goal was reached this morning', 'en'],
    ['mark moved to Portugal', 'en'],
    ['took my iron tablet', 'en'],
    ['put the pizza in the oven', 'en'],
    ["don't make a report", 'en'],
    ['total from babysitting', 'en'],
    ['my budget for fun is 200', 'en'],
    ['rename the walk', 'en'],
  ])('is of something else, and changes nothing: %s', (text, locale) => {
    expect(read(text, [taxi], { locale })?.call.intent ?? 'none').toBe('none')
  })

  it.each<[string, Locale, string]>([
    ['na verdade era corrida', 'pt-BR', 'Corrida'],
    ['muda pra corrida', 'pt-BR', 'Corrida'],
    ['ops, foi o ônibus', 'pt-BR', 'Ônibus'],
    ['foi no Cabify', 'pt-BR', 'Cabify'],
    ['actually it was the bus', 'en', 'Bus'],
    ['change it to bus', 'en', 'Bus'],
    ['rename it to Airport', 'en', 'Airport'],
  ])('is another name right behind its sign: %s', (text, locale, name) => {
    expect(read(text, [taxi], { locale })?.call.params).toMatchObject({ name })
  })

  it.each<[string, Locale, string, readonly number[]]>([
    ['deixa só o táxi', 'pt-BR', 'confirm', [0]],
    ['fica só com a padaria', 'pt-BR', 'confirm', [1]],
    ['o táxi não entra', 'pt-BR', 'reject', [0]],
    ['cancela o táxi e a padaria', 'pt-BR', 'reject', [0, 1]],
    ['itens 1 e 3 ok, o 2 não', 'pt-BR', 'confirm', [0, 2]],
    ['salva o táxi e a padaria, a farmácia não', 'pt-BR', 'confirm', [0, 1]],
    ['o 2 não', 'pt-BR', 'reject', [1]],
    ['only number 3', 'en', 'confirm', [2]],
    ['just keep the padaria', 'en', 'confirm', [1]],
    ['keep the first two, ditch the third', 'en', 'confirm', [0, 1]],
  ])('keeps and leaves out by name: %s', (text, locale, intent, items) => {
    const reading = read(text, [taxi, bakery, pharmacy], { locale })
    expect(reading?.call).toEqual({ intent, params: { items } })
  })

  it.each<[string, Locale]>([
    ['isso já foi, é repetido', 'pt-BR'],
    ['já registrei', 'pt-BR'],
    ['nem pode, cancela isso', 'pt-BR'],
    ['pensando bem, deixa', 'pt-BR'],
    ['on second thoughts, leave it out', 'en'],
    ['I already logged that', 'en'],
    ["that's a duplicate", 'en'],
    ["it wasn't me, my brother paid", 'en'],
  ])('refuses what is recorded already: %s', (text, locale) => {
    expect(read(text, [taxi], { locale })?.call).toEqual({ intent: 'reject', params: {} })
  })
})
