import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createModelSource } from './create-model-source.ts'

let home: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'parco-models-'))
})
afterEach(() => rm(home, { recursive: true }))

const settings = (value: unknown) =>
  writeFile(join(home, 'models.json'), typeof value === 'string' ? value : JSON.stringify(value))
const nowhere = { providers: { ollama: { baseUrl: 'http://127.0.0.1:9' } } }

it('takes the model of the environment', async () => {
  const model = await createModelSource({ home, environment: { PARCO_MODEL: 'openai/some' } })
  expect((await model())?.modelId).toBeDefined()
})

it('takes the role of the settings file, and lets the environment win', async () => {
  await settings({ roles: { 'reasoning-heavy': 'anthropic/strong', chat: 'openai/quick' } })
  const fromFile = await createModelSource({ home, environment: {} })
  expect((await fromFile())?.modelId).toContain('reasoning-heavy')
})

it('has none when none is configured and no local one answers, or when they are switched off', async () => {
  await settings(nowhere)
  const model = await createModelSource({ home, environment: {} })
  expect(await model()).toBeUndefined()
  const environment = { PARCO_MODEL: 'None' }
  expect(await (await createModelSource({ home, environment }))()).toBeUndefined()
})

it.each([
  ['no JSON', '{ "roles": '],
  ['roles that do not exist', { roles: { oracle: 'openai/some' } }],
  ['a model without a provider', { roles: { chat: 'some' } }],
])('refuses a settings file with %s, before anything is asked', async (_, value) => {
  await settings(value)
  await expect(createModelSource({ home, environment: {} })).rejects.toMatchObject({
    code: 'configuration',
  })
})
