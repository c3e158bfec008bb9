import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ScriptedModel, type ScriptLine, scriptedModel } from '@parco/agent/testing'
import { foldTurn } from '@parco/protocol'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createInstalledSkills } from '../../src/skills/load-life-skills.ts'
import type { TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

let model: ScriptedModel | undefined
let test: TestParco
const opened = openLifeTest({ model: () => model })
beforeEach(async () => {
  test = await opened.newUser()
  model = undefined
})

function script(...lines: ScriptLine[]): ScriptedModel {
  model = scriptedModel(lines)
  return model
}

const systemOf = (scripted: ScriptedModel, at = -1): string =>
  String(scripted.calls.at(at)?.prompt[0]?.content ?? '')
const toolsOf = (scripted: ScriptedModel, at = -1): string[] =>
  (scripted.calls.at(at)?.tools ?? []).map(({ name }) => name)

/** The prompt of one message, answered by a model. */
async function ask(text: string): Promise<ScriptedModel> {
  const scripted = script({ text: 'Entendi.' })
  await test.say(text)
  scripted.assertDone()
  return scripted
}

const query = <Row>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  test.store.transaction(test.userId, (one) => one.query<Row>(sql, values))

describe('an answer that takes thought', () => {
  it('has the skills that its message calls for, their tools and the lowest temperature', async () => {
    const scripted = await ask('tô com insônia por causa das dívidas')
    const system = systemOf(scripted)
    expect(system).toContain('# Counselor')
    expect(system).toContain('# Finance')
    expect(system).toContain('# Health')
    expect(system).not.toContain('# Professional')
    expect(scripted.calls[0]?.temperature).toBe(0.3)
    expect(toolsOf(scripted)).toEqual(
      expect.arrayContaining(['find_tools', 'get_finance_summary', 'get_trends']),
    )
  })

  it.each([
    'tô com insônia por causa das dívidas',
    'tô brigada com a minha irmã, como eu falo com ela?',
    'meu chefe me sobrecarrega, o que eu faço?',
    'como eu faço pra dormir melhor?',
    'não sei se termino meu namoro',
  ])('is told of no tool as its own that it does not have: %s', async (text) => {
    const scripted = await ask(text)
    const [texts = '', absent = ''] = systemOf(scripted).split('Not among your tools')
    const named = [...texts.matchAll(/`([a-z]+_\w+)`/g)].map(([, name = '']) => name)
    const sent = toolsOf(scripted)
    expect(named.length).toBeGreaterThan(0)
    for (const name of named) {
      expect(sent.includes(name) !== absent.includes(name), name).toBe(true)
    }
  })

  it('keeps its skill for what says nothing of itself, in this conversation alone', async () => {
    await ask('compensa trocar o cartão por um sem anuidade?')
    expect(systemOf(await ask('qual é a capital da Austrália?'))).toContain('# Finance')
    const rows = await query<{ state: unknown }>('select skill_state as state from conversations')
    expect(rows).toMatchObject([{ state: { version: 1, skills: ['finance'] } }])
    const other = script({ text: 'Oi.' })
    await test.say('qual é a capital da Austrália?', { conversationId: test.mint('conversation') })
    expect(systemOf(other)).not.toContain('# Finance')
  })

  it('tells nothing of records where something of the world is asked for', async () => {
    const scripted = script({ text: 'general_chat' }, { text: 'O CDB é de um banco.' })
    await test.say('qual a diferença entre CDB e Tesouro Selic?')
    scripted.assertDone()
    expect(systemOf(scripted)).toContain('# Tone')
    expect(systemOf(scripted)).not.toContain('# Finance')
    expect(scripted.calls.at(-1)?.temperature).toBe(0.3)
    expect(toolsOf(scripted)).toEqual([
      'find_tools',
      'search_knowledge',
      'add_knowledge',
      'analyze_context',
    ])
    expect(systemOf(await ask('compensa trocar meu cartão por um sem anuidade?'))).toContain(
      '# Finance',
    )
  })

  it('keeps every byte of its prompt from turn to turn, and only adds tools', async () => {
    const first = await ask('compensa trocar o cartão por um sem anuidade?')
    const second = await ask('vale a pena negociar uma dívida com o banco?')
    expect(systemOf(second)).toBe(systemOf(first))
    const third = await ask('tô dormindo mal, o que os números dizem?')
    const before = toolsOf(second)
    expect(toolsOf(third).slice(0, before.length)).toEqual(before)
    expect(toolsOf(third)).toContain('get_trends')
  })

  it('keeps it for five messages, however many cards were approved in between', async () => {
    await ask('compensa trocar o cartão por um sem anuidade?')
    for (const hour of [8, 9, 10, 11]) {
      const { approvals } = await test.say(`me lembra de pegar o guarda-chuva amanhã às ${hour}h`)
      const decisions = approvals.map(({ id, argumentsHash }) => ({
        approvalId: id,
        outcome: 'approve' as const,
        argumentsHash,
      }))
      const { receipts } = await foldTurn(test.parco.decide({ ...test, decisions }))
      expect(receipts).toHaveLength(1)
    }
    expect(systemOf(await ask('qual é a capital da Austrália?'))).toContain('# Finance')
    expect(systemOf(await ask('e a da Nova Zelândia?'))).not.toContain('# Finance')
  })

  it('carries on with the tools that came in while a card waited', async () => {
    await ask('compensa trocar o cartão por um sem anuidade?')
    await test.say('gastei 50 no mercado')
    const waiting = toolsOf(await ask('tô dormindo mal, o que os números dizem?'))
    await test.say('sim')
    const after = toolsOf(await ask('vale a pena negociar uma dívida com o banco?'))
    expect(after.slice(0, waiting.length)).toEqual(waiting)
  })

  it('keeps its skills while a card waits', async () => {
    await ask('compensa trocar o cartão por um sem anuidade?')
    await test.say('gastei 50 no mercado')
    const scripted = await ask('tô dormindo mal, o que os números dizem?')
    expect(systemOf(scripted)).toContain('# Finance')
    expect(systemOf(scripted)).not.toContain('# Health')
    await test.say('sim')
    expect(systemOf(await ask('tô dormindo mal, o que os números dizem?'))).toContain('# Health')
  })

  it('speaks of faith only where the user asked for that', async () => {
    expect(systemOf(await ask('me sinto distante de Jesus'))).not.toContain('# Spiritual')
    await test.say('ativa a perspectiva cristã')
    await test.say('sim')
    expect(systemOf(await ask('me sinto distante de Jesus'))).toContain('# Spiritual')
  })

  it('is held with the counselor in a conversation of that kind', async () => {
    await test.say('bom dia', { kind: 'counselor' })
    expect(systemOf(await ask('qual é a capital da Austrália?'))).toContain('# Counselor')
    // One that is there stays what it was.
    const conversationId = test.mint('conversation')
    await test.say('bom dia', { conversationId })
    const scripted = script({ text: 'Camberra.' })
    await test.say('qual é a capital da Austrália?', { conversationId, kind: 'counselor' })
    expect(systemOf(scripted)).not.toContain('# Counselor')
  })

  it('counts its calls by skill', async () => {
    await ask('compensa trocar o cartão por um sem anuidade?')
    const rows = await query('select skills, prompt_variant as variant from model_calls')
    expect(rows).toEqual([{ skills: ['finance'], variant: 'skills' }])
  })
})

describe('a skill in the folder of the user', () => {
  const home = mkdtempSync(join(tmpdir(), 'parco-skills-'))
  const folder = join(home, 'skills')
  const garden = join(folder, 'garden')
  mkdirSync(garden, { recursive: true })
  writeFileSync(
    join(garden, 'SKILL.md'),
    `---
name: garden
description: Plants of the user. Use for watering, pots and pests.
metadata:
  parco-triggers: samambaia*, orquidea*, fern*
  parco-temperature: "0.2"
---

Ask where the plant stands before you advise.
`,
  )
  const own = openLifeTest({
    model: () => model,
    skills: createInstalledSkills({ folder, now: () => new Date('2026-11-18T15:00:00Z') }),
  })
  afterAll(() => rmSync(home, { recursive: true }))

  it('is told to the model where its words are said, beside those that are shipped', async () => {
    test = await own.newUser()
    const scripted = await ask('minha samambaia tá morrendo, e tô muito triste com isso')
    expect(systemOf(scripted)).toContain('Ask where the plant stands')
    expect(systemOf(scripted)).toContain('# Counselor')
    expect(scripted.calls.at(-1)?.temperature).toBe(0.2)
  })
})

describe('without skills', () => {
  const monolith = openLifeTest({ model: () => model, skillShare: 0 })

  it('is one prompt of everything', async () => {
    test = await monolith.newUser()
    const scripted = await ask('compensa trocar o cartão por um sem anuidade?')
    for (const name of ['# Finance', '# Health', '# Counselor', '# Professional']) {
      expect(systemOf(scripted)).toContain(name)
    }
    expect(systemOf(scripted)).not.toContain('# Spiritual')
    expect(toolsOf(scripted).length).toBeGreaterThan(70)
    expect(scripted.calls[0]?.temperature).toBeUndefined()
    const rows = await query('select skills, prompt_variant as variant from model_calls')
    expect(rows).toEqual([{ skills: [], variant: 'monolith' }])
  })
})
