import { type ScriptedModel, type ScriptLine, scriptedModel } from '@parco/agent/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lifeDomains } from '../../src/domains/index-of-domains.ts'
import { knownIntents } from '../../src/known-intents.ts'
import { createLifeRouter } from '../../src/life-router.ts'
import {
  OPEN_TIMEOUT_MS,
  type OpenedParco,
  openTestParco,
  type TestParco,
} from '../open-test-parco.ts'

let model: ScriptedModel | undefined
let opened: OpenedParco
let test: TestParco
beforeAll(async () => {
  opened = await openTestParco({
    domains: lifeDomains,
    router: createLifeRouter(),
    intents: knownIntents(),
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

const TRANSLATE = 'traduz para o inglês: gastei 50 no mercado'

describe('a text in other words', () => {
  it('is asked with its own prompt, without tools and without what was said before', async () => {
    await test.say('quais contas faltam pagar?')
    const scripted = script({ text: 'I spent 50 at the market.' })
    const result = await test.say(TRANSLATE)
    expect(result).toMatchObject({ outcome: 'completed', approvals: [] })
    expect(result.text).toContain('I spent 50 at the market.')
    const [call] = scripted.calls
    expect(call?.tools ?? []).toEqual([])
    expect(call?.prompt.map(({ role }) => role)).toEqual(['system', 'user'])
    expect(JSON.stringify(call?.prompt[0])).toContain('Translate the user')
    expect(JSON.stringify(call?.prompt)).not.toContain('{target_language}')
    expect(JSON.stringify(call?.prompt.at(-1))).toContain('gastei 50 no mercado')
  })

  it('may claim what the text claims', async () => {
    script({ text: 'I have saved your expense.' })
    const result = await test.say('traduz para o inglês: anotei o seu gasto')
    expect(result.text).toContain('I have saved your expense.')
  })

  it('is kept, so that the same request asks no model again', async () => {
    const scripted = script({ text: 'I spent 50 at the market.' })
    const first = await test.say(TRANSLATE)
    const second = await test.say(TRANSLATE)
    expect(second.text).toBe(first.text)
    expect(scripted.calls).toHaveLength(1)
  })

  it('is not kept where the answer broke off', async () => {
    script({ error: new Error('gone') }, { text: 'I spent 50 at the market.' })
    const broken = await test.say(TRANSLATE)
    expect(broken.text).not.toContain('market')
    expect((await test.say(TRANSLATE)).text).toContain('I spent 50 at the market.')
  })

  it('says that there is no model where there is none', async () => {
    const result = await test.say(TRANSLATE)
    expect(result.outcome).toBe('completed')
    expect(result.text).not.toBe('')
    expect(result.receipts).toEqual([])
  })
})
