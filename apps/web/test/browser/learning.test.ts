import {
  type ScriptedModel,
  type ScriptLine,
  scriptedGateway,
  scriptedModel,
} from '@parco/agent/testing'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { findViolations } from './find-violations.ts'
import type { RunningParco } from './running-parco.ts'
import { sharedParco } from './shared-parco.ts'
import { visit } from './visit.ts'

const CHOICE: ScriptLine = { text: 'create_expense', inputTokens: 52, outputTokens: 2 }
const offer = (page: Page) => page.getByText(/^Quer que eu passe a entender/)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe.skipIf(!process.env.PARCO_TEST_BROWSER)('learning in a browser', () => {
  let parco: RunningParco
  let browser: Browser
  let model: ScriptedModel = scriptedModel([])
  beforeAll(async () => {
    parco = await sharedParco(async () => scriptedGateway(model))
    browser = await sharedBrowser()
  })
  it('offers what a model understood, and understands it without one after a tap', async () => {
    const { page, say, context } = await visit(browser, parco, {
      viewport: { width: 360, height: 740 },
    })
    model = scriptedModel([CHOICE])
    await say('escorreram 50 mangos na feira')
    await button(page, 'Anotar').click()
    await offer(page).waitFor()
    expect(await offer(page).textContent()).toContain('“escorreram 50 mangos na feira”')
    expect(await findViolations(page)).toEqual([])

    await button(page, 'Aprender').click()
    await offer(page).waitFor({ state: 'detached' })
    model = scriptedModel([])
    await say('escorreram 32,50 na padaria')
    await page.getByRole('button', { name: 'Valor: R$ 32,50. Alterar' }).waitFor()
    await context.close()
  })

  it('does not offer again what was declined', async () => {
    const { page, say, context } = await visit(browser, parco)
    model = scriptedModel([CHOICE])
    await say('bateram asas 40 mangos na floricultura')
    await button(page, 'Anotar').click()
    await offer(page).waitFor()
    await button(page, 'Não, obrigado').click()
    await offer(page).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('textbox', { name: 'Sua mensagem' }).waitFor()
    await page.getByText('Floricultura').first().waitFor()
    expect(await offer(page).count()).toBe(0)
    await context.close()
  })
})
