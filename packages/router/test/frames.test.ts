import { describe, expect, it } from 'vitest'
import type { RoutedCall } from '../src/index.ts'
import { route } from './route.ts'

const READS = /^(?:get_|search_|translate$|none$|model$)/

/** The writes a decision would propose, those inside a question among them. */
function writesOf(call: RoutedCall): string[] {
  if (call.intent === 'multi') return (call.params.actions as RoutedCall[]).flatMap(writesOf)
  if (call.intent === 'clarify') return writesOf(call.params.candidate as RoutedCall)
  return READS.test(call.intent) ? [] : [call.intent]
}

/** Statements that are records when said plainly, as first person past, infinitive and third person. */
const PORTUGUESE = [
  ['gastei 40 no mercado', 'gastar 40 no mercado', 'gastou 40 no mercado'],
  ['paguei o aluguel', 'pagar o aluguel', 'pagou o aluguel'],
  [
    'comprei uma camisa por 90 reais',
    'comprar uma camisa por 90 reais',
    'comprou uma camisa por 90 reais',
  ],
  ['bebi 1 litro de água', 'beber 1 litro de água', 'bebeu 1 litro de água'],
  ['dormi 8 horas', 'dormir 8 horas', 'dormiu 8 horas'],
  ['corri 3km em 20min', 'correr 3km em 20min', 'correu 3km em 20min'],
  ['pesei 75kg', 'pesar 75kg', 'pesou 75kg'],
  ['recebi 900 de comissão', 'receber 900 de comissão', 'recebeu 900 de comissão'],
  ['torrei 200 reais em roupa', 'torrar 200 reais em roupa', 'torrou 200 reais em roupa'],
] as const

const PORTUGUESE_FRAMES: readonly (readonly [string, (said: readonly string[]) => string])[] = [
  ['negation', ([did]) => `não ${did}`],
  ['negation, later', ([did]) => `eu ainda não ${did}`],
  ['never', ([did]) => `nunca ${did}`],
  ['almost', ([did]) => `quase ${did}`],
  ['changed their mind', ([did]) => `${did} mas desisti`],
  ['hypothesis', ([, to]) => `se eu ${to} eu me arrependo`],
  ['wish', ([, to]) => `quero ${to}`],
  ['wish, polite', ([, to]) => `gostaria de ${to}`],
  ['plan', ([, to]) => `vou ${to}`],
  ['plan, dated', ([, to]) => `amanhã vou ${to}`],
  ['duty', ([, to]) => `preciso ${to}`],
  ['duty, other words', ([, to]) => `tenho que ${to} hoje`],
  ['intention', ([, to]) => `tô pensando em ${to}`],
  ['third person', ([, , other]) => `minha irmã ${other}`],
  ['third person, named', ([, , other]) => `o Carlos ${other}`],
  ['third person, alone', ([, , other]) => `ela ${other} ontem`],
  ['question', ([did]) => `${did}?`],
  ['question, doubtful', ([did]) => `será que ${did}?`],
  ['quotation', ([did]) => `meu amigo disse "${did}"`],
  ['quotation, colon', ([did]) => `ela falou: ${did}`],
  ['dream', ([did]) => `sonhei que ${did}`],
  ['opt-out', ([did]) => `${did}, mas não anota`],
  ['opt-out, before', ([did]) => `não registra isso: ${did}`],
  ['only telling', ([did]) => `só comentando: ${did}`],
  ['joke', ([did]) => `brincadeira, ${did}`],
  ['translation', ([did]) => `traduz "${did}" pro inglês`],
]

/** The same in English: past, base form. */
const ENGLISH = [
  ['spent 40 on groceries', 'spend 40 on groceries'],
  ['paid the rent', 'pay the rent'],
  ['bought a shirt for 90 reais', 'buy a shirt for 90 reais'],
  ['drank 1 liter of water', 'drink 1 liter of water'],
  ['slept 8 hours', 'sleep 8 hours'],
  ['ran 3k in 20 min', 'run 3k in 20 min'],
  ['received 900 in dividends', 'receive 900 in dividends'],
] as const

const ENGLISH_FRAMES: readonly (readonly [string, (said: readonly string[]) => string])[] = [
  ['negation', ([, base]) => `I didn't ${base}`],
  ['never', ([did]) => `I never ${did}`],
  ['almost', ([did]) => `I almost ${did}`],
  ['hypothesis', ([did]) => `if I ${did} I'd be sorry`],
  ['wish', ([, base]) => `I want to ${base}`],
  ['plan', ([, base]) => `I'm going to ${base}`],
  ['plan, dated', ([, base]) => `tomorrow I'll ${base}`],
  ['duty', ([, base]) => `I need to ${base}`],
  ['third person', ([did]) => `my sister ${did}`],
  ['third person, named', ([did]) => `Carlos ${did}`],
  ['question', ([, base]) => `did I ${base}?`],
  ['question, statement', ([did]) => `I ${did}?`],
  ['quotation', ([did]) => `my friend said "I ${did}"`],
  ['dream', ([did]) => `I dreamed that I ${did}`],
  ['opt-out', ([did]) => `I ${did} but don't log it`],
  ['only telling', ([did]) => `just saying, I ${did}`],
]

describe('what is recorded when said plainly', () => {
  it.each(PORTUGUESE)('%s', (did) => {
    expect(writesOf(route(did))).toHaveLength(1)
  })
  it.each(ENGLISH)('%s', (did) => {
    expect(writesOf(route(did, 'en'))).toHaveLength(1)
  })
})

describe.each(PORTUGUESE_FRAMES)('pt-BR, %s', (_name, frame) => {
  it.each(PORTUGUESE.map(frame))('%s', (text) => {
    expect(writesOf(route(text))).toEqual([])
  })
})

describe.each(ENGLISH_FRAMES)('en, %s', (_name, frame) => {
  it.each(ENGLISH.map(frame))('%s', (text) => {
    expect(writesOf(route(text, 'en'))).toEqual([])
  })
})
