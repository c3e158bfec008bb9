import { scriptedGateway, scriptedModel } from '@parco/agent/testing'
import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { findViolations } from './find-violations.ts'
import type { RunningParco } from './running-parco.ts'
import { sharedParco } from './shared-parco.ts'
import { visit } from './visit.ts'

const answers = [
  { text: 'Camberra.', inputTokens: 2_200, outputTokens: 40 },
  { text: 'Wellington.', inputTokens: 2_300, outputTokens: 50 },
]

describe.skipIf(!process.env.PARCO_TEST_BROWSER)('usage in a browser', () => {
  let parco: RunningParco
  let browser: Browser
  beforeAll(async () => {
    const gateway = {
      ...scriptedGateway(scriptedModel(answers), { price: { input: 1, output: 10 } }),
      hostOf: () => 'api.example.com',
    }
    parco = await sharedParco(async () => gateway)
    browser = await sharedBrowser()
  })
  it('says what needed no model, what the rest used, and where it went', async () => {
    const { page, say, goTo, context } = await visit(browser, parco)
    await say('gastei 50 no mercado')
    await page.getByRole('button', { name: 'Anotar', exact: true }).click()
    await say('qual é a capital da Austrália?')
    await page.getByText('Camberra.').first().waitFor()
    await goTo('/usage')
    const main = page.getByRole('main')
    await main.getByText('1 de 2 mensagens').waitFor()
    await main.getByText('50%', { exact: true }).waitFor()
    await main.getByText('2.200 enviados, 40 recebidos.').waitFor()
    await main.getByText('2.200 tokens em 1 chamada').waitFor()
    await main.getByText('Cada chamada').first().click()
    await main.getByRole('link', { name: 'Pergunta aberta' }).waitFor()

    const monthly = main.getByLabel('Limite por mês, em dólares')
    await monthly.fill('2,50')
    await monthly.press('Enter')
    await main.getByText('Limite do mês: US$ 2,50.').waitFor()
    expect(await findViolations(page)).toEqual([])

    await main.getByRole('button', { name: 'Mês anterior' }).click()
    await main.getByText('Nada neste mês').waitFor()
    await page.goBack()
    await main.getByText('1 de 2 mensagens').waitFor()
    await context.close()
  })
})
