import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import type { RunningParco } from './running-parco.ts'

/** Long enough for a machine that is busy with something else: what is waited for is always a state. */
const PATIENCE_MS = 60_000

/** One visitor and their page. */
export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  readonly composer: Locator
  /** Every address that the page asked for. */
  readonly requested: readonly string[]
  /** Errors that the page did not catch. */
  readonly pageErrors: readonly string[]
  /** Writes a message and sends it with Enter. */
  say(text: string): Promise<void>
  /** Opens another page of Parco by its address; `/` is the conversation. */
  goTo(path: string): Promise<void>
  /** Goes to another page of Parco as its links do, which takes half of the time. */
  turnTo(path: string): Promise<void>
}

/** Opens the page as a new visitor: a browser of its own, so a conversation of its own. */
export async function visit(
  browser: Browser,
  parco: RunningParco,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  // What a worker of the page answers, no route of a test sees; and nothing waits for a movement to end.
  const context = await browser.newContext({
    locale: 'pt-BR',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const requested: string[] = []
  const pageErrors: string[] = []
  context.on('request', (request) => requested.push(request.url()))
  const page = await context.newPage()
  page.on('pageerror', (error) => pageErrors.push(error.message))
  await page.goto(parco.firstAddress)
  const composer = page.getByRole('textbox', { name: /^(Sua mensagem|Your message)$/ })
  await composer.waitFor()
  return {
    context,
    page,
    composer,
    requested,
    pageErrors,
    async say(text) {
      await composer.fill(text)
      await composer.press('Enter')
    },
    async goTo(path) {
      await page.goto(`${parco.address}${path}`)
    },
    async turnTo(path) {
      const before = await page.getByRole('main').elementHandle()
      await page.evaluate((to) => history.pushState(null, '', to), path)
      await page.waitForFunction(
        (main) => !main?.isConnected && document.querySelector('main') !== null,
        before,
      )
    },
  }
}

/** Waits until that element has the focus. */
export function hasFocus(page: Page, element: Locator): Promise<void> {
  return element.and(page.locator(':focus')).waitFor()
}
