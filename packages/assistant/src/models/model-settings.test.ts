import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createModelSettings } from './model-settings.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'parco-models-'))
})
afterEach(() => rm(home, { recursive: true }))

const settings = (value: unknown) =>
  writeFile(join(home, 'models.json'), typeof value === 'string' ? value : JSON.stringify(value))
const nowhere = { providers: { ollama: { baseUrl: 'http://127.0.0.1:9' } } }

it('takes the model of the environment', async () => {
  const { models } = await createModelSettings({
    home,
    environment: { PARCO_MODEL: 'openai/some' },
  })
  expect((await (await models())?.role('chat'))?.modelId).toBeDefined()
})

it('takes the role of the settings file, and lets the environment win', async () => {
  await settings({ roles: { 'reasoning-heavy': 'anthropic/strong', chat: 'openai/quick' } })
  const { models: fromFile } = await createModelSettings({ home, environment: {} })
  expect((await (await fromFile())?.role('reasoning-heavy'))?.modelId).toContain('strong')
})

it('has none when none is configured and no local one answers, or when they are switched off', async () => {
  await settings(nowhere)
  const { models } = await createModelSettings({ home, environment: {} })
  expect(await (await models())?.role('chat')).toBeUndefined()
  const environment = { PARCO_MODEL: 'None' }
  expect(await (await createModelSettings({ home, environment })).models()).toBeUndefined()
})

it.each([
  ['no JSON', '{ "roles": '],
  ['roles that do not exist', { roles: { oracle: 'openai/some' } }],
  ['a model without a provider', { roles: { chat: 'some' } }],
])('refuses a settings file with %s, before anything is asked', async (_, value) => {
  await settings(value)
  await expect(createModelSettings({ home, environment: {} })).rejects.toMatchObject({
    code: 'configuration',
  })
})

it('keeps a choice and its key in a file that only its owner reads, and uses it at once', async () => {
  await settings({ roles: { summary: 'openai/small' }, providers: { groq: { apiKey: 'other' } } })
  const { models, choose } = await createModelSettings({ home, environment: {} })
  const chosen = await choose({ model: 'openai/gpt-5-mini', apiKey: 'secret' })
  expect(chosen).toMatchObject({
    state: 'ready',
    model: 'openai/gpt-5-mini',
    chosenBy: 'settings',
    keyVariable: 'OPENAI_API_KEY',
    hasKey: true,
  })
  expect(JSON.stringify(chosen)).not.toContain('secret')
  expect((await (await models())?.role('chat'))?.modelId).toBe('gpt-5-mini')
  const path = join(home, 'models.json')
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({
    roles: { summary: 'openai/small', chat: 'openai/gpt-5-mini' },
    providers: { groq: { apiKey: 'other' }, openai: { apiKey: 'secret' } },
  })
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

it('forgets a key, a model, and says what is missing', async () => {
  const { choose, status } = await createModelSettings({ home, environment: {} })
  await choose({ model: 'anthropic/claude-sonnet-5', apiKey: 'secret' })
  expect(await choose({ apiKey: null })).toMatchObject({
    state: 'key-missing',
    keyVariable: 'ANTHROPIC_API_KEY',
    hasKey: false,
  })
  await settings(nowhere)
  await choose({ model: null })
  expect((await status()).chosenBy).not.toBe('settings')
})

it('takes any OpenAI-compatible server by its address', async () => {
  const { choose } = await createModelSettings({ home, environment: {} })
  const choice = { model: 'mine/some-model', baseUrl: 'http://127.0.0.1:9/v1' }
  expect(await choose(choice)).toMatchObject({ state: 'ready', baseUrl: choice.baseUrl })
})

it.each([
  ['a model without a provider', { model: 'gpt-5' }, 'model'],
  ['an address that is none', { model: 'mine/some', baseUrl: 'file:///etc/passwd' }, 'baseUrl'],
  ['an empty key', { model: 'openai/some', apiKey: ' ' }, 'apiKey'],
  ['a key without a model', { apiKey: 'secret' }, 'model'],
])('refuses %s and keeps nothing', async (_, choice, field) => {
  const { choose, status } = await createModelSettings({ home, environment: {} })
  await expect(choose(choice)).rejects.toMatchObject({ code: 'bad-request', data: { field } })
  await expect(readFile(join(home, 'models.json'))).rejects.toMatchObject({ code: 'ENOENT' })
  expect((await status()).chosenBy).not.toBe('settings')
})

it('leaves a model that the environment names', async () => {
  const environment = { PARCO_MODEL: 'openai/some' }
  const { choose, status } = await createModelSettings({ home, environment })
  await expect(choose({ model: 'openai/other' })).rejects.toMatchObject({ code: 'conflict' })
  expect(await status()).toMatchObject({ chosenBy: 'environment', isChangeable: false })
})

it('keeps a model for meanings beside the one that answers, and its key with its own provider', async () => {
  const { choose, embeddingModel } = await createModelSettings({ home, environment: {} })
  expect(embeddingModel()).toBeUndefined()
  await choose({ model: 'anthropic/claude-sonnet-5', apiKey: 'secret' })
  const embedding = 'openai/text-embedding-3-small'
  expect(await choose({ embedding, apiKey: 'other' })).toMatchObject({
    embedding,
    model: 'anthropic/claude-sonnet-5',
  })
  expect(embeddingModel()).toBe(embedding)
  expect(JSON.parse(await readFile(join(home, 'models.json'), 'utf8'))).toEqual({
    roles: { chat: 'anthropic/claude-sonnet-5', embedding },
    providers: { anthropic: { apiKey: 'secret' }, openai: { apiKey: 'other' } },
  })
  expect((await choose({ embedding: null })).embedding).toBeUndefined()
  expect(embeddingModel()).toBeUndefined()
})

it('takes one model for meanings, and leaves the one that the environment names', async () => {
  const { choose } = await createModelSettings({ home, environment: {} })
  await expect(choose({ embedding: 'openai/a,openai/b' })).rejects.toMatchObject({
    code: 'bad-request',
    data: { field: 'embedding' },
  })
  const environment = { PARCO_MODEL_EMBEDDING: 'ollama/nomic-embed-text' }
  const fixed = await createModelSettings({ home, environment })
  expect(fixed.embeddingModel()).toBe('ollama/nomic-embed-text')
  await expect(fixed.choose({ embedding: 'openai/a' })).rejects.toMatchObject({
    code: 'conflict',
    data: { field: 'embedding' },
  })
})
