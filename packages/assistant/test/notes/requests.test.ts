import { foldTurn, type TurnEvent } from '@parco/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  collect,
  fold,
  OPEN_TIMEOUT_MS,
  type OpenedParco,
  openTestParco,
  SLOW,
  type TestParco,
} from '../open-test-parco.ts'
import { notesDomain } from './notes-domain.ts'
import { notesIntents, notesRouter } from './notes-router.ts'

let opened: OpenedParco
let test: TestParco
beforeAll(async () => {
  opened = await openTestParco({
    domains: [notesDomain],
    router: notesRouter,
    intents: notesIntents,
  })
}, OPEN_TIMEOUT_MS)
beforeEach(async () => {
  test = await opened.newUser()
})
afterAll(() => opened.close())

const turn = (text: string, more: object = {}): AsyncIterable<TurnEvent> =>
  test.parco.turn({ userId: test.userId, conversationId: test.conversationId, text, ...more })

const told = (events: readonly TurnEvent[]) =>
  events.filter(({ type }) => type !== 'status-replace')

describe('a repeated request', SLOW, () => {
  it('is told the same events again, and runs once', async () => {
    const idempotencyKey = 'key-1'
    const first = await collect(turn('create_note {"title":"a"}', { idempotencyKey }))
    const again = await collect(turn('create_note {"title":"a"}', { idempotencyKey }))
    expect(told(again)).toEqual(told(first))
    expect(await test.count('approvals')).toBe(1)
    expect(await test.count('messages')).toBe(2)
  })

  it('writes once when many come at once', async () => {
    await test.say('create_note {"title":"a"}')
    const results = await Promise.all(
      Array.from({ length: 20 }, () => foldTurn(turn('yes', { idempotencyKey: 'key-2' }))),
    )
    expect(new Set(results.map(({ receipts }) => receipts[0]?.id)).size).toBe(1)
    expect(await test.count('notes')).toBe(1)
  })

  it('is refused when its key stood for another text or conversation', async () => {
    const idempotencyKey = 'key-3'
    await collect(turn('get_notes', { idempotencyKey }))
    const mismatch = { outcome: 'failed', error: { code: 'idempotency-mismatch' } }
    const another = { conversationId: test.mint('conversation') }
    expect(
      fold(await collect(turn('create_note {"title":"a"}', { idempotencyKey }))),
    ).toMatchObject(mismatch)
    expect(fold(await collect(turn('get_notes', { idempotencyKey, ...another })))).toMatchObject(
      mismatch,
    )
    expect(await test.count('messages')).toBe(2)
  })

  it('undoes once under one key', async () => {
    for (const title of ['a', 'b']) {
      await test.say(`create_note {"title":"${title}"}`)
      await test.say('yes')
    }
    const { userId } = test
    const undo = () => foldTurn(test.parco.undo({ userId, idempotencyKey: 'undo-1' }))
    const first = await undo()
    expect(first.text).toBe('Pronto, tirei: b, -, 2026-11-18.')
    expect((await undo()).receipts).toEqual(first.receipts)
    expect(await test.count('notes')).toBe(1)
  })
})

describe('a request that cannot be admitted', SLOW, () => {
  it.each([
    ['nothing', '', 'message-empty'],
    ['white space', ' \n\t ', 'message-empty'],
    ['a megabyte', 'a'.repeat(1_000_000), 'message-too-long'],
    ['control characters', 'gastei \u0007 50', 'bad-request'],
    ['a null character', 'a\u0000b', 'bad-request'],
    ['half a surrogate pair', 'a\ud83d', 'bad-request'],
  ])('ends at once with a clear message: %s', async (_name, text, code) => {
    const events = await collect(turn(text))
    expect(events).toMatchObject([{ type: 'turn-end', outcome: 'failed', error: { code } }])
    expect(fold(events).error?.message).not.toBe('')
    expect(await test.count('conversations')).toBe(0)
  })

  it('has ids and keys that are none', async () => {
    const user = test.mint('user')
    const wrong: [more: object, ...said: string[]][] = [
      [{ conversationId: 'cnv_1' }, 'O conversationId não é válido', 'cnv_ and 32', '"cnv_1"'],
      [{ conversationId: user }, 'O conversationId não é válido', 'cnv_ and 32', `"${user}"`],
      [{ userId: 'usr_x' }, 'O userId não é válido', 'usr_ and 32', '"usr_x"'],
      [{ idempotencyKey: '' }, 'de 1 a 200 caracteres ASCII'],
      [{ idempotencyKey: 'a\nb' }, 'de 1 a 200 caracteres ASCII'],
      [{ idempotencyKey: 'k'.repeat(201) }, 'de 1 a 200 caracteres ASCII'],
    ]
    for (const [more, ...said] of wrong) {
      const events = await collect(turn('get_notes', more))
      expect(events, JSON.stringify(more)).toMatchObject([
        { type: 'turn-end', error: { code: 'bad-request' } },
      ])
      for (const part of said) expect(fold(events).error?.message).toContain(part)
    }
    expect(await foldTurn(test.parco.undo({ userId: test.userId }))).toMatchObject({
      outcome: 'failed',
      error: { code: 'not-found' },
    })
    const none = { userId: test.userId, conversationId: test.conversationId, decisions: [] }
    expect((await foldTurn(test.parco.decide(none))).error?.code).toBe('not-found')
    expect(await test.count('conversations')).toBe(0)
  })
})

describe('an aborted turn', SLOW, () => {
  it('stores nothing, and may be asked for again', async () => {
    const idempotencyKey = 'key-4'
    const stop = new AbortController()
    const { userId, conversationId } = test
    const input = { userId, conversationId, text: 'create_note {"title":"a"}', idempotencyKey }
    const events: TurnEvent[] = []
    for await (const event of test.parco.turn(input, { signal: stop.signal })) {
      events.push(event)
      stop.abort()
    }
    expect(events.at(-1)).toMatchObject({ type: 'turn-end', outcome: 'aborted' })
    expect(await test.count('turns')).toBe(0)
    expect((await collect(turn(input.text, { idempotencyKey }))).at(-1)).toMatchObject({
      outcome: 'waiting',
    })
  })

  it('is told like any other when it was aborted after it was stored', async () => {
    const stop = new AbortController()
    const { userId, conversationId } = test
    const input = { userId, conversationId, text: 'get_notes' }
    for await (const event of test.parco.turn(input, { signal: stop.signal })) {
      if (event.type === 'decision-end') stop.abort()
      if (event.type === 'turn-end') expect(event.outcome).toBe('completed')
    }
  })
})

describe('turns of one conversation', SLOW, () => {
  it('run one at a time, in order', async () => {
    await test.say('create_note {"title":"a"}')
    const texts = ['yes', 'rename_note {"noteRef":"a","title":"b"}', 'yes', 'get_notes']
    const results = await Promise.all(texts.map((text) => test.say(text)))
    expect(results.at(-1)?.text).toBe('1 notas: b')
    const { items } = await test.parco.messages(test.userId, test.conversationId)
    expect(items.filter(({ role }) => role === 'user').map(({ parts }) => parts[0])).toMatchObject(
      ['create_note {"title":"a"}', ...texts].map((text) => ({ text })),
    )
  })
})

describe('what is stored', SLOW, () => {
  it('is read by its user alone', async () => {
    await test.say('create_note {"title":"a"}')
    const { receipts, approvals } = await test.say('yes')
    const { parco, conversationId } = test
    const stranger = (await opened.newUser()).userId
    const notFound = { code: 'not-found' }
    await expect(parco.messages(stranger, conversationId)).rejects.toMatchObject(notFound)
    await expect(parco.receipt(stranger, receipts[0]!.id)).rejects.toMatchObject(notFound)
    await expect(parco.approval(stranger, approvals[0]!.id)).rejects.toMatchObject(notFound)
    expect((await parco.conversations(stranger)).items).toEqual([])
    expect((await parco.receipts(stranger)).items).toEqual([])
    expect(await parco.read(stranger, 'get_notes', {})).toEqual([])
    expect(await parco.read(test.userId, 'get_notes', {})).toEqual(['a'])
  })

  it('comes in pages', async () => {
    const { parco, userId, conversationId } = test
    for (let index = 0; index < 3; index += 1) await test.say(`get_notes {"index":${index}}`)
    const last = await parco.messages(userId, conversationId, { limit: 4 })
    expect(last.items.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant'])
    const before = await parco.messages(userId, conversationId, {
      limit: 4,
      cursor: last.nextCursor!,
    })
    expect(before.items).toHaveLength(2)
    expect(before.nextCursor).toBeUndefined()
    for (let index = 0; index < 2; index += 1) {
      await test.say('get_notes', { conversationId: test.mint('conversation') })
    }
    const first = await parco.conversations(userId, { limit: 2 })
    const rest = await parco.conversations(userId, { limit: 2, cursor: first.nextCursor! })
    const ids = [...first.items, ...rest.items].map(({ id }) => id)
    expect(new Set(ids).size).toBe(3)
    expect(rest.nextCursor).toBeUndefined()
  })

  it('is asked for with what can be', async () => {
    const { parco, userId } = test
    const bad = { code: 'bad-request' }
    for (const page of [{ limit: 0 }, { limit: 101 }, { limit: 1.5 }, { cursor: 'x' }])
      await expect(async () => parco.conversations(userId, page)).rejects.toMatchObject(bad)
    for (const day of ['2026-02-31', 'today', '', "2026-01-01'; drop table notes"])
      await expect(parco.records(userId, day)).rejects.toMatchObject(bad)
    await expect(parco.read(userId, 'create_note', {})).rejects.toMatchObject({ code: 'not-found' })
    await expect(parco.updateUser(userId, { timeZone: 'Mars/Olympus' })).rejects.toMatchObject(bad)
    await expect(parco.updateUser(userId, { currency: 'reais' })).rejects.toMatchObject(bad)
    expect(await parco.updateUser(userId, { locale: 'en' })).toMatchObject({ locale: 'en' })
    expect(await parco.user(userId)).toMatchObject({ locale: 'en', currency: 'BRL' })
    await expect(parco.user(test.mint('user'))).rejects.toMatchObject({ code: 'not-found' })
  })
})
