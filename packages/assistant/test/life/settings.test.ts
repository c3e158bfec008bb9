import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lifeDomains } from '../../src/domains/index-of-domains.ts'
import { knownIntents } from '../../src/known-intents.ts'
import { createLifeRouter } from '../../src/life-router.ts'
import { NOON, OPEN_TIMEOUT_MS, type OpenedParco, openTestParco, SLOW } from '../open-test-parco.ts'
import { YES } from './say-and-approve.ts'

let opened: OpenedParco
beforeAll(async () => {
  const router = createLifeRouter()
  opened = await openTestParco({ domains: lifeDomains, router, intents: knownIntents() })
}, OPEN_TIMEOUT_MS)
afterAll(() => opened.close())

const settings = (user: Awaited<ReturnType<OpenedParco['newUser']>>) => user.parco.user(user.userId)

describe('settings in words', SLOW, () => {
  it.each([
    [
      'pt-BR',
      'muda a moeda pra dólar',
      { currency: 'USD' },
      'Moeda: Real brasileiro (BRL) → Dólar americano (USD)',
    ],
    [
      'pt-BR',
      'quero o relógio de 12 horas',
      { clock: '12h' },
      'Relógio: 24 horas (23:00) → 12 horas (11:00 PM)',
    ],
    [
      'pt-BR',
      'muda meu fuso para Lisboa',
      { timeZone: 'Europe/Lisbon' },
      'Fuso horário: America/Sao_Paulo → Europe/Lisbon',
    ],
    ['pt-BR', 'muda o idioma pra inglês', { locale: 'en' }, 'Idioma: português → inglês'],
    [
      'en',
      'change currency to USD',
      { currency: 'USD' },
      'Currency: Brazilian Real (BRL) → US Dollar (USD)',
    ],
    ['en', 'use miles', { units: 'us' }, 'Units: metric (kg, km, ml) → US (lb, mi, oz)'],
    [
      'en',
      'set my time zone to Lisbon',
      { timeZone: 'Europe/Lisbon' },
      'Time zone: America/Sao_Paulo → Europe/Lisbon',
    ],
    [
      'en',
      'turn on the Christian perspective',
      { perspective: 'christian' },
      'Perspective: none → Christian',
    ],
    ['en', 'speak Portuguese', { locale: 'pt-BR' }, 'Language: English → Portuguese'],
  ] as const)('are shown, approved and undone: %s: %s', async (locale, text, changed, title) => {
    const test = await opened.newUser({ locale })
    const before = await settings(test)
    const { approvals } = await test.say(text)
    expect(approvals).toMatchObject([
      { toolName: 'change_setting', preview: { title, verb: 'change' } },
    ])
    expect(await settings(test)).toEqual(before)
    const { receipts } = await test.say(YES[locale])
    expect(receipts).toHaveLength(1)
    expect(await settings(test)).toMatchObject(changed)
    expect((await settings(test)).settingsChosenAt).not.toBeNull()
    await test.say(locale === 'en' ? 'undo' : 'desfaz', { locale })
    expect(await settings(test)).toEqual(before)
  })

  it('answer in the language that was chosen', async () => {
    const test = await opened.newUser()
    await test.say('muda o idioma pra inglês')
    expect((await test.say('sim')).text).toBe("Done, I'll speak English with you from now on.")
    expect((await test.say('what currency do I use?')).text).toBe('Currency: Brazilian Real (BRL).')
  })

  it('undo one without another that was changed since', async () => {
    const test = await opened.newUser()
    await test.say('muda a moeda pra euro')
    const [receipt] = (await test.say('sim')).receipts
    await test.parco.updateUser(test.userId, { clock: '12h' })
    if (!receipt) throw new Error('Nothing was written.')
    for await (const _ of test.parco.undo({ userId: test.userId, receiptId: receipt.id }));
    expect(await settings(test)).toMatchObject({ currency: 'BRL', clock: '12h' })
  })

  it('are not undone over a later choice of the same one', async () => {
    const test = await opened.newUser()
    await test.say('muda a moeda pra euro')
    await test.say('sim')
    await test.parco.updateUser(test.userId, { currency: 'USD' })
    await test.say('desfaz')
    expect(await settings(test)).toMatchObject({ currency: 'USD' })
  })

  it('ask for what is missing, and for what they do not know', async () => {
    const test = await opened.newUser()
    expect((await test.say('muda a moeda')).text).toBe('Para qual moeda?')
    expect((await test.say('dólar')).approvals[0]?.preview.title).toContain('(USD)')
    await test.say('não')
    expect((await test.say('muda o idioma pra francês')).text).toBe('Só falo português e inglês.')
    expect((await test.say('muda a moeda pra conchas')).text).toContain('Não conheço a moeda')
  })

  it('leave an open card of another setting as it is', async () => {
    const test = await opened.newUser({ locale: 'en' })
    await test.say('change my currency to dollars')
    const { approvals } = await test.say('use miles')
    expect(approvals.map(({ preview }) => preview.title)).toEqual([
      'Units: metric (kg, km, ml) → US (lb, mi, oz)',
    ])
    const { parco, userId } = test
    expect(await parco.openApprovals(userId)).toMatchObject([
      { input: { setting: 'currency', name: 'dollars' } },
      { input: { setting: 'units', name: 'us' } },
    ])
  })

  it('say so where nothing would change', async () => {
    const test = await opened.newUser()
    expect((await test.say('muda a moeda pra real')).text).toBe(
      'Moeda já está em Real brasileiro (BRL).',
    )
  })

  it('are told', async () => {
    const test = await opened.newUser({ clock: '12h' })
    expect((await test.say('qual meu fuso?')).text).toBe(
      'Fuso horário: America/Sao_Paulo (agora são 12:00 PM).',
    )
    const all = await test.say('mostra minhas configurações')
    expect(all.text.split('\n')).toHaveLength(6)
  })

  it('change what is meant and shown from then on', async () => {
    const test = await opened.newUser({ locale: 'en' })
    await test.say('change currency to dollars')
    await test.say('yes')
    expect((await test.say('spent 12 on lunch')).approvals[0]?.preview.title).toContain('$12.00')
  })
})

describe('where somebody is now', SLOW, () => {
  it.each([
    ['pt-BR', 'tô em Lisboa essa semana', 'Fuso horário: America/Sao_Paulo → Europe/Lisbon'],
    ['pt-BR', 'cheguei em Nova York', 'Fuso horário: America/Sao_Paulo → America/New_York'],
    ['en', "I'm back in New York", 'Time zone: America/Sao_Paulo → America/New_York'],
    ['en', 'just landed in Tokyo', 'Time zone: America/Sao_Paulo → Asia/Tokyo'],
  ] as const)('offers the clock of there: %s: %s', async (locale, message, title) => {
    const test = await opened.newUser({ locale })
    const { approvals, text } = await test.say(message)
    expect(approvals.map(({ preview }) => preview.title)).toEqual([title])
    expect(text).toMatch(/horários de lá|clock there/)
  })

  it.each([
    ['pt-BR', 'tô em casa'],
    ['pt-BR', 'cheguei lá'],
    ['en', "I'm in a meeting"],
    ['en', "I'm back at work"],
  ] as const)('is no place with a clock: %s: %s', async (locale, message) => {
    const test = await opened.newUser({ locale })
    expect((await test.say(message)).approvals).toEqual([])
  })
})

it('keep the currency, units and zone in which something was recorded, whatever a browser suggests', async () => {
  const test = await opened.newUser()
  const { parco, userId } = test
  await test.say('gastei 50 no mercado')
  await test.say('sim')
  const suggestion = { locale: 'en', currency: 'USD', units: 'us', timeZone: 'Asia/Tokyo' } as const
  expect(await parco.suggestSettings(userId, suggestion)).toMatchObject({
    ...{ locale: 'en', currency: 'BRL', units: 'metric', timeZone: 'America/Sao_Paulo' },
    settingsChosenAt: NOON,
  })
})

describe('a move in words', SLOW, () => {
  it.each([
    ['en', 'I just moved to Lisbon, can you switch to euros?'],
    ['pt-BR', 'me mudei pra Lisboa, dá pra usar euro?'],
  ] as const)('offers the clock and the currency of there, %s', async (locale, said) => {
    const user = await opened.newUser()
    const { approvals, text } = await user.say(said, { locale })
    expect(approvals.map(({ toolName }) => toolName)).toEqual([
      'add_knowledge',
      'change_setting',
      'change_setting',
    ])
    expect(text).not.toContain('euro')
    await user.say(YES[locale], { locale })
    expect(await settings(user)).toMatchObject({ currency: 'EUR', timeZone: 'Europe/Lisbon' })
  })

  it.each([
    ['en', 'switch to euros'],
    ['en', 'can you switch to euros?'],
    ['pt-BR', 'muda pra euro'],
    ['pt-BR', 'dá pra usar euro?'],
  ] as const)('changes the currency that is named alone, %s: %s', async (locale, said) => {
    const user = await opened.newUser()
    const { approvals } = await user.say(said, { locale })
    expect(approvals).toMatchObject([
      { toolName: 'change_setting', input: { setting: 'currency' } },
    ])
  })

  it('changes nothing to what is no currency', async () => {
    const user = await opened.newUser()
    expect((await user.say('switch to bananas', { locale: 'en' })).approvals).toEqual([])
    expect((await user.say('me mudei pra Campinas')).approvals).toMatchObject([
      { toolName: 'add_knowledge' },
    ])
  })
})
