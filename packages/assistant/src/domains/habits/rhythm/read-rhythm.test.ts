import { describe, expect, it } from 'vitest'
import { onlyRhythm, readRhythm } from './read-rhythm.ts'
import { everySoManyDays, timesAWeek } from './rhythm.ts'

const now = new Date('2026-11-18T15:00:00Z')
const read = (text: string, locale: 'pt-BR' | 'en' = 'pt-BR') =>
  readRhythm(text, { locale, now, timeZone: 'America/Sao_Paulo' })

const days = (...weekdays: number[]) => ({ ...timesAWeek(1), perWeek: null, weekdays })
const times = timesAWeek

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

describe('an interval that words say', () => {
  it.each([
    ['quero ler a cada 2 dias', 2],
    ['regar as plantas de três em três dias', 3],
    ['correr dia sim, dia não', 2],
    ['correr em dias alternados', 2],
    ['terapia a cada quinze dias', 15],
    ['faxina semana sim, semana não', 14],
  ])('%s', (text, everyDays) => {
    expect(read(text)).toEqual(everySoManyDays(everyDays))
  })

  it.each([
    ['I want to read every other day', 2],
    ['water the plants every three days', 3],
    ['swim once every 4 days', 4],
    ['every 3rd day', 3],
    ['every other week', 14],
  ])('%s', (text, everyDays) => {
    expect(read(text, 'en')).toEqual(everySoManyDays(everyDays))
  })

  it.each(['a cada 2 horas', 'a cada 90 dias', 'de 2 em 3 dias', 'every 1 days', 'cada dia'])(
    'is none in "%s"',
    (text) => {
      expect(read(text)?.everyDays ?? null).toBeNull()
    },
  )

  it('is an answer by itself, and not with more', () => {
    const place = { locale: 'pt-BR', now, timeZone: 'America/Sao_Paulo' } as const
    expect(onlyRhythm('a cada 3 dias', place)).toEqual(everySoManyDays(3))
    expect(onlyRhythm('gastei 30 a cada 3 dias', place)).toBeUndefined()
  })
})
