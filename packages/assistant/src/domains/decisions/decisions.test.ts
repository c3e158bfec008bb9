import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DueContext } from '../domain-due.ts'
import {
  openTestDomain,
  type Person,
  type TestDomain,
} from '../internal/testing/open-test-domain.ts'
import { decisionsDomain } from './decisions-domain.ts'
import { reviewDue } from './review/review-due.ts'
import { reviewFromWords } from './review/review-from-words.ts'

let domain: TestDomain
beforeAll(async () => {
  domain = await openTestDomain(decisionsDomain)
})
afterAll(() => domain.close())

const JOB = {
  title: 'mudar de emprego',
  chosenOption: 'mudar de emprego',
  reasoning: 'salário',
  area: 'professional',
}
const HOME = {
  title: 'Comprar ou alugar?',
  options: [{ option: 'comprar', pros: 'é nosso', cons: 'juros' }, 'alugar'],
}

const dues = (person: Person, now = '2026-11-18T15:00:00Z') =>
  person.inContext((context) =>
    reviewDue.next({
      ...context,
      alerts: { followups: true, alertsAt: '09:00' } as DueContext['alerts'],
      from: () => new Date(now),
    }),
  )
const said = (person: Person, ref: string) =>
  person.inContext((context) =>
    reviewDue.say(
      { ref, occurrence: '', at: context.now },
      {
        ...context,
        alerts: { followups: true } as DueContext['alerts'],
        from: () => context.now,
      },
    ),
  )

describe('save_decision', () => {
  it('shows choice, reason and review, and says when it will ask', async () => {
    const person = await domain.person()
    const { preview, reply } = await person.write('save_decision', JOB)
    expect(preview.title).toBe('Decisão: Mudar de emprego')
    expect(preview.fields.map(({ slot, display }) => [slot, display])).toEqual([
      ['title', 'Mudar de emprego'],
      ['chosenOption', 'mudar de emprego'],
      ['reasoning', 'salário'],
      ['area', 'Trabalho'],
      ['decidedOn', 'hoje (18/11)'],
      ['reviewDate', '18/12'],
      ['asksLater', 'sim'],
    ])
    expect(reply).toBe('Guardei a decisão: Mudar de emprego. Em 18/12 eu pergunto como foi.')
    const again = await person.prepare('save_decision', JOB)
    expect(again).toMatchObject({ preview: { warning: expect.stringContaining('já guardou') } })
  })

  it('keeps one that is open, with what speaks for and against each way', async () => {
    const person = await domain.person({ locale: 'en' })
    const { preview, reply } = await person.write('save_decision', HOME)
    expect(preview.fields.find(({ slot }) => slot === 'options')).toMatchObject({
      display: 'comprar (for: é nosso; against: juros); alugar',
      editable: false,
    })
    expect(reply).toContain('ask whether you decided')
    const { reply: listed } = await person.read('list_decisions', { status: 'open' })
    expect(listed).toContain('Comprar ou alugar? (still open)')
    const chosen = await person.write('update_decision', {
      decisionRef: 'alugar',
      chosenOption: 'alugar',
    })
    expect(chosen.reply).toContain('nothing → alugar')
    expect((await person.read('list_decisions', { status: 'open' })).reply).toContain('no such')
  })

  it('asks nothing later where its user wants no question, and refuses a review in the past', async () => {
    const person = await domain.person()
    const { reply } = await person.write('save_decision', { ...JOB, asksLater: false })
    expect(reply).toBe('Guardei a decisão: Mudar de emprego.')
    expect(await dues(person)).toEqual([])
    const past = await person.prepare('save_decision', { ...JOB, reviewDate: '2026-11-18' })
    expect(past).toMatchObject({ status: 'question', missing: ['reviewDate'] })
  })
})

describe('a review', () => {
  it('is due once on its day, until it is said how it went', async () => {
    const person = await domain.person()
    await person.write('save_decision', { ...JOB, reviewDate: '2027-02-18' })
    const [due, ...others] = await dues(person)
    expect(others).toEqual([])
    expect(due).toMatchObject({ occurrence: '2027-02-18T09:00' })
    expect(await said(person, due?.ref ?? '')).toBe(
      'Em 18/11 você decidiu: Mudar de emprego. O motivo era: salário. Como foi? Pode dizer “a decisão deu certo”, “a decisão foi um erro”, ou contar do seu jeito.',
    )
    expect(await dues(person, '2027-02-19T15:00:00Z')).toEqual([])
    const later = person.but({ now: '2027-02-18T15:00:00Z' })
    expect((await later.read('list_decisions', { isDue: true })).reply).toContain(
      'Já dá para dizer',
    )
    const done = await later.write('record_outcome', { outcome: 'deu certo', satisfaction: 5 })
    expect(done.reply).toBe('Anotei como foi: Mudar de emprego, deu certo.')
    expect(await dues(person)).toEqual([])
    expect(await said(person, due?.ref ?? '')).toBeUndefined()
    await later.undo(done)
    expect(await dues(person)).toHaveLength(1)
  })

  it('tells all of a decision, and asks which where two are meant', async () => {
    const person = await domain.person()
    await person.write('save_decision', JOB)
    await person.write('save_decision', { title: 'Mudar de casa', chosenOption: 'mudar de casa' })
    const { reply } = await person.read('review_decision', { decisionRef: 'emprego' })
    expect(reply).toContain(
      'Mudar de emprego, decidido hoje (18/11).\nMotivo: salário.\nEstá marcada',
    )
    const later = person.but({ now: '2026-11-25T15:00:00Z' })
    expect((await later.read('review_decision', { decisionRef: 'emprego' })).reply).toContain(
      'Como foi? Conte assim: “a decisão de mudar de emprego deu certo”.',
    )
    const both = await person.read('review_decision', { decisionRef: 'mudar' })
    expect(both.reply).toBe(
      'Qual destas decisões?\n- Mudar de casa (18/11)\n- Mudar de emprego (18/11)',
    )
    const none = await person.prepare('record_outcome', { decisionRef: 'barco', outcome: 'ok' })
    expect(none).toMatchObject({ status: 'question' })
  })

  it('warns before it replaces what was said', async () => {
    const person = await domain.person()
    await person.write('save_decision', JOB)
    await person.write('record_outcome', { decisionRef: 'emprego', outcome: 'deu certo' })
    const again = await person.prepare('record_outcome', {
      decisionRef: 'emprego',
      outcome: 'nem tanto',
    })
    expect(again).toMatchObject({ preview: { warning: expect.stringContaining('deu certo') } })
    const rated = await person.prepare('record_outcome', { outcome: 'ok', satisfaction: 9 })
    expect(rated).toMatchObject({ status: 'question', missing: ['satisfaction'] })
  })

  it('goes with its decision, and comes back with an undo', async () => {
    const person = await domain.person()
    await person.write('save_decision', HOME)
    const gone = await person.write('delete_decision', { decisionRef: 'alugar' })
    expect((await person.read('list_decisions')).reply).toContain('ainda não guardou')
    await person.undo(gone)
    expect((await person.read('review_decision')).reply).toContain('a favor: é nosso')
  })
})

describe('words behind a decision', () => {
  it.each([
    [
      'pt-BR',
      'decidi mudar de emprego por causa do salário, revisa em 3 meses',
      'salário',
      '2027-02-18',
    ],
    [
      'pt-BR',
      'decidi mudar de emprego por causa do salário e me pergunta em março',
      'salário',
      '2027-03-01',
    ],
    [
      'en',
      'I decided to change jobs because of the pay, review in 3 months',
      'the pay',
      '2027-02-18',
    ],
    [
      'en',
      'I decided to change jobs because of the pay. Ask me how it went next week',
      'the pay',
      '2026-11-25',
    ],
  ] as const)('%s: %s', async (locale, text, reasoning, reviewDate) => {
    const person = await domain.person({ locale })
    const at = text.indexOf(reasoning)
    const slots = { title: 'X', reasoning: text.slice(at) }
    const read = await person.inContext(async (context) =>
      reviewFromWords(slots, { text }, context),
    )
    expect(read).toEqual({ title: 'X', reasoning, reviewDate })
  })

  it('stay as they are where no day follows', async () => {
    const person = await domain.person()
    const slots = { title: 'Revisar o contrato', reasoning: 'está caro' }
    const text = 'decidi revisar o contrato porque está caro'
    const read = await person.inContext(async (context) =>
      reviewFromWords(slots, { text }, context),
    )
    expect(read).toEqual(slots)
  })
})

describe('a question for later about what was decided', () => {
  it('is the decision itself, with that day', async () => {
    const person = await domain.person()
    const claim = (topic: string) =>
      person.inContext(async (context) =>
        decisionsDomain.claims?.create_followup?.(
          { topic, scheduledFor: '2027-05-18' },
          { text: topic },
          context,
        ),
      )
    expect(await claim('Decidi mudar de cidade')).toEqual({
      call: {
        intent: 'save_decision',
        params: {
          title: 'mudar de cidade',
          chosenOption: 'mudar de cidade',
          reviewDate: '2027-05-18',
        },
      },
    })
    expect(await claim('a entrevista')).toBeUndefined()
  })
})
