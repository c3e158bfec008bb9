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

async function agenda(startDate: string, endDate: string): Promise<string[]> {
  const { output } = await person.read<{ items: AgendaItem[] }>('get_agenda', {
    startDate,
    endDate,
  })
  return output.items.map(({ day, from, title }) => `${day.slice(5)} ${from ?? '-'} ${title}`)
}

const english = { title: 'Inglês', startTime: '2026-11-24T19:00', endTime: '2026-11-24T20:00' }

describe('a series of events', () => {
  beforeEach(async () => {
    await person.write('create_event', { ...english, repeatPattern: 'weekly', weekdays: [2, 4] })
  })

  it('moves once, and the others stay', async () => {
    const done = await person.write('update_event', {
      eventRef: 'inglês',
      startTime: '2026-11-25T10:00',
      scope: 'this',
    })
    expect(await agenda('2026-11-23', '2026-12-01')).toEqual([
      '11-25 10:00 Inglês',
      '11-26 19:00 Inglês',
      '12-01 19:00 Inglês',
    ])
    await person.write('cancel_event', { eventRef: 'inglês', date: '2026-11-25', scope: 'this' })
    expect(await agenda('2026-11-23', '2026-11-26')).toEqual(['11-26 19:00 Inglês'])
    expect(done.preview.fields.map(({ slot }) => slot)).toContain('scope')
  })

  it('moves as a whole: that day of the week, and the hour of all; what was called off stays so', async () => {
    await person.write('cancel_event', { eventRef: 'inglês', date: '2026-12-01', scope: 'this' })
    await person.write('update_event', {
      eventRef: 'inglês',
      startTime: '2026-11-25T18:00',
      scope: 'all',
    })
    expect(await agenda('2026-11-23', '2026-12-10')).toEqual([
      '11-25 18:00 Inglês',
      '11-26 18:00 Inglês',
      '12-03 18:00 Inglês',
      '12-09 18:00 Inglês',
      '12-10 18:00 Inglês',
    ])
  })

  it('ends from a day on', async () => {
    await person.write('cancel_event', { eventRef: 'inglês', date: '2026-12-01', scope: 'future' })
    expect(await agenda('2026-11-23', '2027-01-31')).toEqual([
      '11-24 19:00 Inglês',
      '11-26 19:00 Inglês',
    ])
  })

  it('warns where a later one is at the same time as something else', async () => {
    const preparation = await person.prepare('create_event', {
      title: 'Jantar',
      startTime: '2026-12-03T19:30',
    })
    expect(preparation).toMatchObject({
      preview: { warning: 'Nesse horário já tem: Inglês, 03/12, das 19:00 às 20:00.' },
    })
  })
})

describe('moments', () => {
  it('stay at their hour when clocks change, and are shown by those of their user', async () => {
    person = await opened.person({ timeZone: 'America/New_York', now: '2026-10-30T12:00:00Z' })
    await person.write('create_reminder', {
      title: 'Stretch',
      datetime: '2026-10-31T08:00',
      repeatPattern: 'daily',
    })
    expect(await agenda('2026-10-31', '2026-11-02')).toEqual([
      '10-31 08:00 Stretch',
      '11-01 08:00 Stretch',
      '11-02 08:00 Stretch',
    ])
    const { output } = await person.read('get_agenda', { startDate: '2026-10-31' })
    const { items } = output as { items: { ref: string }[] }
    expect(items[0]?.ref).toMatch(/^rem_/)
  })

  it('that clocks skip come once, as much later', async () => {
    person = await opened.person({ timeZone: 'Europe/Lisbon', now: '2026-03-28T12:00:00Z' })
    await person.write('create_reminder', { title: 'Backup', datetime: '2026-03-29T01:30' })
    expect(await agenda('2026-03-28', '2026-03-30')).toEqual(['03-29 02:30 Backup'])
  })
})

describe('what is refused or asked', () => {
  it.each([
    ['create_reminder', { title: 'Ontem', datetime: '2026-11-17T10:00' }, 'datetime'],
    ['create_reminder', { title: 'Nunca', datetime: '2026-02-31T10:00' }, 'datetime'],
    [
      'create_event',
      { title: 'Ao contrário', startTime: '2026-11-20T10:00', endTime: '2026-11-20T09:00' },
      'endTime',
    ],
    ['create_followup', { topic: 'Prova', scheduledFor: '2026-11-01' }, 'scheduledFor'],
  ] as const)('%s %j', async (tool, input, slot) => {
    expect(await person.prepare(tool, input)).toMatchObject({ status: 'question', missing: [slot] })
  })

  it('a day alone is an event of all day, which clashes with nothing', async () => {
    await person.write('create_event', { title: 'Feriado', startTime: '2026-11-20' })
    const other = await person.write('create_event', {
      title: 'Almoço',
      startTime: '2026-11-20T12:00',
    })
    expect(other.preview.warning).toBeUndefined()
    expect(await agenda('2026-11-20', '2026-11-20')).toEqual([
      '11-20 - Feriado',
      '11-20 12:00 Almoço',
    ])
  })
})
