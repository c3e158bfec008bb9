import { describe, expect, it } from 'vitest'
import { readRhythm } from './read-rhythm.ts'

const now = new Date('2026-11-18T15:00:00Z')
const read = (text: string, locale: 'pt-BR' | 'en' = 'pt-BR') =>
  readRhythm(text, { locale, now, timeZone: 'America/Sao_Paulo' })

const days = (...weekdays: number[]) => ({ frequency: 'custom', weekdays, perWeek: null })
const times = (perWeek: number) => ({ frequency: 'custom', weekdays: null, perWeek })

describe('the days that words say', () => {
  it.each([
    ['cria o hábito de nadar ter, qui e sáb', days(2, 4, 6)],
    ['nadar às terças e quintas', days(2, 4)],
    ['toda segunda-feira', days(1)],
    ['quero ter o hábito de ler às segundas', days(1)],
    ['segunda, quarta e sexta-feira', days(1, 3, 5)],
    ['de segunda a quinta', days(1, 2, 3, 4)],
    ['seg-qua', days(1, 2, 3)],
    ['de sexta a segunda', days(1, 5, 6, 7)],
    ['sex', days(5)],
    ['3 vezes por semana', times(3)],
    ['três vezes na semana', times(3)],
    ['2x por semana', times(2)],
    ['uma vez por semana', times(1)],
    ['toda semana', times(1)],
  ])('%s', (text, rhythm) => {
    expect(read(text)).toEqual(rhythm)
  })

  it.each([
    ['new habit: swim Tuesday and Thursday', days(2, 4)],
    ['run on mon, wed & fri', days(1, 3, 5)],
    ['monday through thursday', days(1, 2, 3, 4)],
    ['every sunday', days(7)],
    ['twice a week', times(2)],
    ['three times a week', times(3)],
    ['weekly', times(1)],
  ])('%s', (text, rhythm) => {
    expect(read(text, 'en')).toEqual(rhythm)
  })

  it.each(['quero ter um hábito', 'ler 20 páginas', 'todo mês', '30 vezes por semana'])(
    'are none in "%s"',
    (text) => {
      expect(read(text)).toBeUndefined()
    },
  )

  it('go by their name where they have one', () => {
    expect(read('de segunda a sexta')?.frequency).toBe('weekdays')
    expect(read('sábado e domingo')?.frequency).toBe('weekends')
  })
})
