import type { JsonObject, Locale } from '@parco/protocol'
import { type BenchMessage, CONVERSATIONS } from './messages.ts'

const routine = (text: string, tool: string, input: JsonObject = {}): BenchMessage => ({
  kind: 'routine',
  text,
  answer: 'Ok.',
  calls: [{ tool, input, result: 'Ok.' }],
})

const expense = (text: string, name: string, actualAmount: number) =>
  routine(text, 'create_expense', { name, actualAmount })
const metric = (text: string, type: string, value: number) =>
  routine(text, 'record_metric', { type, value })

/** What else is said in a day, between the messages that take thought. */
const BETWEEN: Readonly<Record<Locale, readonly BenchMessage[]>> = {
  'pt-BR': [
    metric('dormi 7 horas', 'sleep', 7),
    metric('humor 7', 'mood', 7),
    expense('gastei 12 no café', 'Café', 12),
    metric('bebi 300 ml de água', 'water', 300),
    expense('gastei 38 no almoço', 'Almoço', 38),
    routine('quanto gastei hoje?', 'get_expenses'),
    expense('paguei 25 de uber', 'Uber', 25),
    metric('caminhei 40 minutos', 'exercise', 40),
    metric('energia 6', 'energy', 6),
    metric('bebi 500 ml de água', 'water', 500),
    routine('quanto gastei ontem?', 'get_expenses'),
    expense('gastei 54 na farmácia', 'Farmácia', 54),
    routine('quanto eu dormi essa semana?', 'get_tracking_history', { type: 'sleep' }),
    expense('gastei 90 no posto', 'Posto', 90),
    routine('quanto gastei esse mês?', 'get_finance_summary'),
  ],
  en: [
    metric('slept 7 hours', 'sleep', 7),
    metric('mood 7', 'mood', 7),
    expense('spent 4 on coffee', 'Coffee', 4),
    metric('drank 300 ml of water', 'water', 300),
    expense('spent 14 on lunch', 'Lunch', 14),
    routine('how much did I spend today?', 'get_expenses'),
    expense('paid 11 for an uber', 'Uber', 11),
    metric('walked 40 minutes', 'exercise', 40),
    metric('energy 6', 'energy', 6),
    metric('drank 500 ml of water', 'water', 500),
    routine('how much did I spend yesterday?', 'get_expenses'),
    expense('spent 23 at the pharmacy', 'Pharmacy', 23),
    routine('how much did I sleep this week?', 'get_tracking_history', { type: 'sleep' }),
    expense('spent 40 on gas', 'Gas', 40),
    routine('how much did I spend this month?', 'get_finance_summary'),
  ],
}

/** A mixed day of sixty messages: the thirty, and as many routine ones between them. */
export const A_DAY: Readonly<Record<Locale, readonly BenchMessage[]>> = {
  'pt-BR': between('pt-BR'),
  en: between('en'),
}

function between(locale: Locale): readonly BenchMessage[] {
  return CONVERSATIONS[locale].flatMap((message, index) => {
    const other = BETWEEN[locale][index]
    return other ? [message, other] : [message]
  })
}
