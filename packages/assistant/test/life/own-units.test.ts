import { foldTurn } from '@parco/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lifeDomains } from '../../src/domains/index-of-domains.ts'
import { knownIntents } from '../../src/known-intents.ts'
import { createLifeRouter } from '../../src/life-router.ts'
import {
  OPEN_TIMEOUT_MS,
  type OpenedParco,
  openTestParco,
  SLOW,
  type TestParco,
} from '../open-test-parco.ts'

let opened: OpenedParco
beforeAll(async () => {
  const router = createLifeRouter()
  opened = await openTestParco({ domains: lifeDomains, router, intents: knownIntents() })
}, OPEN_TIMEOUT_MS)
afterAll(() => opened.close())

const american = () => opened.newUser({ locale: 'en', units: 'us', clock: '12h' })
const kept = (test: TestParco) =>
  test.store.transaction(test.userId, (sql) =>
    sql.query<{ value: number; unit: string }>(
      'select value::float8 as value, unit from metrics order by id',
    ),
  )

describe('whoever weighs in pounds', SLOW, () => {
  it.each([
    ['weight 180', 'Weight, 180 lb', 81.65],
    ['I weigh 180 lbs', 'Weight, 180 lb', 81.65],
    ['I weigh 82 kg', 'Weight, 180.8 lb', 82.01],
    ['drank 16 oz of water', 'Water, 16 oz', 473],
    ['drank 2 glasses of water', 'Water, 16.9 oz (2 glasses of 8.5 oz)', 500],
  ])('means and reads their own units: %s', async (text, told, value) => {
    const test = await american()
    const { approvals } = await test.say(text)
    expect(approvals[0]?.preview.title).toBe(`Measurement: ${told}, today (Nov 18)`)
    expect((await test.say('yes')).text).toBe(`Noted: ${told}, today (Nov 18).`)
    expect((await kept(test))[0]?.value).toBeCloseTo(value, 1)
  })

  it('corrects a card with a bare number, or with another unit', async () => {
    const test = await american()
    await test.say('weight 180')
    expect((await test.say('actually 182')).text).toContain('Weight, 182 lb')
    expect((await test.say('actually 82 kg')).text).toContain('Weight, 180.8 lb')
    expect((await test.say('no, it was 181 pounds')).text).toContain('Weight, 181 lb')
  })

  it('edits on the card in the unit that it shows', async () => {
    const test = await american()
    const [approval] = (await test.say('I weigh 180 lbs')).approvals
    const field = approval?.preview.fields.find(({ slot }) => slot === 'value')
    expect(field).toMatchObject({ value: 180, unit: 'lb', minimum: 0.2, maximum: 1102.3 })
    if (!approval) throw new Error('There is no card.')
    const { id: approvalId, argumentsHash } = approval
    const edits = { value: 181 }
    const { userId, conversationId } = test
    await foldTurn(
      test.parco.decide({
        userId,
        conversationId,
        decisions: [{ outcome: 'approve', approvalId, argumentsHash, edits }],
      }),
    )
    expect(await kept(test)).toEqual([{ value: 82.1, unit: 'kg' }])
  })

  it('is asked in pounds, and answers in them', async () => {
    const test = await american()
    expect((await test.say('log my weight')).text).toBe('How many pounds?')
    expect((await test.say('180')).approvals[0]?.preview.title).toContain('180 lb')
  })

  it('changes, reads and deletes what was kept in the same units', async () => {
    const test = await american()
    await test.say('weight 180')
    await test.say('yes')
    const { approvals } = await test.say('change my weight to 179')
    expect(approvals[0]?.preview.title).toBe('Correct: Weight, today (Nov 18): 180 lb → 179 lb')
    await test.say('yes')
    expect((await test.say('what is my weight?')).text).toContain('179 lb')
    await test.say('ran 3 miles')
    expect((await test.say('yes')).text).toBe('Noted: Exercise, 3 mi, cardio, today (Nov 18).')
    expect((await test.say('how far did I run this week?')).text).toContain('3 mi')
  })

  it('sleeps by a clock of 12 hours', async () => {
    const test = await american()
    const { approvals } = await test.say('slept from 11pm to 7am')
    expect(approvals[0]?.preview.title).toContain('from 11:00 PM to 7:00 AM')
    expect((await test.say('what time is it?')).text).toContain('12:00 PM')
  })
})

describe('whoever weighs in kilos', SLOW, () => {
  it('means kilos, and reads an hour by a clock of 24', async () => {
    const test = await opened.newUser({ locale: 'en' })
    const { approvals } = await test.say('weight 80')
    expect(approvals[0]?.preview.title).toBe('Measurement: Weight, 80 kg, today (Nov 18)')
    expect((await test.say('actually 180 lbs')).text).toContain('Weight, 81.65 kg')
    expect((await test.say('what time is it?')).text).toContain('12:00')
  })
})

describe('a measurement of one language', SLOW, () => {
  it('is called by its name in that of the reader', async () => {
    const test = await opened.newUser()
    await test.say('minha pressão deu 12 por 8 agora')
    await test.say('sim')
    const reply = await test.say('my blood pressure was 118/76', { locale: 'en' })
    expect(reply.approvals[0]?.preview.title).toContain('Blood pressure, 118/76 mmHg')
    await test.say('yes', { locale: 'en' })
    const noted = await test.say('what did I note today?', { locale: 'en' })
    expect(noted.text).toContain('Blood pressure, 118/76 mmHg')
    expect(noted.text).not.toContain('Pressão')
    expect((await test.say('o que eu anotei hoje?')).text).toContain('Pressão arterial, 118/76')
  })

  it('is counted in one unit, whatever its word', async () => {
    const test = await opened.newUser({ locale: 'en' })
    await test.say('walked 10,000 steps')
    await test.say('yes')
    const { approvals } = await test.say('andei 8 mil passos', { locale: 'pt-BR' })
    expect(approvals[0]?.preview.title).toContain('8.000 passos')
  })
})
