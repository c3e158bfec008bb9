import { loadLifeGrammar } from '@parco/assistant/grammar'
import { describe, expect, it } from 'vitest'
import { launchBrowser } from '../../../../apps/web/test/browser/browser.ts'
import { bundleRouter } from './bundle-router.ts'

const ASKED = {
  grammars: loadLifeGrammar(),
  text: 'gastei 37 na padaria ontem',
  locale: 'pt-BR',
  now: '2026-11-18T15:00:00Z',
  timeZone: 'America/Sao_Paulo',
}

describe('the router in a worker of a browser', () => {
  it('imports nothing of Node and nothing else from outside', async () => {
    const { code, imports } = await bundleRouter()
    expect(imports).toEqual([])
    expect(code).not.toMatch(/\bfrom\s*["']node:|require\(["']/)
    expect(code).toContain('postMessage')
  })

  it.skipIf(!process.env.PARCO_TEST_BROWSER)('decides as it does here', async () => {
    const { code } = await bundleRouter()
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage()
      await page.route('**/*', (route) =>
        route.request().url().endsWith('.js')
          ? route.fulfill({ contentType: 'text/javascript', body: code })
          : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
      )
      await page.goto('http://router.test/')
      const decision = await page.evaluate(`new Promise((resolve, reject) => {
        const worker = new Worker('/worker.js', { type: 'module' })
        worker.onmessage = ({ data }) => resolve(data)
        worker.onerror = ({ message }) => reject(new Error(message))
        worker.postMessage(${JSON.stringify(ASKED)})
      })`)
      expect(decision).toMatchObject({
        intent: 'create_expense',
        params: { name: 'Padaria', actualAmount: 37, date: '2026-11-17' },
      })
    } finally {
      await browser.close()
    }
  })
})
