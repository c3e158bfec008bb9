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

async function agenda(day: string): Promise<string[]> {
  const { output } = await person.read<{ items: AgendaItem[] }>('get_agenda', {
    startDate: day,
    endDate: day,
  })
  return output.items.map(({ title, kind }) => `${title}, ${kind}`)
}

const trip = { title: 'Viagem', startTime: '2027-01-10', endTime: '2027-01-15', isAllDay: true }

describe('whole days', () => {
  it('are on the agenda from the first to the last of them', async () => {
    const { preview, reply } = await person.write('create_day_event', trip)
    expect(reply).toBe('Na agenda: Viagem, de 10/01/2027 até 15/01/2027.')
    expect(preview.fields.map(({ display }) => display)).toContain('15/01/2027')
    expect(await agenda('2027-01-09')).toEqual([])
    expect(await agenda('2027-01-10')).toEqual(['Viagem, até 15/01/2027'])
    expect(await agenda('2027-01-15')).toEqual(['Viagem, até 15/01/2027'])
    expect(await agenda('2027-01-16')).toEqual([])
  })

  it('are as many when they move, and one alone stays one', async () => {
    await person.write('create_day_event', trip)
    await person.write('update_event', { eventRef: 'Viagem', startTime: '2027-02-01' })
    expect(await agenda('2027-02-06')).toEqual(['Viagem, até 06/02/2027'])
    await person.write('update_event', { eventRef: 'Viagem', endTime: '2027-02-03' })
    expect(await agenda('2027-02-03')).toEqual(['Viagem, até 03/02/2027'])
    expect(await agenda('2027-02-04')).toEqual([])
    await person.write('create_day_event', { title: 'Feriado', startTime: '2026-11-20' })
    expect(await agenda('2026-11-20')).toEqual(['Feriado, o dia todo'])
    expect(await agenda('2026-11-21')).toEqual([])
  })

  it('end behind their beginning', async () => {
    const early = { ...trip, endTime: '2027-01-09' }
    expect(await person.prepare('create_day_event', early)).toMatchObject({ missing: ['endTime'] })
    const same = await person.write('create_day_event', { ...trip, endTime: '2027-01-10' })
    expect(same.reply).toBe('Na agenda: Viagem, 10/01/2027, o dia todo.')
  })
})
