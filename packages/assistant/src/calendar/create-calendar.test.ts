import { type FEED_CONTENTS, foldTurn, type JsonObject } from '@parco/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { openLifeTest } from '../../test/life/open-life-test.ts'
import { SLOW, type TestParco } from '../../test/open-test-parco.ts'
import { expandCalendar, readCalendar } from './testing/read-calendar.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

/** Writes as a form does, and approves. */
async function write(toolName: string, input: JsonObject): Promise<void> {
  const { parco, userId, conversationId } = test
  const { approvals, text } = await foldTurn(
    parco.propose({ userId, conversationId, toolName, input }),
  )
  const [card] = approvals
  if (!card) throw new Error(`no card: ${text}`)
  const { id: approvalId, argumentsHash } = card
  const decisions = [{ outcome: 'approve' as const, approvalId, argumentsHash }]
  await foldTurn(parco.decide({ userId, conversationId, decisions }))
}

async function addFeed(contents?: (typeof FEED_CONTENTS)[number][]): Promise<string> {
  const { path } = await test.parco.addFeed(test.userId, contents)
  expect(path).toMatch(/^\/api\/feed\/[\w-]{64}\.ics$/)
  return path.slice('/api/feed/'.length, -'.ics'.length)
}

async function read(secret: string) {
  const calendar = await test.parco.readFeed(secret)
  if (!calendar) throw new Error('no such address')
  return calendar
}

const inYear = (text: string) =>
  expandCalendar(text, new Date('2027-06-30T00:00:00Z')).filter(({ starts }) => starts > '2026-11')

/** The number and stamp of what has that title. */
function revisionOf(text: string, title: string): string | undefined {
  const event = readCalendar(text)
    .getAllSubcomponents('vevent')
    .find((one) => one.getFirstPropertyValue('summary') === title)
  return (
    event && `${event.getFirstPropertyValue('sequence')} ${event.getFirstPropertyValue('dtstamp')}`
  )
}

describe('the agenda in other calendars', SLOW, () => {
  it('has what was chosen, as the agenda has it', async () => {
    await write('create_event', {
      title: 'Dentista',
      startTime: '2026-11-20T15:00',
      location: 'Rua A',
    })
    await write('create_event', {
      title: 'Inglês',
      startTime: '2026-11-19T19:00',
      endTime: '2026-11-19T20:00',
      repeatPattern: 'weekly',
      weekdays: [2, 4],
      until: '2026-12-01',
    })
    await write('create_event', { title: 'Feriado', startTime: '2026-11-27' })
    await write('update_event', {
      eventRef: 'inglês',
      startTime: '2026-11-20T20:00',
      scope: 'this',
    })
    await write('cancel_event', { eventRef: 'inglês', date: '2026-11-24', scope: 'this' })
    await write('create_reminder', { title: 'Ligar para o banco', datetime: '2026-11-19T10:00' })
    await write('create_reminder', { title: 'Feito', datetime: '2026-11-19T11:00' })
    await write('complete_reminder', { reminderRef: 'Feito' })
    await write('create_followup', { topic: 'Entrevista', scheduledFor: '2026-11-23' })
    await write('update_person', { personRef: 'Ana', birthday: '1990-03-12' })
    await write('create_bill', { name: 'Luz', amount: 80, dueDay: 5 })

    const told = inYear((await read(await addFeed())).text)
    expect(told.map(({ starts, ends, title }) => `${starts} ${ends} ${title}`)).toEqual([
      '2026-11-19T13:00:00.000Z 2026-11-19T13:00:00.000Z Lembrete: Ligar para o banco',
      '2026-11-20T18:00:00.000Z 2026-11-20T18:00:00.000Z Dentista',
      '2026-11-20T23:00:00.000Z 2026-11-21T00:00:00.000Z Inglês',
      '2026-11-23 2026-11-24 Como foi: Entrevista?',
      '2026-11-26T22:00:00.000Z 2026-11-26T23:00:00.000Z Inglês',
      '2026-11-27 2026-11-28 Feriado',
      '2026-12-01T22:00:00.000Z 2026-12-01T23:00:00.000Z Inglês',
      '2027-03-12 2027-03-13 Aniversário: Ana',
    ])
    const money = inYear((await read(await addFeed(['bills']))).text)
    expect(money.slice(0, 2).map(({ starts, title }) => `${starts} ${title}`)).toEqual([
      '2026-11-05 Conta: Luz, R$ 80,00',
      '2026-12-05 Conta: Luz, R$ 80,00',
    ])
  })

  it('stays the same text until something changes, and then counts what did', async () => {
    await write('create_event', { title: 'Dentista', startTime: '2026-11-20T15:00' })
    await write('create_event', { title: 'Cinema', startTime: '2026-11-21T15:00' })
    const secret = await addFeed()
    const first = await read(secret)
    test.setNow('2026-11-18T18:00:00.000Z')
    expect(await read(secret)).toEqual(first)
    await write('update_event', { eventRef: 'Dentista', startTime: '2026-11-20T16:00' })
    const second = await read(secret)
    expect(second.etag).not.toBe(first.etag)
    expect(revisionOf(first.text, 'Dentista')).toBe('0 2026-11-18T15:00:00Z')
    expect(revisionOf(second.text, 'Dentista')).toBe('1 2026-11-18T18:00:00Z')
    expect(revisionOf(second.text, 'Cinema')).toBe('0 2026-11-18T15:00:00Z')
    const uids = (text: string) =>
      readCalendar(text)
        .getAllSubcomponents('vevent')
        .map((one) => one.getFirstPropertyValue('uid'))
    expect(uids(second.text)).toEqual(uids(first.text))
    await write('cancel_event', { eventRef: 'Cinema' })
    expect((await read(secret)).text).not.toContain('Cinema')
    expect(await test.count('calendar_feed_entries')).toBe(1)
  })

  it('leads nowhere once it is taken back, and never did with another secret', async () => {
    const secret = await addFeed()
    const [feed] = await test.parco.feeds(test.userId)
    expect(feed).toMatchObject({ contents: ['events', 'reminders', 'birthdays'] })
    expect(feed?.readAt).toBeUndefined()
    await read(secret)
    expect((await test.parco.feeds(test.userId))[0]?.readAt).toBe('2026-11-18T15:00:00.000Z')
    const other = (at: number) =>
      `${secret.slice(0, at)}${secret[at] === 'A' ? 'B' : 'A'}${secret.slice(at + 1)}`
    for (const wrong of [
      other(0),
      other(30),
      other(63),
      secret.slice(1),
      '',
      `${secret}A`,
      'ã'.repeat(64),
    ]) {
      expect(await test.parco.readFeed(wrong)).toBeUndefined()
    }
    const stranger = await opened.newUser()
    const id = feed?.id as never
    await expect(stranger.parco.removeFeed(stranger.userId, id)).rejects.toMatchObject({
      code: 'not-found',
    })
    expect(await stranger.parco.feeds(stranger.userId)).toEqual([])
    await test.parco.removeFeed(test.userId, id)
    expect(await test.parco.readFeed(secret)).toBeUndefined()
    expect(await test.count('calendar_feed_entries')).toBe(0)
  })

  it('keeps no secret, is in no export, and goes when everything is deleted', async () => {
    await write('create_event', { title: 'Dentista', startTime: '2026-11-20T15:00' })
    const secret = await addFeed()
    await read(secret)
    const rows = await test.store.transaction(test.userId, (sql) =>
      sql.query(
        'select to_jsonb(f)::text as f, (select json_agg(e)::text from calendar_feed_entries e) as e from calendar_feeds f',
      ),
    )
    expect(JSON.stringify(rows)).not.toContain(secret.slice(22))
    const pieces: Uint8Array[] = []
    for await (const piece of await test.parco.exportData(test.userId)) pieces.push(piece)
    expect(Buffer.concat(pieces).toString()).not.toContain('calendar_feed')
    await test.parco.deleteData(test.userId, 'apagar tudo')
    expect(await test.parco.readFeed(secret)).toBeUndefined()
  })

  it('is a file as well, of which a later one counts more', async () => {
    await write('create_event', { title: 'Dentista', startTime: '2026-11-20T15:00' })
    const first = await test.parco.calendarFile(test.userId, ['events'])
    test.setNow('2026-11-18T15:00:01.000Z')
    const second = await test.parco.calendarFile(test.userId)
    const [one, other] = [first, second].map((text) =>
      Number(revisionOf(text, 'Dentista')?.split(' ')[0]),
    )
    expect(other).toBe((one ?? 0) + 1)
    await expect(test.parco.calendarFile(test.userId, [])).rejects.toMatchObject({
      code: 'bad-request',
    })
    const twice = ['events', 'events'] as const
    await expect(test.parco.addFeed(test.userId, twice)).rejects.toMatchObject({
      code: 'bad-request',
    })
  })
})
