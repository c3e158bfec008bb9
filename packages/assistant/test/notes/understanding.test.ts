import { type ScriptedModel, type ScriptLine, scriptedModel } from '@parco/agent/testing'
import type { IntentReader } from '@parco/router'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  OPEN_TIMEOUT_MS,
  type OpenedParco,
  openTestParco,
  type TestParco,
} from '../open-test-parco.ts'
import { notesDomain } from './notes-domain.ts'
import { notesIntents, notesRouter } from './notes-router.ts'

/** Knows a note by the word `note`, and finds its title after a colon; never in a question. */
const reader: IntentReader = {
  candidates: (text) =>
    text.includes('note')
      ? ['create_note', 'get_notes', 'create_goal'].map((intent) => ({ intent, confidence: 0.3 }))
      : [],
  fill(text, intent) {
    if (intent === 'create_note' && text.includes('?')) return undefined
    if (intent !== 'create_note') return { params: {}, missing: [] }
    const title = /: (.+)$/.exec(text)?.[1]
    return title ? { params: { title }, missing: [] } : { params: {}, missing: ['title'] }
  },
}

let model: ScriptedModel | undefined
let opened: OpenedParco
let test: TestParco
beforeAll(async () => {
  opened = await openTestParco({
    domains: [notesDomain],
    router: {
      ...reader,
      decide: (text, context) => {
        if (!/^\s*(note|chat|both)/i.test(text)) return notesRouter.decide(text, context)
        const open = { intent: 'model', params: text.startsWith('both') ? { text: 'note: b' } : {} }
        const sure = { intent: 'create_note', params: { title: 'a' } }
        if (!text.startsWith('both')) return { ...open, source: 'fallback', confidence: 0 }
        const params = { actions: [sure, open] }
        return { intent: 'multi', params, source: 'sentence', confidence: 0.9 }
      },
    },
    intents: notesIntents,
    model: () => model,
  })
}, OPEN_TIMEOUT_MS)
afterAll(() => opened.close())
beforeEach(async () => {
  test = await opened.newUser()
  model = undefined
})

function script(...lines: ScriptLine[]): ScriptedModel {
  model = scriptedModel(lines)
  return model
}

const CHOICE: ScriptLine = { text: 'create_note', inputTokens: 50, outputTokens: 2 }

describe('a message that only a model understands', () => {
  it('is understood by one small question when code finds the params', async () => {
    const asked = script(CHOICE)
    const turn = await test.say('note this down: milk')
    expect(turn.decisions).toMatchObject([
      { intent: 'create_note', params: { title: 'milk' }, source: 'model' },
    ])
    expect(turn.approvals).toHaveLength(1)
    expect(turn.usage).toEqual({ inputTokens: 50, outputTokens: 2, cachedInputTokens: 0 })
    expect(await test.count('notes')).toBe(0)
    asked.assertDone()
    await test.say('yes')
    expect(await test.count('notes')).toBe(1)
  })

  it('asks for the params only when code misses one, and for what the model misses, the user', async () => {
    script(CHOICE, { calls: [{ tool: 'create_note', input: { title: 'milk', amount: 9 } }] })
    const turn = await test.say('note milk')
    expect(turn.decisions).toMatchObject([{ intent: 'create_note', params: { title: 'milk' } }])
    expect(turn.decisions[0]?.params).not.toHaveProperty('amount')
    script(CHOICE, { calls: [{ tool: 'create_note', input: {} }] })
    const asking = await test.say('note it')
    expect(asking.outcome).toBe('waiting')
    expect(asking.approvals).toEqual([])
  })

  it('stores the message and the turn once, though the turn is run again', async () => {
    script(CHOICE)
    await test.say('note this down: milk')
    expect(await test.count('turns')).toBe(1)
    expect(await test.count('messages')).toBe(2)
    expect(await test.count('usage_metrics where tokens_input = 50')).toBe(1)
  })

  it('does not become a write that a gate forbids', async () => {
    script(CHOICE, { text: 'Yesterday was quiet.' })
    const turn = await test.say('note anything yesterday?')
    expect(turn.decisions).toMatchObject([{ intent: 'general_chat' }])
    expect(turn.approvals).toEqual([])
    expect(turn.text).toBe('Yesterday was quiet.')
  })

  it('is asked about nothing but what is likely', async () => {
    const asked = script({ text: 'Hello.' })
    const turn = await test.say('chat with me')
    expect(turn.decisions).toMatchObject([{ intent: 'general_chat', source: 'model' }])
    asked.assertDone()
  })

  it('goes on after the sure part, once', async () => {
    const asked = script(CHOICE)
    const turn = await test.say('both')
    expect(turn.decisions).toMatchObject([
      {
        intent: 'multi',
        source: 'model',
        params: { actions: [{ params: { title: 'a' } }, { params: { title: 'b' } }] },
      },
    ])
    expect(turn.approvals).toHaveLength(2)
    asked.assertDone()
  })
})

describe('the same words', () => {
  it('are not asked about again for a day', async () => {
    script(CHOICE)
    await test.say('note this down: milk')
    script()
    const again = await test.say('  NOTE this  down: milk')
    expect(again.decisions).toMatchObject([{ intent: 'create_note', source: 'cache' }])
    expect(again.usage.inputTokens).toBe(0)
    test.setNow('2026-11-19T15:00:01Z')
    const asked = script(CHOICE)
    await test.say('note this down: milk')
    asked.assertDone()
  })

  it('are asked about again when they mean another day', async () => {
    script(CHOICE)
    await test.say('note for tomorrow: milk', { locale: 'en' })
    const asked = script(CHOICE)
    await test.say('note for tomorrow: milk', { locale: 'en' })
    asked.assertDone()
  })

  it('are asked about again by another user', async () => {
    script(CHOICE)
    await test.say('note this down: milk')
    const other = await opened.newUser()
    const asked = script(CHOICE)
    await other.say('note this down: milk')
    asked.assertDone()
  })
})

describe('without an answer', () => {
  it('says once a day how to add a model', async () => {
    const turn = await test.say('note this down: milk')
    expect(turn.text).toContain('parco model')
    const again = await test.say('note that down: bread')
    expect(again.text).toBe(
      'Não entendi o que fazer com isso. Se for pra guardar, comece com “anota que”.',
    )
    expect(turn.decisions).toMatchObject([{ intent: 'model', source: 'fallback' }])
  })

  it('says that the model did not answer, logs why, and writes nothing', async () => {
    script({ error: new Error('connection refused') })
    const turn = await test.say('note this down: milk')
    expect(turn.outcome).toBe('completed')
    expect(turn.text).toContain('não respondeu')
    expect(test.log).toMatchObject([{ level: 'warn' }])
    expect(await test.count('classifications')).toBe(0)
  })

  it('ends an aborted turn while the model is asked, and stores nothing', async () => {
    const controller = new AbortController()
    script({ expect: () => controller.abort(), text: 'create_note' })
    const { userId, conversationId, parco } = test
    const events = []
    const input = { userId, conversationId, text: 'note this down: milk' }
    for await (const event of parco.turn(input, { signal: controller.signal })) events.push(event)
    expect(events.at(-1)).toMatchObject({ type: 'turn-end', outcome: 'aborted' })
    expect(await test.count('turns')).toBe(0)
  })
})
