import { describe, expect, it } from 'vitest'
import { readMessage } from '../clauses/read-message.ts'
import { Vocabulary } from '../clauses/vocabulary.ts'
import { losesMeasurement, numbersIn, recordsEveryValue } from './values-recorded.ts'

const NOW = { now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' }

const messageOf = (text: string) =>
  readMessage(text, { locale: 'pt-BR', ...NOW }, new Vocabulary([], []))

function isRecorded(text: string, params: Readonly<Record<string, unknown>>): boolean {
  return recordsEveryValue(messageOf(text), numbersIn(params))
}

describe('whether a call records every value of a message', () => {
  it.each([
    ['almocei por 32', { actualAmount: 32 }],
    ['peguei 4 cadernos por 60', { actualAmount: 60 }],
    ['levei 3 bonés de 25 cada', { actualAmount: 75 }],
    ['passei 5x de 80 no crédito', { actualAmount: 400, installments: 5 }],
    ['o treino foi de 40 e não 50', { value: 40 }],
    ['troca o café de 12 pra 15', { expenseRef: { actualAmount: 12 }, actualAmount: 15 }],
    ['dormi 6 horas', { value: 6 }],
  ])('so it does: %s', (text, params) => {
    expect(isRecorded(text, params)).toBe(true)
  })

  it.each([
    ['dormi 7 horas, o humor tá em 8', { value: 7 }],
    ['almocei por 32 e jantei por 45', { actualAmount: 32 }],
    ['corri 5 km e depois 3 km', { value: 5 }],
    ['dormi 5h e 40 cigarras cantaram', { value: 5 }],
    ['cochilei 1h e 10 vizinhos vieram', { value: 1 }],
  ])('something is left out: %s', (text, params) => {
    expect(isRecorded(text, params)).toBe(false)
  })
})

describe('whether a measurement beside the recorded one is lost', () => {
  it.each([
    ['dormi 8 horas depois de pedalar 12 km', { value: 8 }, true],
    ['dormi 8 horas, nota 6/10', { value: 8 }, true],
    ['tomei 400 ml duas horas depois do jantar', { value: 400 }, false],
    ['corri 6 km em 40 minutos', { value: 40, metadata: { distanceKm: 6 } }, false],
    ['dormi 6h15', { value: 6.25 }, false],
  ])('%s', (text, params, isLost) => {
    expect(losesMeasurement(messageOf(text), numbersIn(params))).toBe(isLost)
  })
})
