import {
  type ScriptedModel,
  type ScriptLine,
  scriptedGateway,
  scriptedModel,
} from '@parco/agent/testing'
import { mixedConversation } from '@parco/assistant/testing'
import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { findViolations } from './find-violations.ts'
import type { RunningParco } from './running-parco.ts'
import { sharedParco } from './shared-parco.ts'
import { visit } from './visit.ts'

/** A model whose answer waits before that word. */
function pausedBefore(word: string, lines: readonly ScriptLine[]) {
  const gate = Promise.withResolvers<void>()
  const script = scriptedModel(lines)
  const model: ScriptedModel = {
    ...script,
    async doStream(call) {
      const { stream } = await script.doStream(call)
      const paused = new TransformStream({
        async transform(part, controller) {
          if (part.type === 'text-delta' && part.delta.includes(word)) await gate.promise
          controller.enqueue(part)
        },
      })
      return { stream: stream.pipeThrough(paused) }
    },
  }
  return { model, release: () => gate.resolve() }
}

describe.skipIf(!process.env.PARCO_TEST_BROWSER)('thinking in a browser', () => {
  let parco: RunningParco
  let browser: Browser
  let model: ScriptedModel = scriptedModel([])
  beforeAll(async () => {
    parco = await sharedParco(async () => scriptedGateway(model))
    browser = await sharedBrowser()
  })
  it('shows an answer while it comes, drawn as it was meant, and asks no other machine', async () => {
    const { page, say, context, requested, pageErrors } = await visit(browser, parco)
    const text =
      'É **Camberra**. ![x](https://elsewhere.example/p.png) Veja:\n\n- Sydney não\n- Melbourne não\n\n[mais](https://a.example/b)'
    const paused = pausedBefore('Sydney', [{ text, outputTokens: 20 }])
    model = paused.model
    await say('qual é a capital da Austrália?')
    await page.getByText('Camberra', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Parar' }).waitFor()
    expect(await page.locator('.entries').getByText('Melbourne').count()).toBe(0)
    paused.release()
    await page.getByRole('listitem').filter({ hasText: 'Melbourne' }).last().waitFor()
    await page.getByRole('link', { name: 'mais (a.example)' }).waitFor()
    expect(await page.locator('strong', { hasText: 'Camberra' }).count()).toBe(1)
    expect(await page.locator('.entries img').count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
    expect(pageErrors).toEqual([])
    expect(
      requested.filter((url) => !url.startsWith(`${parco.address}/`) && !url.startsWith('data:')),
    ).toEqual([])
    await context.close()
  })

  it('keeps what was said when it is stopped', async () => {
    const { page, say, context } = await visit(browser, parco)
    model = pausedBefore('nunca', [{ text: 'Primeiro isto. E depois nunca.' }]).model
    await say('qual é a capital do Chile?')
    await page.getByText('Primeiro isto.').first().waitFor()
    await page.getByRole('button', { name: 'Parar' }).click()
    await page.getByRole('button', { name: 'Parar' }).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByText('Primeiro isto.').first().waitFor()
    expect(await page.locator('.entries').getByText('nunca').count()).toBe(0)
    await context.close()
  })

  it('holds a conversation of both languages, with thought and without', async () => {
    const { page, say, context, pageErrors } = await visit(browser, parco)
    const replies = page.locator('.entry--parco')
    for (const [index, { say: words, model: lines = [] }] of mixedConversation.entries()) {
      const script = scriptedModel(lines)
      model = script
      await say(words)
      await page.locator('.entry--user').nth(index).waitFor()
      await page.locator('.status').waitFor({ state: 'detached' })
      script.assertDone()
    }
    await replies.filter({ hasText: 'luz azul' }).waitFor()
    expect(await replies.filter({ hasText: 'Já anotei' }).count()).toBe(0)
    await page.getByText('Encanador').first().waitFor()
    expect(pageErrors).toEqual([])
    await context.close()
  })
})
