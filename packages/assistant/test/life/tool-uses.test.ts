import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type ScriptedModel, scriptedModel } from '@parco/agent/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

let model: ScriptedModel | undefined
let test: TestParco
const opened = openLifeTest({ model: () => model })

const answers: unknown[] = []
const alerts: unknown[] = []
const hearAnswer = (message: unknown) => void answers.push(message)
const hearAlert = (message: unknown) => void alerts.push(message)

beforeEach(async () => {
  test = await opened.newUser()
  answers.length = 0
  alerts.length = 0
  subscribe('parco:answer', hearAnswer)
  subscribe('parco:skill-alert', hearAlert)
})
afterEach(() => {
  unsubscribe('parco:answer', hearAnswer)
  unsubscribe('parco:skill-alert', hearAlert)
})

const ASKED = 'compensa trocar meu cartão por um sem anuidade?'

/** One answer for which a model calls a tool once: a read that goes well, or one whose input does not fit. */
let minute = 0

async function answer(isGood: boolean): Promise<void> {
  minute += 1
  test.setNow(`2026-11-18T15:${String(minute).padStart(2, '0')}:00Z`)
  const input = isGood ? {} : { month: 99 }
  model = scriptedModel([
    { calls: [{ tool: 'get_expenses', input }] },
    { text: 'Depende da anuidade.' },
  ])
  // A conversation of its own, so that none is summarised.
  await test.say(ASKED, { conversationId: test.mint('conversation') })
  model.assertDone()
}

describe('what tools did', () => {
  it('is told by tool and by skill, with the tokens of an answer', async () => {
    await answer(true)
    await answer(false)
    const report = await test.parco.usage(test.userId, '2026-11')
    expect(report.tools).toEqual([{ name: 'get_expenses', uses: 2, failed: 1 }])
    expect(report.toolsOfSkills).toEqual([{ name: 'finance', uses: 2, failed: 1 }])
    expect(report.perAnswer).toMatchObject({ answers: 2 })
    expect(report.perAnswer?.most).toBeGreaterThanOrEqual(report.perAnswer?.median ?? 0)
    expect(report.incidents).toEqual([])
  })

  it('goes to whoever records spans, and an incident to them once', async () => {
    for (let count = 0; count < 12; count += 1) await answer(count < 7)
    await expect.poll(() => answers.length).toBe(12)
    expect(answers[0]).toMatchObject({
      'parco.skills': ['finance'],
      'parco.tools': ['get_expenses'],
      'gen_ai.usage.input_tokens': expect.any(Number),
    })
    await expect.poll(() => alerts.length).toBe(1)
    expect(alerts[0]).toMatchObject({ skill: 'finance', uses: 10, failed: 3 })
    const { incidents } = await test.parco.usage(test.userId, '2026-11')
    expect(incidents).toMatchObject([{ skill: 'finance', uses: 10, failed: 3 }])
  })
})
