import { type ScriptedModel, scriptedGateway, scriptedModel } from '@parco/agent/testing'
import { mixedConversation } from '@parco/assistant/testing'
import { expect, it } from 'vitest'
import { createLifeClient } from './life-client.ts'

it('is held over HTTP, with a model where it takes thought and without where it does not', {
  timeout: 180_000,
}, async () => {
  let model: ScriptedModel = scriptedModel([])
  const models = async () => scriptedGateway(model)
  const { parco, say, get } = await createLifeClient('pt-BR', [], models)
  for (const { say: words, model: lines = [], answer } of mixedConversation) {
    model = scriptedModel(lines)
    const { outcome, text } = await say(words)
    expect(text, words).toMatch(answer)
    expect(outcome, words).toMatch(/completed|waiting/)
    model.assertDone()
  }
  const asked = mixedConversation.filter(({ model: lines }) => lines !== undefined)
  expect(await get('/api/usage')).toMatchObject({
    turns: mixedConversation.length,
    thoughtTurns: asked.length,
  })
  await parco.close()
})
