import { describe, expect, it } from 'vitest'
import { areaOf, areaOfDecision, areaOfGoal } from './area-of.ts'

describe('the area of a goal', () => {
  it.each([
    ['terminar 5 cursos de costura', 'cursos', 'learning'],
    ['fazer 80 agachamentos', 'agachamentos', 'health'],
    ['ler o Evangelho inteiro', '', 'spiritual'],
    ['juntar 9 mil pro noivado', 'reais', 'finance'],
    ['emagrecer 6kg antes do casamento', 'kg', 'health'],
    ['sign 4 clients', 'clients', 'professional'],
  ])('%s', (title, unit, area) => {
    expect(areaOfGoal(title, unit)).toBe(area)
  })

  it('is left open where two are as likely', () => {
    expect(areaOfGoal('correr e estudar')).toBeUndefined()
  })
})

describe('the area of a decision', () => {
  it.each([
    ['parar de atender convênio em março', 'professional'],
    ['dar aula particular', 'professional'],
    ['terminar o curso', 'learning'],
    ['terminar com a Bia', 'relationships'],
    ['raise goats instead of sheep', 'professional'],
  ])('%s', (text, area) => {
    expect(areaOfDecision(text)).toBe(area)
  })
})

describe('the area of a fact', () => {
  it.each([
    ['não toma chá preto à noite', 'health'],
    ['never drinks wine on weekdays', 'health'],
    ['toma café na padaria da esquina', undefined],
    ['a vaga da garagem é a 12', undefined],
  ])('%s', (text, area) => {
    expect(areaOf(text)).toBe(area)
  })
})
