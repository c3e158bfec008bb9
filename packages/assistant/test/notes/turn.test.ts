import { foldTurn } from '@parco/protocol'
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

const create = (title: string, more: object = {}) =>
  `create_note ${JSON.stringify({ title, ...more })}`

describe('a turn', SLOW, () => {
  it('proposes a write, executes it once it is confirmed, and undoes it', async () => {
    const proposed = await test.say(create('a', { amount: 50 }))
    expect(proposed).toMatchObject({
      outcome: 'waiting',
      text: 'Nota: a, 50, 2026-11-18\nConfirma?',
      approvals: [{ status: 'requested', toolName: 'create_note', position: 0 }],
    })
    expect(await test.count('notes')).toBe(0)

    const written = await test.say('yes')
    expect(written).toMatchObject({
      outcome: 'completed',
      text: 'Anotado: a',
      approvals: [{ status: 'approved', receiptId: written.receipts[0]?.id }],
      receipts: [{ summary: 'Anotado: a', sourceText: create('a', { amount: 50 }) }],
    })
    expect(written.receipts[0]?.changes).toMatchObject([
      { table: 'notes', before: null, after: { title: 'a', amount_cents: 5000 } },
    ])
    expect(await test.count('notes')).toBe(1)

    const undone = await test.say('undo')
    expect(undone.text).toBe('Pronto, tirei: a, 50, 2026-11-18.')
    expect(undone.receipts).toMatchObject([
      { id: written.receipts[0]?.id, undoneAt: expect.any(String) },
      { undoes: written.receipts[0]?.id },
    ])
    expect(await test.count('notes')).toBe(0)
  })

  it('tells its first events before the database is asked, and always ends', async () => {
    const events = await collect(
      test.parco.turn({
        userId: test.userId,
        conversationId: test.conversationId,
        text: 'get_notes',
        locale: 'en',
      }),
    )
    expect(events.map(({ type }) => type)).toEqual([
      'turn-start',
      'status-replace',
      'decision-end',
      'tool-input-start',
      'tool-input-end',
      'tool-output-end',
      'text-start',
      'text-delta',
      'text-end',
      'turn-end',
    ])
    expect(fold(events).text).toBe('0 notes: ')
  })

  it('remembers what was said, decided and used', async () => {
    await test.say(create('a'))
    await test.say('yes')
    const { items } = await test.parco.messages(test.userId, test.conversationId)
    expect(items.map(({ role, parts }) => [role, parts.map(({ type }) => type)])).toEqual([
      ['user', ['text']],
      ['assistant', ['tool-call', 'approval', 'text']],
      ['user', ['text']],
      ['assistant', ['tool-result', 'approval', 'receipt', 'text']],
    ])
    const [context] = await test.store.transaction(test.userId, (sql) =>
      sql.query('select turn_count, last_intent, key_facts from conversation_context'),
    )
    expect(context).toEqual({ turn_count: 2, last_intent: 'confirm', key_facts: ['Anotado: a'] })
    expect(await test.count('decisions')).toBe(2)
    expect(await test.count('usage_metrics')).toBe(2)
    const [conversation] = (await test.parco.conversations(test.userId)).items
    expect(conversation?.title).toBe(create('a'))
  })

  it('asks back, keeps what is known, and takes the answer', async () => {
    const asked = await test.say(create('which', { amount: 7 }))
    expect(asked).toMatchObject({ outcome: 'waiting', text: 'Qual nota?', approvals: [] })
    const answered = await test.say('= {"title":"b"}')
    expect(answered.approvals).toMatchObject([{ input: { title: 'b', amount: 7 } }])
    expect(
      await test.store.transaction(test.userId, (sql) => sql.query('select status from questions')),
    ).toEqual([{ status: 'answered' }])
  })

  it('keeps a question open over a look-up, and drops it for another write or on request', async () => {
    await test.say(create('which'))
    await test.say('get_notes')
    expect((await test.say('= {"title":"b"}')).approvals).toHaveLength(1)
    await test.say(create('which'))
    await test.say(create('c'))
    expect((await test.say('no')).text).toContain('Certo, não gravei nada.')
    await test.say(create('which'))
    expect((await test.say('no')).text).toContain('Certo, deixa pra lá.')
  })

  it('forgets a question after a day', async () => {
    await test.say(create('which'))
    test.setNow('2026-11-19T15:00:00.000Z')
    const late = await test.say('no {}')
    expect(late.text).not.toContain('deixei pra lá')
    expect(late.decisions).toMatchObject([{ source: 'sentence' }])
  })

  it('asks for a slot whose value the tool refuses, without its value', async () => {
    const asked = await test.say(create('a', { amount: -5 }))
    expect(asked.text).toBe('Quanto?')
    const answered = await test.say('= {"amount":5}')
    expect(answered.approvals).toMatchObject([{ input: { title: 'a', amount: 5 } }])
  })

  it('says why a write cannot be', async () => {
    const refused = await test.say(create('forbidden'))
    expect(refused).toMatchObject({ outcome: 'completed', text: 'Isso não.', approvals: [] })
  })

  it('does several things of one message, with one card for all writes', async () => {
    const several = await test.say(
      `${create('a')} & get_notes & ${create('b')} & ${create('which')}`,
    )
    expect(several.text).toBe(
      '0 notas: \n\nConfere antes:\n1. Nota: a, -, 2026-11-18\n2. Nota: b, -, 2026-11-18\nConfirma tudo, ou só alguns?\n\nQual nota?',
    )
    expect(several.approvals.map(({ position }) => position)).toEqual([0, 1])
    // The question was asked last, and the card of the same turn still takes its answer.
    const written = await test.say('only 2')
    expect(written.receipts).toMatchObject([{ summary: 'Anotado: b' }])
    expect(written).toMatchObject({ outcome: 'completed' })
    expect(written.text).toContain('Ainda falta o seu ok: Nota: a, -, 2026-11-18.')
    expect(await test.count('notes')).toBe(1)
  })

  it('answers an unrelated message while a card waits, says so, and keeps the card open', async () => {
    await test.say(create('a'))
    const unrelated = await test.say('get_notes')
    expect(unrelated).toMatchObject({ outcome: 'completed' })
    expect(unrelated.text).toBe('0 notas: \n\nAinda falta o seu ok: Nota: a, -, 2026-11-18.')
    expect(await test.count('notes')).toBe(0)
    expect((await test.say('yes')).receipts).toHaveLength(1)
  })

  it('takes a yes to mean the newest card alone', async () => {
    await test.say(create('a'))
    await test.say(create('b'))
    expect((await test.say('yes')).receipts).toMatchObject([{ summary: 'Anotado: b' }])
    expect((await test.say('yes')).receipts).toMatchObject([{ summary: 'Anotado: a' }])
    expect((await test.say('confirm')).text).toBe('Não tem nada esperando confirmação.')
  })

  it('shows a corrected card again before it executes it', async () => {
    const proposed = await test.say(create('a', { amount: 50 }))
    const corrected = await test.say('change {"amount":80}')
    expect(corrected.text).toBe('Agora ficou assim:\nNota: a, 80, 2026-11-18\nConfirma?')
    expect(corrected.approvals).toMatchObject([
      { id: proposed.approvals[0]?.id, status: 'requested', input: { title: 'a', amount: 80 } },
    ])
    expect(corrected.approvals[0]?.argumentsHash).not.toBe(proposed.approvals[0]?.argumentsHash)
    expect((await test.say('yes')).receipts[0]?.changes).toMatchObject([
      { after: { amount_cents: 8000 } },
    ])
  })

  it('keeps a card as it is when its correction cannot be used', async () => {
    await test.say(create('a', { amount: 50 }))
    expect((await test.say('change {"amount":-1}')).text).toBe(
      'Esse valor não serve para Amount. Não mudei nada.',
    )
    expect((await test.say('change {"title":"which"}')).text).toContain('Qual nota?')
    expect((await test.say('yes')).receipts[0]?.changes).toMatchObject([
      { after: { amount_cents: 5000 } },
    ])
  })

  it('asks which item of a card a correction means', async () => {
    await test.say(`${create('a', { amount: 1 })} & ${create('b')}`)
    expect((await test.say('change {"title":"z"}')).text).toContain('Qual deles?')
    expect((await test.say('change {"amount":3}')).approvals).toMatchObject([
      { input: { amount: 3 } },
    ])
  })

  it('turns a card down, in part or whole', async () => {
    await test.say(`${create('a')} & ${create('b')}`)
    const denied = await test.say('no')
    expect(denied).toMatchObject({ outcome: 'completed', text: 'Certo, não gravei nada.' })
    expect(denied.approvals.map(({ status }) => status)).toEqual(['denied', 'denied'])
    expect(await test.count('notes')).toBe(0)
  })

  it('names an item that is not there', async () => {
    await test.say(create('a'))
    expect((await test.say('only 2')).text).toContain('Só tem um item esperando.')
    expect(await test.count('notes')).toBe(0)
  })

  it('undoes the last write, then the one before, then nothing', async () => {
    for (const title of ['a', 'b']) {
      await test.say(create(title))
      await test.say('yes')
    }
    expect((await test.say('undo')).text).toBe('Pronto, tirei: b, -, 2026-11-18.')
    expect((await test.say('undo')).text).toBe('Pronto, tirei: a, -, 2026-11-18.')
    expect((await test.say('undo')).text).toBe('Não tem nada para desfazer.')
  })

  it('undoes a named write: an insert, an update, a delete', async () => {
    for (const title of ['a', 'b']) {
      await test.say(create(title))
      await test.say('yes')
    }
    await test.say('rename_note {"noteRef":"a","title":"c"}')
    await test.say('yes')
    expect((await test.say('undo {"noteRef":"nowhere"}')).text).toBe('Não existe.')
    await test.say('undo {"noteRef":"c"}')
    expect((await test.say('get_notes')).text).toBe('2 notas: a, b')
    await test.say('delete_note {"noteRef":"b"}')
    await test.say('yes')
    await test.say('undo')
    expect((await test.say('get_notes')).text).toBe('2 notas: a, b')
    await test.say('undo {"noteRef":"a"}')
    expect((await test.say('get_notes')).text).toBe('1 notas: b')
  })

  it('does not undo what was changed, or is built upon, since', async () => {
    await test.say(create('a'))
    const { receipts } = await test.say('yes')
    const receiptId = receipts[0]!.id
    await test.say('mark_note {"noteRef":"a"}')
    await test.say('yes')
    const undo = () => foldTurn(test.parco.undo({ userId: test.userId, receiptId }))
    expect(await undo()).toMatchObject({
      outcome: 'completed',
      text: 'Isso mudou depois, então não mexi: a, -, 2026-11-18.',
    })
    expect((await test.parco.receipt(test.userId, receiptId)).undoneAt).toBeUndefined()
    await test.say('undo')
    await test.say('rename_note {"noteRef":"a","title":"c"}')
    await test.say('yes')
    expect((await undo()).text).toContain('mudou depois, então não mexi')
    await test.say('undo')
    expect((await undo()).text).toBe('Pronto, tirei: a, -, 2026-11-18.')
    expect((await undo()).text).toBe('Isso já estava desfeito: a, -, 2026-11-18.')
    expect(await test.count('notes')).toBe(0)
  })

  it('says honestly that it has no model, and that an intent is not built', async () => {
    expect((await test.say('model')).text).toContain('Não entendi o que fazer')
    expect((await test.say('model', { locale: 'en' })).text).toContain("I'm not sure what to do")
    expect((await test.say('web_search')).text).toContain('Ainda não sei pesquisar na internet.')
    expect((await test.say('none', { locale: 'en' })).text).toContain("I didn't note it")
  })

  it('speaks the language it is asked for', async () => {
    const proposed = await test.say(create('a'), { locale: 'en' })
    expect(proposed.text).toBe('Note: a, -, 2026-11-18\nGo ahead?')
  })
})
