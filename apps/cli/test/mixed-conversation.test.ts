import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scriptedGateway, scriptedModel } from '@parco/agent/testing'
import { mixedConversation, openLifeParco } from '@parco/assistant/testing'
import { expect, it } from 'vitest'
import { runCli } from '../src/run-cli.ts'
import { createTestTerminal } from './test-terminal.ts'

it('is held in the terminal, with a model where it takes thought and without where it does not', {
  timeout: 180_000,
}, async () => {
  const home = await mkdtemp(join(tmpdir(), 'parco-cli-mixed-'))
  const model = scriptedModel(mixedConversation.flatMap(({ model: lines = [] }) => lines))
  const life = await openLifeParco({ locale: 'pt-BR' }, [], async () => scriptedGateway(model))
  const { terminal, answers } = createTestTerminal({
    lines: mixedConversation.map(({ say }) => say),
  })
  await runCli([], terminal, {
    openClient: async () => ({
      client: life.parco,
      user: life.user,
      home,
      via: { type: 'process' },
    }),
    now: life.now,
  })
  expect(answers).toHaveLength(mixedConversation.length)
  for (const [index, { say, answer }] of mixedConversation.entries()) {
    expect(answers[index], say).toMatch(answer)
  }
  model.assertDone()
  await rm(home, { recursive: true, force: true })
})
