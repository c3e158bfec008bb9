import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../internal/calendar.ts'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../internal/testing/open-test-domain.ts'
import { habitsDomain } from '../habits-domain.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(habitsDomain)
})
afterAll(() => domain.close())

const begin = (person: Person, name: string, more: Record<string, unknown> = {}) =>
  person.write('create_habit', { name, frequency: 'daily', ...more } as never)

async function mark(person: Person, habitRef: string, ...dates: readonly string[]) {
  for (const date of dates) await person.write('record_habit', { habitRef, date })
}

describe('create_habit', () => {
  it('shows what it is, how often and when', async () => {
    const person = await domain.person()
    const { preview, reply } = await begin(person, 'ler', {
      frequency: 'custom',
      weekdays: [4, 2],
      periodOfDay: 'evening',
    })
    expect(preview.title).toBe('Novo hábito: Ler, terça e quinta, à noite')
    expect(preview.fields.map(({ slot, display }) => [slot, display])).toEqual([
      ['name', 'Ler'],
      ['frequency', 'terça e quinta'],
      ['weekdays', 'terça e quinta'],
      ['periodOfDay', 'à noite'],
    ])
    expect(reply).toContain('Hábito criado: Ler, terça e quinta, à noite.')
  })

  it('speaks English', async () => {
    const person = await domain.person({ locale: 'en' })
    const { preview } = await begin(person, 'swim', { frequency: 'custom', perWeek: 2 })
    expect(preview.title).toBe('New habit: Swim, twice a week')
  })

  it.each([
    [{ frequency: 'daily' }, 'name'],
    [{ name: 'Ler' }, 'frequency'],
    [{ name: 'Ler', frequency: 'custom' }, 'frequency'],
    [{ name: 'x'.repeat(101), frequency: 'daily' }, 'name'],
  ])('asks about %j', async (input, slot) => {
    const person = await domain.person()
    expect(await person.prepare('create_habit', input)).toMatchObject({
      status: 'question',
      missing: [slot],
    })
  })

  it('says so where it is kept already, and warns of one that is alike', async () => {
    const person = await domain.person()
    await begin(person, 'Meditar')
    const again = { name: 'meditar', frequency: 'daily' }
    expect(await person.prepare('create_habit', again)).toMatchObject({
      status: 'refused',
      explanation: 'Esse hábito você já tem: Meditar, todo dia.',
    })
    const other = { name: 'meditar', frequency: 'weekends' }
    expect(await person.prepare('create_habit', other)).toMatchObject({
      explanation: expect.stringContaining('“muda o hábito Meditar para'),
    })
    const alike = { name: 'Meditação guiada', frequency: 'daily' }
    expect(await person.prepare('create_habit', alike)).toMatchObject({
      preview: { warning: expect.stringContaining('Meditar') },
    })
  })
})

describe('record_habit', () => {
  it('finds a habit by the noun of its deed, whatever it is called', async () => {
    const person = await domain.person()
    await begin(person, 'Meditar 10 minutos')
    await begin(person, 'Ler antes de dormir')
    const { preview, reply } = await person.write('record_habit', { habitRef: 'meditação' })
    expect(preview.title).toBe('Hábito feito: Meditar 10 minutos, hoje (18/11)')
    expect(reply).toBe('Feito: Meditar 10 minutos, hoje (18/11).')
    expect((await person.write('record_habit', { habitRef: 'leitura' })).preview.title).toContain(
      'Ler antes de dormir',
    )
  })

  it('tells the streak, and takes a note', async () => {
    const person = await domain.person()
    await begin(person, 'Ler')
    await mark(person, 'ler', '2026-11-16', '2026-11-17')
    const { reply } = await person.write('record_habit', { habitRef: 'ler', notes: '20 páginas' })
    expect(reply).toBe('Feito: Ler, hoje (18/11) (20 páginas).\n3 dias seguidos')
  })

  it('says that a day is marked already, and makes no card', async () => {
    const person = await domain.person()
    await begin(person, 'Ler')
    await mark(person, 'ler', '2026-11-18')
    expect(await person.prepare('record_habit', { habitRef: 'ler' })).toMatchObject({
      status: 'refused',
      explanation: 'Ler, hoje (18/11): já está marcado.',
    })
  })

  it('offers to begin one that is not kept, and does both at once', async () => {
    const person = await domain.person()
    expect(await person.prepare('record_habit', { habitRef: 'yoga' })).toEqual({
      status: 'refused',
      explanation: 'Ainda não acompanho “yoga”. Começo agora?',
    })
    const done = await person.write('record_habit', { habitRef: 'yoga', isNew: true })
    expect(done.preview.title).toBe('Novo hábito: Yoga, todo dia; já feito hoje (18/11)')
    expect(done.changes.map(({ table }) => table)).toEqual(['habits', 'habit_marks'])
    await person.undo(done)
    expect((await person.read('get_habits')).output).toMatchObject({ habits: [] })
  })

  it('names what there is where it does not know one', async () => {
    const person = await domain.person()
    await begin(person, 'Ler')
    expect(await person.prepare('record_habit', { habitRef: 'yoga' })).toMatchObject({
      explanation: 'Não achei “yoga” entre os seus hábitos (Ler). Começo agora?',
    })
  })

  it('asks which of two that are alike', async () => {
    const person = await domain.person()
    await begin(person, 'Ler jornal')
    await begin(person, 'Ler livro', { frequency: 'weekends' })
    expect(await person.prepare('record_habit', { habitRef: 'leitura' })).toMatchObject({
      status: 'question',
      missing: ['habitRef'],
      options: [{ label: 'Ler jornal, todo dia' }, { label: 'Ler livro, nos fins de semana' }],
    })
    expect(await person.prepare('record_habit', { habitRef: 'ler livro' })).toMatchObject({
      status: 'ready',
    })
    expect(await person.prepare('record_habit', {})).toMatchObject({ status: 'question' })
  })

  it('asks about a day to come, and about one that there is not', async () => {
    const person = await domain.person()
    await begin(person, 'Ler')
    for (const date of ['2026-11-19', '2026-02-31']) {
      expect(await person.prepare('record_habit', { habitRef: 'ler', date })).toMatchObject({
        missing: ['date'],
      })
    }
  })

  it('keeps the day of the user before midnight', async () => {
    const person = (await domain.person()).but({ now: '2026-12-01T01:30:00Z' })
    await begin(person, 'Ler')
    const done = await person.write('record_habit', { habitRef: 'ler' })
    expect(done.changes[0]?.after).toMatchObject({ done_on: '2026-11-30' })
  })

  it('marks a day once, however often the card is approved at once', async () => {
    const person = await domain.person()
    await begin(person, 'Ler')
    const preparation = await person.prepare('record_habit', { habitRef: 'ler' })
    if (preparation.status !== 'ready') throw new Error('not ready')
    const attempts = await Promise.allSettled(
      [1, 2, 3].map(() => person.execute('record_habit', preparation.arguments)),
    )
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await person.records('2026-11-18')).toHaveLength(1)
  })
})

describe('unmark_habit', () => {
  it('takes a mark back, and brings it back to the byte with an undo', async () => {
    const person = await domain.person()
    await begin(person, 'Ler')
    const marked = await person.write('record_habit', { habitRef: 'ler', notes: 'cedo' })
    const done = await person.write('unmark_habit', { habitRef: 'leitura' })
    expect(done.reply).toBe('Desmarquei: Ler, hoje (18/11).')
    expect(await person.records('2026-11-18')).toEqual([])
    await person.undo(done)
    expect(await person.records('2026-11-18')).toMatchObject([{ title: 'Ler', display: 'cedo' }])
    await person.undo(marked)
  })

  it('says so where nothing is marked', async () => {
    const person = await domain.person()
    await begin(person, 'Ler')
    expect(await person.prepare('unmark_habit', { habitRef: 'ler' })).toMatchObject({
      status: 'refused',
      explanation: 'Ler, hoje (18/11): não está marcado.',
    })
    expect(await person.prepare('unmark_habit', { habitRef: 'yoga' })).toMatchObject({
      explanation: 'Não achei o hábito “yoga”. Você tem: Ler.',
    })
  })
})

describe('update_habit', () => {
  it('shows what was and what will be', async () => {
    const person = await domain.person()
    await begin(person, 'Ler')
    const done = await person.write('update_habit', {
      habitRef: 'ler',
      frequency: 'custom',
      perWeek: 3,
      periodOfDay: 'evening',
    })
    expect(done.preview.title).toBe(
      'Mudar hábito: Ler: todo dia → 3 vezes por semana; a qualquer hora → à noite',
    )
    const again = await person.write('update_habit', { habitRef: 'ler', frequency: 'daily' })
    expect(again.preview.title).toBe('Mudar hábito: Ler: 3 vezes por semana → todo dia')
    await person.undo(again)
    await person.undo(done)
    expect((await person.read('get_habits')).output).toMatchObject({
      habits: [{ frequency: 'daily', perWeek: null, periodOfDay: 'anytime' }],
    })
  })

  it('asks what changes, and refuses a card that is out of date', async () => {
    const person = await domain.person()
    await begin(person, 'Ler')
    expect(await person.prepare('update_habit', { habitRef: 'ler' })).toMatchObject({
      question: 'O que muda em Ler, todo dia?',
    })
    const rename = await person.prepare('update_habit', { habitRef: 'ler', name: 'Leitura' })
    if (rename.status !== 'ready') throw new Error('not ready')
    await person.write('update_habit', { habitRef: 'ler', frequency: 'weekends' })
    await expect(person.execute('update_habit', rename.arguments)).rejects.toMatchObject({
      code: 'stale',
    })
  })
})

describe('delete_habit', () => {
  it('keeps the marks, lists it no more, and is undone', async () => {
    const person = await domain.person()
    await begin(person, 'Ler')
    await mark(person, 'ler', '2026-11-17')
    const done = await person.write('delete_habit', { habitRef: 'ler' })
    expect(done.reply).toContain('Hábito encerrado: Ler.')
    expect((await person.read('get_habits')).reply).toContain('ainda não tem hábitos')
    expect(await person.records('2026-11-17')).toHaveLength(1)
    await begin(person, 'Ler')
    await person.undo(done)
    expect(await person.prepare('record_habit', { habitRef: 'ler' })).toMatchObject({
      status: 'question',
    })
  })
})

describe('get_habits', () => {
  it('tells streaks by the frequency, with grace for today', async () => {
    const person = await domain.person()
    await begin(person, 'Ler', { frequency: 'weekdays' })
    await begin(person, 'Correr', { frequency: 'weekends' })
    await mark(person, 'ler', '2026-11-17', '2026-11-16', '2026-11-13')
    const { output, reply } = await person.read('get_habits')
    expect(output).toMatchObject({
      habits: [
        {
          streak: { current: 3, longest: 3 },
          isDoneToday: false,
          isExpectedToday: true,
          doneDays: ['2026-11-13', '2026-11-16', '2026-11-17'],
        },
        { streak: { current: 0 }, isExpectedToday: false },
      ],
    })
    expect(reply.split('\n')).toEqual([
      'Seus 2 hábitos:',
      '- Ler, nos dias úteis: 3 dias seguidos, hoje ainda não',
      '- Correr, nos fins de semana',
    ])
  })

  it('counts all marks, however long ago, and by weeks where there are so many a week', async () => {
    const person = await domain.person()
    await begin(person, 'Ler')
    const days = Array.from({ length: 90 }, (_, index) => addDays('2026-11-18', -index))
    await mark(person, 'ler', ...days)
    const { reply } = await person.read('get_habits', { habitRef: 'leitura' })
    expect(reply).toBe(
      'Ler: 90 dias seguidos, hoje já foi. Nesta semana, 3 dias. Neste mês, 18. É o seu recorde!',
    )
    await person.write('update_habit', { habitRef: 'ler', frequency: 'custom', perWeek: 7 })
    expect((await person.read('get_habits', { habitRef: 'ler' })).reply).toContain(
      '12 semanas seguidas',
    )
  })

  it('tells one by its name, and what there is where it is not kept', async () => {
    const person = await domain.person({ locale: 'en' })
    expect((await person.read('get_habits', { habitRef: 'yoga' })).reply).toContain(
      'create a daily yoga habit',
    )
    await begin(person, 'Read')
    expect((await person.read('get_habits', { habitRef: 'reading' })).reply).toBe(
      'Read, every day: no day yet. Tell me whenever you do it.',
    )
    await mark(person, 'read', '2026-11-10', '2026-11-11')
    expect((await person.read('get_habits', { habitRef: 'reading' })).reply).toBe(
      'Read: not yet today. The last time was Nov 11. This month, 2. Your record is 2 days.',
    )
    expect((await person.read('get_habits', { habitRef: 'yoga' })).reply).toContain(
      'I found no “yoga”. Your habits:\n- Read',
    )
  })

  it('leaves out what is not wanted', async () => {
    const person = await domain.person()
    await begin(person, 'Ler')
    await mark(person, 'ler', '2026-11-18')
    const all = await person.read('get_habits')
    expect(all.reply).toContain('Por hoje é isso, tudo feito!')
    const { reply } = await person.read('get_habits', {
      includeStreaks: false,
      includeTodayStatus: false,
    })
    expect(reply).toBe('Seu hábito:\n- Ler, todo dia')
  })
})
