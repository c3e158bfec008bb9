import { createServer } from 'node:net'
import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { type RunningParco, startParco } from './running-parco.ts'
import { visit } from './visit.ts'

describe.skipIf(!process.env.PARCO_TEST_BROWSER)('the page without its server', () => {
  let parco: RunningParco
  let browser: Browser
  beforeAll(async () => {
    parco = await startParco()
    browser = await sharedBrowser()
  })

  it('opens and can be written in while nothing answers, and keeps nothing of the user', async () => {
    const { context, page, say, composer } = await visit(browser, parco, {
      serviceWorkers: 'allow',
    })
    await say('que horas são?')
    await page.locator('.reply', { hasText: 'Agora são' }).waitFor()
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready
      if (active?.state !== 'activated')
        await new Promise((resolve) => active?.addEventListener('statechange', resolve))
    })
    const kept = await page.evaluate(async () => {
      const found: string[] = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(url)
      return found
    })
    expect(kept.map((url) => new URL(url).pathname)).toContain('/')
    expect(kept.filter((url) => url.includes('/api/'))).toEqual([])

    // From here on the address takes connections and never says a word.
    await parco.stop()
    const hole = createServer(() => undefined)
    const { hostname, port } = new URL(parco.address)
    await new Promise<void>((resolve) => hole.listen(Number(port), hostname, resolve))
    const reload = page.reload({ waitUntil: 'commit' })
    await composer.fill('gastei 9 no picolé')
    await reload
    await composer.waitFor()
    await page.getByRole('link', { name: 'Hoje' }).first().click()
    await page.getByRole('heading', { name: 'Hoje', level: 1 }).waitFor()
    await context.close()
    hole.close()
  })
})
