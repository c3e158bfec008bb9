import { type ModelServer, type ServerLine, startModelServer } from '@parco/agent/testing'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { findViolations } from './find-violations.ts'
import { type RunningParco, startParco } from './running-parco.ts'
import { visit } from './visit.ts'

describe.skipIf(!process.env.PARCO_TEST_BROWSER)('the model in the settings', () => {
  let parco: RunningParco
  let browser: Browser
  let server: ModelServer
  let line: ServerLine
  beforeAll(async () => {
    parco = await startParco({ mayChooseModel: true })
    browser = await sharedBrowser()
    server = await startModelServer(() => line)
  })
  afterAll(async () => {
    await parco?.stop()
    await server?.close()
  })

  it('is chosen with its key, tried, limited and forgotten', async () => {
    const { page, say, context, goTo } = await visit(browser, parco, {
      viewport: { width: 360, height: 900 },
    })
    await goTo('/settings')
    const settings = page.getByRole('main')
    await settings.getByLabel('Provedor').selectOption('other')
    await settings.getByRole('button', { name: 'Salvar e testar' }).click()
    await settings.getByText('Qual modelo? Por exemplo, gpt-5-mini.').waitFor()
    await settings.getByLabel('Modelo', { exact: true }).fill('mini')
    await settings.getByLabel('Endereço').fill('ftp://x')
    await settings.getByRole('button', { name: 'Salvar e testar' }).click()
    await settings.getByText('O endereço começa com http:// ou https://.').waitFor()

    await settings.getByLabel('Endereço').fill(`${server.url}/v1`)
    await settings.getByLabel('Chave').fill('segredo')
    line = { status: 401, body: { error: { message: 'no such key' } } }
    await settings.getByRole('button', { name: 'Salvar e testar' }).click()
    await settings.getByText(/não aceitou a chave/).waitFor()
    line = { text: 'ready' }
    await settings.getByRole('button', { name: 'Salvar e testar' }).click()
    await settings.getByText(/other\/mini respondeu em/).waitFor()
    expect(server.requests.at(-1)?.headers.authorization).toBe('Bearer segredo')
    expect(await settings.getByLabel('Chave').inputValue()).toBe('')

    const meanings = settings.getByLabel('Modelo de significados, na memória')
    await meanings.fill('sem barra')
    await meanings.press('Enter')
    await settings.getByText(/^Um provedor e um modelo/).waitFor()
    await meanings.fill('other/bge')
    const chosen = page.waitForResponse((response) => response.url().endsWith('/api/model'))
    await meanings.press('Enter')
    expect(await (await chosen).json()).toMatchObject({ embedding: 'other/bge' })
    await meanings.fill('')
    await meanings.press('Enter')
    await settings.getByText(/^Um provedor e um modelo/).waitFor({ state: 'detached' })

    await settings.getByLabel('Limite por dia, em dólares').fill('muito')
    await settings.getByLabel('Limite por dia, em dólares').press('Enter')
    await settings.getByText(/Um valor como 1,50/).waitFor()
    await settings.getByLabel('Limite por dia, em dólares').fill('1,50')
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/usage/limits'))
    await settings.getByLabel('Limite por dia, em dólares').press('Enter')
    expect((await saved).ok()).toBe(true)
    expect(await findViolations(page)).toEqual([])

    await goTo('/')
    line = { text: 'Santiago.' }
    await say('qual é a capital do Chile?')
    await page.getByText('Santiago.').first().waitFor()
    await goTo('/settings')
    await settings.getByRole('button', { name: 'Esquecer' }).click()
    await settings.getByText('Esquecido.').waitFor()
    await context.close()
  })
})
