import { describe, expect, it } from 'vitest'
import { readMessage } from '../clauses/read-message.ts'
import type { Locale } from '../text/locale.ts'
import { saidParts } from './asides.ts'
import { createLanguage } from './language.ts'

const NOW = { now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' }
const languages = {
  'pt-BR': createLanguage({ intents: [] }, 'pt-BR'),
  en: createLanguage({ intents: [] }, 'en'),
}

function said(text: string, locale: Locale): { core: string; isTakenBack: boolean } {
  const { vocabulary, speech } = languages[locale]
  const message = readMessage(text, { locale, ...NOW }, vocabulary, speech.courtesy)
  const { aside, isTakenBack } = saidParts(message, speech)
  const core = message.items
    .filter(({ kind }, at) => kind !== 'punctuation' && !aside.has(at))
    .map(({ raw }) => raw)
    .join(' ')
  return { core, isTakenBack }
}

describe('what stands beside what is said', () => {
  it.each([
    ['meu querido, paguei 30 de táxi', 'paguei 30 de táxi'],
    ['meu fio ontem eu gastei 30 na venda', 'ontem eu gastei 30 na venda'],
    ['meu filho caiu da escada', 'meu filho caiu da escada'],
    ['recebi 90 da rifa, já podes lançar', 'recebi 90 da rifa'],
    ['recebi 90 da rifa; registre como entrada, por gentileza', 'recebi 90 da rifa'],
    ['gastei 30 no bar anota aí pra mim', 'gastei 30 no bar'],
    ['quero ler 12 livros, bote como meta', 'quero ler 12 livros'],
    ['adie a vacina pra sexta, porque a clínica fechou', 'adie a vacina pra sexta'],
    ['me lembra de comprar pão e guardar tudo', 'me lembra de comprar pão e guardar tudo'],
  ])('%s', (text, core) => {
    expect(said(text, 'pt-BR')).toEqual({ core, isTakenBack: false })
  })

  it.each([
    ['mate, spent 30 on a cab', 'spent 30 on a cab'],
    ['spent 30 on a cab, put it down as an expense', 'spent 30 on a cab'],
    ['spent 30 on a cab log it please', 'spent 30 on a cab'],
    ['push the vaccine to Friday because the clinic is shut', 'push the vaccine to Friday'],
    ['remind me to log it', 'remind me to log it'],
  ])('%s', (text, core) => {
    expect(said(text, 'en')).toEqual({ core, isTakenBack: false })
  })

  it.each([
    ['a meta do violão, mudei de planos', 'pt-BR', 'a meta do violão'],
    ['gastei 30 no bar, cancela isso', 'pt-BR', 'gastei 30 no bar'],
    ["the guitar goal, it's not happening", 'en', 'the guitar goal'],
    ['spent 30 on a cab, scrap that', 'en', 'spent 30 on a cab'],
  ] as const)('%s (%s) is taken back', (text, locale, core) => {
    expect(said(text, locale)).toEqual({ core, isTakenBack: true })
  })
})
