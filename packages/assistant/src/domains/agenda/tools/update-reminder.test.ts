import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../../internal/testing/open-test-domain.ts'
import type { AgendaItem } from '../../life-view.ts'
import { agendaDomain } from '../agenda-domain.ts'

let opened: TestDomain
let person: Person
beforeAll(async () => {
  opened = await openTestDomain(agendaDomain)
})
afterAll(() => opened.close())
beforeEach(async () => {
  person = await opened.person()
})

async function reminders(until = '2026-11-22'): Promise<string[]> {
  const asked = { startDate: '2026-11-18', endDate: until }
  const { output } = await person.read<{ items: AgendaItem[] }>('get_agenda', asked)
  return output.items.map(({ day, from, title }) => `${day.slice(5)} ${from ?? '-'} ${title}`)
}

describe('update_reminder', () => {
  it('gives one another name, moment and note at once, and back', async () => {
    await person.write('create_reminder', {
      title: 'Ligar pro banco',
      datetime: '2026-11-19T10:00',
    })
    const done = await person.write('update_reminder', {
      reminderRef: 'banco',
      title: 'Ligar pra gerente',
      datetime: '2026-11-20T11:30',
      notes: 'pedir o extrato',
    })
    expect(done.reply).toBe(
      'Lembrete mudado: Ligar pro banco: Ligar pro banco → Ligar pra gerente; amanhã (19/11) às 10:00 → sexta (20/11) às 11:30; pedir o extrato.',
    )
    expect(await reminders()).toEqual(['11-20 11:30 Ligar pra gerente'])
    await person.undo(done)
    expect(await reminders()).toEqual(['11-19 10:00 Ligar pro banco'])
  })

  it('of a series renames all, and moves the next time alone', async () => {
    const daily = { title: 'Vitamina', datetime: '2026-11-19T08:00', repeatPattern: 'daily' }
    await person.write('create_reminder', daily)
    const change = { reminderRef: 'vitamina', title: 'Vitamina D', datetime: '2026-11-19T09:00' }
    const { preview } = await person.write('update_reminder', change)
    expect(preview.title).toContain('só esta vez')
    expect(await reminders('2026-11-20')).toEqual([
      '11-19 09:00 Vitamina D',
      '11-20 08:00 Vitamina D',
    ])
  })

  it('moves what was put off from where it is now', async () => {
    await person.write('create_reminder', { title: 'Banco', datetime: '2026-11-19T10:00' })
    await person.write('snooze_reminder', { reminderRef: 'banco', datetime: '2026-11-20T10:00' })
    await person.write('update_reminder', { reminderRef: 'banco', datetime: '2026-11-21T10:00' })
    expect(await reminders()).toEqual(['11-21 10:00 Banco'])
  })

  it('asks what is to change, takes no hour that is over, and no card that is out of date', async () => {
    await person.write('create_reminder', { title: 'Banco', datetime: '2026-11-19T10:00' })
    const ask = (slots: object) =>
      person.prepare('update_reminder', { reminderRef: 'banco', ...slots })
    expect(await ask({})).toMatchObject({ status: 'question', missing: ['datetime'] })
    expect(await ask({ datetime: '2026-11-17T10:00' })).toMatchObject({ status: 'question' })
    expect(await ask({ title: ' ' })).toMatchObject({ status: 'question', missing: ['title'] })
    const ready = await ask({ title: 'Agência' })
    if (ready.status !== 'ready') throw new Error('no card')
    await person.write('update_reminder', { reminderRef: 'banco', title: 'Caixa' })
    await expect(person.execute('update_reminder', ready.arguments)).rejects.toMatchObject({
      code: 'stale',
    })
  })
})
