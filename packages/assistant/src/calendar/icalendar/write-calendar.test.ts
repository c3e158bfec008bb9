import { describe, expect, it } from 'vitest'
import { seriesDays } from '../../domains/agenda/series/series.ts'
import type { CalendarEntry, CalendarRule } from '../../domains/calendar-entry.ts'
import { instantOf } from '../../domains/internal/local-time.ts'
import { expandCalendar, readCalendar } from '../testing/read-calendar.ts'
import { writeCalendar } from './write-calendar.ts'

const now = new Date('2026-11-18T15:00:00.000Z')
const revision = { sequence: 3, changedAt: new Date('2026-11-17T10:11:12.345Z') }

const ENTRY: CalendarEntry = {
  key: 'evt_1',
  content: 'events',
  title: 'Inglês',
  zone: 'America/Sao_Paulo',
  startsLocal: '2026-11-24T19:00',
  endsLocal: '2026-11-24T20:00',
  allDay: false,
  isBusy: true,
  rings: false,
}

const write = (...entries: Partial<CalendarEntry>[]): string =>
  writeCalendar({
    name: 'Parco',
    now,
    entries: entries.map((entry) => ({ entry: { ...ENTRY, ...entry }, revision })),
  })

const starts = (text: string, until = '2027-12-31T00:00:00Z'): string[] =>
  expandCalendar(text, new Date(until)).map((one) => one.starts)

describe('a calendar', () => {
  it('is written as the standard has it', () => {
    const rule = { freq: 'weekly', interval: 2, weekdays: [2, 4], until: '2027-06-30' } as const
    const notes = 'trazer\no livro \\ caderno'
    expect(write({ place: 'Rua A, 10; fundos', notes, rule })).toBe(
      `${[
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Parco//Parco//EN',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'NAME:Parco',
        'X-WR-CALNAME:Parco',
        'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
        'X-PUBLISHED-TTL:PT1H',
        'BEGIN:VTIMEZONE',
        'TZID:America/Sao_Paulo',
        'BEGIN:STANDARD',
        'DTSTART:20241231T210000',
        'TZOFFSETFROM:-0300',
        'TZOFFSETTO:-0300',
        'END:STANDARD',
        'END:VTIMEZONE',
        'BEGIN:VEVENT',
        'UID:evt_1@parco',
        'DTSTAMP:20261117T101112Z',
        'SEQUENCE:3',
        'DTSTART;TZID=America/Sao_Paulo:20261124T190000',
        'DTEND;TZID=America/Sao_Paulo:20261124T200000',
        'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20270701T025900Z;WKST=MO;BYDAY=TU,TH',
        'SUMMARY:Inglês',
        'LOCATION:Rua A\\, 10\\; fundos',
        'DESCRIPTION:trazer\\no livro \\\\ caderno',
        'TRANSP:OPAQUE',
        'END:VEVENT',
        'END:VCALENDAR',
      ].join('\r\n')}\r\n`,
    )
  })

  it('folds lines at 75 octets and cuts no character in two', () => {
    const titles = ['ã', '👩‍🚀', 'x', '\u{1d11e}', 'é,'].map((one) => one.repeat(90))
    for (const title of [...titles, `${'a'.repeat(66)}ç`, `${'a'.repeat(67)}ç`]) {
      const text = write({ title })
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line).toBe(line.toWellFormed())
      }
      expect(text.replaceAll('\r\n', '')).not.toContain('\n')
      expect(expandCalendar(text, now)[0]?.title).toBe(title)
    }
  })

  it('lets no words become a property of their own', () => {
    const title = 'a\r\nATTENDEE:mailto:x@y\u2028END:VEVENT\u0000\ud800;X=1:\\n'
    const text = write({ title, place: title })
    expect(text.split('\r\n').filter((line) => /^(ATTENDEE|X=1)/.test(line))).toEqual([])
    const [event] = readCalendar(text).getAllSubcomponents('vevent')
    expect(event?.getAllProperties().map(({ name }) => name)).not.toContain('attendee')
    expect(event?.getFirstPropertyValue('summary')).toBe(
      'a\nATTENDEE:mailto:x@y\nEND:VEVENT \ufffd;X=1:\\n',
    )
  })

  it('tells days as days, the last one behind their end', () => {
    const text = write(
      { key: 'a', allDay: true, startsLocal: '2027-01-10T00:00', endsLocal: '2027-01-16T00:00' },
      { key: 'b', allDay: true, startsLocal: '2026-11-20T00:00', endsLocal: null },
    )
    expect(text).not.toContain('VTIMEZONE')
    expect(text).toContain('DTSTART;VALUE=DATE:20270110\r\nDTEND;VALUE=DATE:20270116')
    expect(expandCalendar(text, now).map(({ starts, ends }) => [starts, ends])).toEqual([
      ['2026-11-20', '2026-11-21'],
      ['2027-01-10', '2027-01-16'],
    ])
  })

  it('rings where it is to', () => {
    const text = write({ rings: true, endsLocal: null })
    expect(text).toContain('BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:PT0S\r\nDESCRIPTION:Inglês')
    expect(text).not.toContain('DTEND')
  })

  it('says what of a series is elsewhere, and what is not', () => {
    const text = write({
      rule: { freq: 'weekly', interval: 1, weekdays: [2, 4], until: '2026-12-08' },
      exceptions: [
        { occurrence: '2026-11-26T19:00', to: null },
        {
          occurrence: '2026-12-01T19:00',
          to: { startsLocal: '2026-12-02T08:30', endsLocal: '2026-12-02T09:30' },
        },
      ],
    })
    expect(text).toContain('EXDATE;TZID=America/Sao_Paulo:20261126T190000')
    expect(text).toContain('RECURRENCE-ID;TZID=America/Sao_Paulo:20261201T190000')
    expect(starts(text)).toEqual([
      '2026-11-24T22:00:00.000Z',
      '2026-12-02T11:30:00.000Z',
      '2026-12-03T22:00:00.000Z',
      '2026-12-08T22:00:00.000Z',
    ])
  })
})

const RULES: CalendarRule[] = [1, 2].flatMap((interval) => [
  { freq: 'daily', interval },
  { freq: 'weekly', interval },
  { freq: 'weekly', interval, weekdays: [1, 3, 7] },
  { freq: 'weekly', interval, weekdays: [2], until: '2027-06-30' },
  ...[1, 28, 29, 30, 31].map((monthDay) => ({ freq: 'monthly' as const, interval, monthDay })),
  { freq: 'monthly', interval, nth: 1, weekdays: [1] },
  { freq: 'monthly', interval, nth: -1, weekdays: [5] },
  { freq: 'monthly', interval, nth: -1, weekdays: [1, 2, 3, 4, 5] },
  { freq: 'monthly', interval, nth: 5, weekdays: [1, 2, 3, 4, 5] },
  { freq: 'yearly', interval },
])
/** São Paulo set its clocks until 2019, on days that changed; Lord Howe sets them by half an hour. */
const ZONES: [string, string[]][] = [
  ['America/Sao_Paulo', ['2016-01-31', '2026-11-18']],
  ['America/New_York', ['2026-02-28', '2026-10-31']],
  ['Europe/Lisbon', ['2026-03-29', '2026-10-25']],
  ['Australia/Lord_Howe', ['2026-04-05', '2026-10-04']],
  ['Africa/Casablanca', ['2026-02-15']],
  ['Asia/Kathmandu', ['2028-02-29']],
  ['UTC', ['2026-11-18']],
]

describe.each(ZONES)('what comes again in %s', (zone, days) => {
  it.each(days)('from %s on is read by others as it is here', (day) => {
    for (const rule of RULES) {
      for (const hour of ['21:30']) {
        const [first] = seriesDays(rule, day, day, '2040-12-31')
        if (first === undefined) continue
        const startsLocal = `${first}T${hour}`
        const last = `${Number(first.slice(0, 4)) + 3}-06-30`
        const expected = seriesDays(rule, first, first, last).map((one) =>
          instantOf(`${one}T${hour}`, zone).toISOString(),
        )
        const text = write({ zone, startsLocal, endsLocal: null, rule })
        const read = starts(text, `${last.slice(0, 4)}-07-02T00:00:00Z`).filter(
          (one) => one <= (expected.at(-1) ?? ''),
        )
        expect(read, `${JSON.stringify(rule)} from ${startsLocal}`).toEqual(expected)
      }
    }
  })
})

describe('clocks that are set', () => {
  it.each([
    // Skipped, and shown twice: as much later as they skip, and the first time.
    ['America/New_York', '2027-03-14T02:30', '2027-03-14T07:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['Europe/Lisbon', '2027-03-28T01:30', '2027-03-28T01:30:00.000Z'],
    ['Australia/Lord_Howe', '2027-10-03T02:15', '2027-10-02T15:45:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04T00:30', '2018-11-04T03:30:00.000Z'],
  ])('%s at %s', (zone, startsLocal, instant) => {
    expect(instantOf(startsLocal, zone).toISOString()).toBe(instant)
    expect(starts(write({ zone, startsLocal, endsLocal: null }))).toEqual([instant])
  })

  it('have their rules told once, and those of the past with their ends', () => {
    const rule = { freq: 'daily', interval: 1 } as const
    const text = write({ zone: 'America/New_York', startsLocal: '2006-05-01T10:00', rule })
    const rules = text.split('\r\n').filter((line) => line.startsWith('RRULE:FREQ=YEARLY'))
    expect(rules.toSorted()).toEqual([
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z',
    ])
  })
})
