import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW, type TestParco } from '../open-test-parco.ts'
import { openLifeTest } from './open-life-test.ts'

const opened = openLifeTest()
let test: TestParco
beforeEach(async () => {
  test = await opened.newUser()
})

const say = (text: string, locale: 'pt-BR' | 'en' = 'en') => test.say(text, { locale })

async function approved(...messages: readonly string[]): Promise<void> {
  for (const message of messages) {
    await say(message)
    await say('yes')
  }
}

const titleOf = async (text: string) => (await say(text)).approvals[0]?.preview.title ?? ''

describe('a weight without its unit, of who has metric ones', SLOW, () => {
  it('is in pounds where the last one was said so, and pounds alone fit', async () => {
    await approved('stepped on the scale, 187.4 lbs')
    expect(await titleOf('sorry, 186.4')).toContain('85 kg → 84.55 kg')
    await say('no')
    expect(await titleOf('yesterday I weighed 188')).toContain('85.28 kg')
    await say('no')
    expect(await titleOf('I weigh 188 kg')).toContain('188 kg')
  })

  it('stays in kilos where kilos fit, or nothing was noted before', async () => {
    expect(await titleOf('I weighed 188')).toContain('188 kg')
    await say('yes')
    expect(await titleOf('actually 187')).toContain('187 kg')
  })
})

describe('a weight that was just written', SLOW, () => {
  it.each([
    ['pt-BR', 'peso 71,3', 'sim', 'aliás 71,8', '71,3 kg → 71,8 kg'],
    ['en', 'weight 71.3', 'yes', 'i mean 71.8', '71.3 kg → 71.8 kg'],
  ] as const)('is put right by a word (%s)', async (locale, said, yes, right, change) => {
    await say(said, locale)
    await say(yes, locale)
    expect((await say(right, locale)).approvals[0]?.preview.title).toContain(change)
  })
})

describe('a habit asked of', SLOW, () => {
  it('tells how often it was this month as well', async () => {
    await approved(
      'new habit: read every day',
      'read today',
      'read on November 3',
      'read on November 5',
    )
    expect((await say("what's my reading streak?")).text).toContain('This month, 3.')
  })
})
