import type { IntentCall } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../text/locale.ts'
import { readReply } from './testing/read-reply.ts'

const date = '2026-11-18'
const bakery: IntentCall = {
  intent: 'create_expense',
  params: { name: 'Padaria', category: 'food', actualAmount: 22, date },
}
const cab: IntentCall = {
  intent: 'create_expense',
  params: { name: 'Cab', category: 'transport', actualAmount: 31, date },
}
const night: IntentCall = {
  intent: 'record_metric',
  params: { type: 'sleep', value: 6, unit: 'hours', date },
}
const REFUSED = { intent: 'reject', params: {} }

describe('what never was, or is somebody else’s, is refused by that alone', () => {
  it.each<[string, Locale, IntentCall]>([
    ['calma, eu tava só pensando em voz alta', 'pt-BR', bakery],
    ['ih comprei foi nada, tava fechado', 'pt-BR', bakery],
    ['6h era o que eu queria dormir', 'pt-BR', night],
    ['isso nem foi gasto', 'pt-BR', bakery],
    ['pode deixar que eu mesma anoto no caderno', 'pt-BR', bakery],
    ['saiu da conta da firma', 'pt-BR', bakery],
    ['esquece, minha tia pagou a conta toda', 'pt-BR', bakery],
    ['hey, I was just thinking aloud', 'en', cab],
    ["wait, that was on Nina's card, not mine", 'en', cab],
    ['6 is what I wish I got', 'en', night],
    ["leave it, I'll add it myself later", 'en', cab],
    ['never mind, the driver waved it off', 'en', cab],
    ['sure, if I had actually taken it. no', 'en', cab],
  ])('%s', (text, locale, write) => {
    expect(readReply(text, locale, [write])).toEqual(REFUSED)
  })

  it.each<[string, Locale, IntentCall]>([
    ['cancela isso, saiu no cartão da prefeitura', 'pt-BR', bakery],
    ['não registra, era coisa do escritório', 'pt-BR', bakery],
    ['esquece, foi minha sogra que passou o cartão', 'pt-BR', bakery],
    ['cancela, o débito não passou', 'pt-BR', bakery],
    ["don't log it, it was on the club's card", 'en', cab],
    ['drop it, those were business trips', 'en', cab],
    ['cancel, the card got declined', 'en', cab],
  ])('what is called off has its reason, however it was paid: %s', (text, locale, write) => {
    expect(readReply(text, locale, [write])).toEqual(REFUSED)
  })

  it.each<[string, Locale, IntentCall]>([
    ["no wait, don't add that", 'en', cab],
    ['oh hang on, scrap it', 'en', cab],
    ['pera, não grava isso não', 'pt-BR', bakery],
    ['opa, calma aí, descarta', 'pt-BR', bakery],
    ['wait, no, not paid yet', 'en', cab],
    ['não precisa gravar não, era só teste', 'pt-BR', bakery],
    ['eu devolvi', 'pt-BR', bakery],
    ['nah I got a refund', 'en', cab],
  ])('what calls to wait takes nothing from a refusal: %s', (text, locale, write) => {
    expect(readReply(text, locale, [write])).toEqual(REFUSED)
  })

  it.each<[string, Locale]>([
    ['tira a padaria que não fui eu', 'pt-BR'],
    ['remove a padaria porque já paguei ontem', 'pt-BR'],
    ['exclui a padaria, a empresa bancou', 'pt-BR'],
  ])('one of two: %s', (text, locale) => {
    const refused = readReply(text, locale, [cab, bakery])
    expect(refused).toEqual({ intent: 'reject', params: { items: [1] } })
  })

  it.each<[string, Locale]>([
    ['não, foi 25', 'pt-BR'],
    ['foi no cartão de crédito', 'pt-BR'],
    ['não é gasto, é receita', 'pt-BR'],
    ['não paguei isso, paguei 25', 'pt-BR'],
    ['it was on my credit card', 'en'],
    ['no, it was yesterday', 'en'],
    ['não salva assim, foi no débito', 'pt-BR'],
    ["don't save it, it was on debit", 'en'],
    ['wait, save it', 'en'],
    ['calma, não grava ainda', 'pt-BR'],
  ])('what corrects refuses nothing: %s', (text, locale) => {
    expect(readReply(text, locale, [bakery])?.intent).not.toBe('reject')
  })
})
