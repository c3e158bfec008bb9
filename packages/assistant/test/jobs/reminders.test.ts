import { beforeEach, describe, expect, it } from 'vitest'
import { openLifeTest } from '../life/open-life-test.ts'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { heardAt as heardBy, write as writeBy } from './open-jobs-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const write = (toolName: string, input: object) => writeBy(test, toolName, input)

const remind = (title: string, datetime: string, further: object = {}) =>
  write('create_reminder', { title, datetime, ...further })

const heardAt = (instant: string) => heardBy(test, instant)

describe('a reminder', SLOW, () => {
  it('is promised, and rings at its moment, once', async () => {
    expect(await remind('Ligar para o banco', '2026-11-19T10:00')).toBe(
      'Lembrete marcado: Ligar para o banco, amanhã (19/11) às 10:00.',
    )
    expect(await heardAt('2026-11-19T12:59:59Z')).toEqual([])
    expect(await heardAt('2026-11-19T13:00:00Z')).toEqual(['Lembrete: Ligar para o banco'])
    expect(await heardAt('2026-11-19T13:00:01Z')).toEqual([])
    expect(await heardAt('2026-11-25T13:00:00Z')).toEqual([])
  })

  it('rings in a conversation of its own, by a turn of a job, with no call of a model', async () => {
    await remind('Remédio', '2026-11-18T13:00', { notes: 'com água' })
    await heardAt('2026-11-18T16:00:00Z')
    const { conversationId, deliveries } = await test.parco.inbox({ userId: test.userId })
    expect(deliveries).toMatchObject([
      {
        kind: 'reminder',
        text: 'Lembrete: Remédio\ncom água',
        deliveredAt: '2026-11-18T16:00:00.000Z',
      },
    ])
    expect(conversationId).not.toBe(test.conversationId)
    const [summary] = (await test.parco.conversations(test.userId)).items
    expect(summary).toMatchObject({ id: conversationId, title: 'Lembretes e avisos' })
    const rows = await test.store.transaction(test.userId, (sql) =>
      sql.query(`select origin, status from turns where origin = 'job'`),
    )
    expect(rows).toEqual([{ origin: 'job', status: 'completed' }])
    expect(await test.count('model_calls')).toBe(0)
  })

  it('that came while nobody was there rings at the next look, and says when it was for', async () => {
    await remind('Ligar para o banco', '2026-11-18T13:00')
    expect(await heardAt('2026-11-20T12:00:00Z')).toEqual([
      'Lembrete de anteontem (18/11) às 13:00: Ligar para o banco',
    ])
  })

  it('of every day rings every day, and once for days on which nobody was there', async () => {
    await remind('Tomar vitamina', '2026-11-18T08:00', { repeatPattern: 'daily' })
    expect(await heardAt('2026-11-19T11:00:00Z')).toEqual(['Lembrete: Tomar vitamina'])
    expect(await heardAt('2026-11-20T11:00:00Z')).toEqual(['Lembrete: Tomar vitamina'])
    expect(await heardAt('2026-11-24T15:00:00Z')).toEqual([
      'Lembrete de hoje (24/11) às 08:00: Tomar vitamina',
    ])
    expect(await heardAt('2026-11-25T11:00:00Z')).toEqual(['Lembrete: Tomar vitamina'])
  })

  it('does not ring once it is done, deleted or undone, and does again when that is undone', async () => {
    await remind('Banco', '2026-11-19T10:00')
    await write('complete_reminder', { reminderRef: 'banco' })
    expect(await test.count('due')).toBe(1)
    await test.say('desfaz')
    expect(await test.count('due')).toBe(2)
    await write('delete_reminder', { reminderRef: 'banco' })
    expect(await heardAt('2026-11-19T13:00:00Z')).toEqual([])
  })

  it('that is put off rings then, and again for each time', async () => {
    await remind('Banco', '2026-11-18T13:00')
    expect(await heardAt('2026-11-18T16:00:00Z')).toHaveLength(1)
    await write('snooze_reminder', { reminderRef: 'banco', minutes: 30 })
    expect(await heardAt('2026-11-18T16:29:00Z')).toEqual([])
    expect(await heardAt('2026-11-18T16:30:00Z')).toEqual(['Lembrete: Banco'])
    await write('snooze_reminder', { reminderRef: 'banco', minutes: 30 })
    expect(await heardAt('2026-11-18T17:00:00Z')).toEqual(['Lembrete: Banco'])
    expect(await heardAt('2026-11-19T17:00:00Z')).toEqual([])
  })

  it('stays at the clock of the place it was set in when its user moves on', async () => {
    await remind('Banco', '2026-11-19T10:00')
    await test.parco.updateUser(test.userId, { timeZone: 'Europe/Lisbon', locale: 'en' })
    expect(await heardAt('2026-11-19T10:00:00Z')).toEqual([])
    expect(await heardAt('2026-11-19T13:00:00Z')).toEqual(['Reminder: Banco'])
  })

  it('is worked out for whoever had some before there were moments', async () => {
    await remind('Banco', '2026-11-19T10:00')
    await test.store.transaction(test.userId, async (sql) => {
      await sql.query('delete from due')
      await sql.query(
        `insert into due (user_id, kind, ref, occurrence, at, look_at)
         values (parco_user_id(), 'upkeep', parco_user_id(), '0', $1, $1)`,
        [new Date('2026-11-18T15:00:00Z')],
      )
    })
    await test.parco.deliverDue()
    expect(await heardAt('2026-11-19T13:00:00Z')).toEqual(['Lembrete: Banco'])
  })

  it('comes again in a new inbox when its user has deleted the old one', async () => {
    await remind('Um', '2026-11-18T13:00')
    await remind('Dois', '2026-11-18T14:00')
    await heardAt('2026-11-18T16:00:00Z')
    const { conversationId } = await test.parco.inbox({ userId: test.userId })
    if (conversationId) await test.parco.deleteConversation(test.userId, conversationId)
    expect(await heardAt('2026-11-18T17:00:00Z')).toEqual(['Lembrete: Dois'])
  })
})

describe('what is due', SLOW, () => {
  it('comes once when several deliver at once', async () => {
    for (let minute = 10; minute < 20; minute += 1) {
      await remind(`Nº ${minute}`, `2026-11-18T13:${minute}`)
    }
    test.setNow('2026-11-18T17:00:00Z')
    await Promise.all([1, 2, 3, 4].map(() => test.parco.deliverDue()))
    const { deliveries } = await test.parco.inbox({ userId: test.userId })
    expect(deliveries.map(({ text }) => text.slice(-2)).sort()).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index + 10)),
    )
  })

  it('that cannot be told is looked at later, and keeps nothing else from coming', async () => {
    await remind('Quebrado', '2026-11-18T13:00')
    await remind('Inteiro', '2026-11-18T13:00')
    await test.store.transaction(test.userId, (sql) =>
      sql.query(`update reminders set zone = 'Nowhere/At_All' where title = 'Quebrado'`),
    )
    expect(await heardAt('2026-11-18T16:00:00Z')).toEqual([])
    expect(test.log.filter(({ level }) => level === 'error')).not.toHaveLength(0)
    await test.store.transaction(test.userId, (sql) =>
      sql.query(`update reminders set zone = 'America/Sao_Paulo' where title = 'Quebrado'`),
    )
    expect((await heardAt('2026-11-18T16:10:00Z')).sort()).toEqual([
      'Lembrete: Inteiro',
      'Lembrete: Quebrado',
    ])
  })

  it('is followed as it comes, from where somebody left off', async () => {
    await remind('Um', '2026-11-18T13:00')
    await remind('Dois', '2026-11-18T14:00')
    const { parco, userId } = test
    const ending = new AbortController()
    const stream = parco.deliveries({ userId }, ending.signal)[Symbol.asyncIterator]()
    const first = stream.next()
    await heardAt('2026-11-18T16:00:00Z')
    const { value } = await first
    expect(value).toMatchObject({ text: 'Lembrete: Um' })
    await heardAt('2026-11-18T17:00:00Z')
    expect((await stream.next()).value).toMatchObject({ text: 'Lembrete: Dois' })
    const again = parco.deliveries({ userId, after: value.cursor }, ending.signal)
    expect((await again[Symbol.asyncIterator]().next()).value).toMatchObject({
      text: 'Lembrete: Dois',
    })
    const last = stream.next()
    ending.abort()
    expect(await last).toMatchObject({ done: true })
    await parco.readInbox({ userId, upTo: value.cursor })
    expect((await parco.inbox({ userId })).deliveries).toHaveLength(1)
    await expect(parco.inbox({ userId, after: 'x:1' })).rejects.toMatchObject({
      code: 'bad-request',
    })
  })
})
