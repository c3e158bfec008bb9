import { describe, expect, it } from 'vitest'
import { SPEECH as ENGLISH } from '../speech/en.generated.ts'
import { SPEECH as PORTUGUESE } from '../speech/pt-BR.generated.ts'
import { createSpeech } from '../speech/speech.ts'
import { wordOf } from '../text/token.ts'
import { tokenize } from '../text/tokenize.ts'
import { withoutCourtesy } from './without-courtesy.ts'

const speech = { 'pt-BR': createSpeech(PORTUGUESE), en: createSpeech(ENGLISH) }

function left(text: string, locale: 'pt-BR' | 'en' = 'pt-BR'): string {
  const tokens = withoutCourtesy(tokenize(text, locale), speech[locale].courtesy)
  return tokens.map(({ raw }) => raw).join(' ')
}

describe('politeness is taken off', () => {
  it.each([
    ['Boa tarde! Poderia anotar 30 de táxi? Obrigada.', 'anotar 30 de táxi'],
    ['Se não for incômodo, gostaria de registrar que paguei a luz', 'registrar que paguei a luz'],
    ['Gostaria de saber quanto gastei ontem, por gentileza?', 'quanto gastei ontem ?'],
    ['paguei 30 de táxi, pode anotar, por favor?', 'paguei 30 de táxi'],
    ['Você poderia, por favor, me lembrar de ligar pro banco?', 'me lembrar de ligar pro banco'],
    ['gastei 30, se possível, no débito', 'gastei 30 no débito'],
    ['meu querido, paguei 30 de táxi', 'paguei 30 de táxi'],
    ['meu fio hoje cedo eu gastei 30', 'hoje cedo eu gastei 30'],
    ['recebi 90 da rifa, já podes lançar', 'recebi 90 da rifa'],
    ['se der, me lembra de regar as plantas', 'me lembra de regar as plantas'],
    ['seria bom você me avisar amanhã, seria ótimo', 'me avisar amanhã'],
    ['Podes excluir a meta do coral?', 'excluir a meta do coral'],
    ['Solicito que desmarque a luz', 'desmarque a luz'],
    ['será que tu podias me mostrar os gastos?', 'me mostrar os gastos'],
    ['tu consegues trocar o táxi de ontem pra 20?', 'trocar o táxi de ontem pra 20'],
    ['quero que canceles o lanche', 'canceles o lanche'],
    ['Peço-lhe que me lembre de ligar', 'me lembre de ligar'],
    ['queira registrar 80 de gás', 'registrar 80 de gás'],
    ['sabes me dizer quanto gastei?', 'quanto gastei ?'],
    ['desculpa a hora, mas dava pra você lançar 30 de táxi?', 'lançar 30 de táxi'],
    ['olá, tudo certo por aí? paguei 30 de táxi, abraços', 'paguei 30 de táxi'],
    ['quando puder, me mostra os gastos, Deus lhe pague', 'me mostra os gastos'],
    ['se não for muito trabalho, me ajuda a registrar 30 de táxi', 'registrar 30 de táxi'],
  ])('%s', (text, expected) => {
    expect(left(text)).toBe(expected)
  })

  it.each([
    ['Good evening! Could you please log 30 for a cab? Many thanks', 'log 30 for a cab'],
    ["I'd like to know how much I spent, if you don't mind", 'how much I spent'],
    ['paid 30 for a cab, could you log that?', 'paid 30 for a cab'],
    [
      'hiya sorry to be a pain, could you pop 30 in for a cab? thanks so much x',
      'pop 30 in for a cab',
    ],
    ["when you get a sec, log 30 for a cab, you're a star", 'log 30 for a cab'],
    ['if you could remind me to rest, that would be great', 'remind me to rest'],
    ['any chance you could log 30 for a cab?', 'log 30 for a cab'],
    ['do remember that I rest on Mondays', 'remember that I rest on Mondays'],
    ['be a dear and delete the cab', 'delete the cab'],
    ['would you be so kind as to mark the rent as paid', 'mark the rent as paid'],
    ["I'd be grateful if you'd log 30", 'log 30'],
    ['could I trouble you to move the dentist to 4?', 'move the dentist to 4'],
  ])('%s', (text, expected) => {
    expect(left(text, 'en')).toBe(expected)
  })
})

describe('what is called out around a message is taken off', () => {
  it.each<[string, string]>([
    ['olha, paguei 30 de táxi', 'paguei 30 de táxi'],
    ['acabei de lembrar: paguei 30 de táxi', 'paguei 30 de táxi'],
    ['então paguei 30 de táxi kkkkkk', 'paguei 30 de táxi'],
    ['paguei 30 de táxi, aff', 'paguei 30 de táxi'],
    ['meu peso deu 80 e 300 graças a Deus', 'meu peso deu 80 e 300'],
    ['paguei 30 de táxi, tá?', 'paguei 30 de táxi'],
    ['paguei 30 de táxi tá ok?', 'paguei 30 de táxi'],
    ['paguei 30 de táxi viu', 'paguei 30 de táxi'],
    ['paguei 30 de táxi né?', 'paguei 30 de táxi ?'],
  ])('%s', (text, expected) => {
    expect(left(text)).toBe(expected)
  })

  it.each<[string, string]>([
    ['oh, my son slept 11 hours', 'my son slept 11 hours'],
    ['forgot to mention: paid 30 for a cab lol', 'paid 30 for a cab'],
    ['paid 30 for a cab, thank goodness', 'paid 30 for a cab'],
    ['paid 30 for a cab ok?', 'paid 30 for a cab'],
    ['look, paid 30 for a cab hahahaha', 'paid 30 for a cab'],
  ])('%s', (text, expected) => {
    expect(left(text, 'en')).toBe(expected)
  })
})

describe('what only sounds polite stays', () => {
  it.each([
    'quanto o dólar tá?',
    'a conta da luz foi ok?',
    'olha o preço do táxi',
    'comprei um então',
    'graças a Deus',
    'tudo certo com as contas?',
    'quando der seis horas me lembra do bolo',
    'paguei o combinado',
    'cortei o cabelo no salão de beleza',
  ])('%s', (text) => {
    expect(left(text).replaceAll(' ?', '?')).toBe(text)
  })
})

describe('what is supposed politely is asked for plainly', () => {
  it.each([
    ['queria que você anotasse 18 de feira', 'pt-BR', 'anotar'],
    ['would you mind reminding me to rest?', 'en', 'remind'],
    ['would you mind logging 30 for a cab?', 'en', 'log'],
  ] as const)('%s', (text, locale, verb) => {
    const tokens = withoutCourtesy(tokenize(text, locale), speech[locale].courtesy)
    expect(tokens[0] && wordOf(tokens[0])).toBe(verb)
  })
})

describe('what is no politeness stays', () => {
  it.each([
    'obrigada',
    'bom dia',
    'gostaria de comprar um carro de 80 mil',
    'queria ter gastado menos',
    'gostaria de saber se paguei a luz',
    'se eu puder pagar a luz',
    'não gostaria de registrar 50 no mercado',
    'gastei 50 no mercado?',
    'gastei 50 no mercado, obrigada?',
    'queria mudar de emprego',
    'minha filha gastou 30 de táxi',
    'meu filho, 39 de febre',
    'podes pagar a luz',
    'ele pode excluir o mercado',
    'pode guardar 50 pra mim',
    'não podes apagar o mercado',
  ])('%s', (text) => {
    const kept = text.endsWith('?') ? '?' : text.split(' ').at(-1)
    expect(left(text).endsWith(kept ?? '')).toBe(true)
    expect(left(text).split(' ')[0]).toBe(text.split(' ')[0])
  })

  it.each([
    'the cab was ok ?',
    'how is it cool ?',
    'look up the cab fare',
    'lol',
    'would you drop 200 on shoes',
    'could you put 50 on red',
    'would you put 200 down on a car',
    'do I owe anything',
    'she asked me to log 30',
  ])('%s', (text) => {
    expect(left(text, 'en')).toBe(text)
  })
})
