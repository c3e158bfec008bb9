import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { launchBrowser } from '../test/browser/browser.ts'
import { type RunningParco, startParco } from '../test/browser/running-parco.ts'
import { type Visit, visit } from '../test/browser/visit.ts'

/**
 * Takes the pictures of the README: `node apps/web/scripts/screenshots.ts`, with Chromium installed.
 * Everything in them was typed into the real product a moment before.
 */
const IMAGES = resolve(import.meta.dirname, '../../../docs/images')

const STORIES = {
  en: {
    locale: 'en-US',
    accept: /^Save( all)?$/,
    undo: /^Undo: /,
    begin: 'New conversation',
    day: ['slept 7 and a half hours', 'drank 2 glasses of water'],
    receipts: 'spent 38.50 at the farmers market and 12 on coffee',
    question: 'how much have I spent this month?',
    bill: 'gym membership 90 every 8th',
    card: 'spent 64 on groceries and 23.90 on flowers',
  },
  'pt-BR': {
    locale: 'pt-BR',
    accept: /^Anotar( tudo)?$/,
    undo: /^Desfazer: /,
    begin: 'Nova conversa',
    day: ['dormi 7 horas e meia', 'bebi 2 copos de água'],
    receipts: 'gastei 38,50 na feira e 12 no café',
    question: 'quanto já gastei este mês?',
    bill: 'academia 120 todo dia 8',
    card: 'gastei 64 na quitanda e 23,90 na floricultura',
  },
} as const

type Story = (typeof STORIES)[keyof typeof STORIES]

const card = (page: Page) => page.getByRole('region', { name: /\?$/ })

async function accept(opened: Visit, story: Story, text: string): Promise<void> {
  const { page, say } = opened
  const receipts = page.getByRole('button', { name: story.undo })
  const before = await receipts.count()
  await say(text)
  await page.getByRole('button', { name: story.accept }).click()
  await card(page).waitFor({ state: 'detached' })
  await receipts.nth(before).waitFor()
}

async function ask(opened: Visit, text: string): Promise<void> {
  const { page, say } = opened
  const answers = page.getByRole('heading', { level: 2, name: 'Parco' })
  const before = await answers.count()
  await say(text)
  await answers.nth(before).waitFor({ state: 'attached' })
}

async function take(target: Page | Locator, name: string): Promise<void> {
  await target.screenshot({ path: join(IMAGES, `${name}.png`), animations: 'disabled' })
}

async function propose({ page, say }: Visit, story: Story, text: string): Promise<void> {
  await say(text)
  await page
    .getByRole('button', { name: story.accept })
    .and(page.locator('[aria-disabled="false"]'))
    .waitFor()
  await rest(page)
}

/** Takes the focus ring off the card, as when the hand is on the mouse. */
function rest(page: Page): Promise<void> {
  return page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
}

async function takeStory(browser: Browser, language: keyof typeof STORIES): Promise<void> {
  const story = STORIES[language]
  const suffix = language === 'en' ? '' : `.${language}`
  const look = { locale: story.locale, timezoneId: 'America/Sao_Paulo', deviceScaleFactor: 2 }
  const parco = await startParco()
  const still = { ...look, reducedMotion: 'reduce' as const }
  await takeDesktop(browser, parco, story, still, suffix)
  await takePhone(browser, parco, story, still, suffix)
  await parco.stop()
}

type Look = NonNullable<Parameters<typeof visit>[2]>

async function takeDesktop(
  browser: Browser,
  parco: RunningParco,
  story: Story,
  look: Look,
  suffix: string,
): Promise<void> {
  const viewport = { width: 1280, height: 980 }
  const opened = await visit(browser, parco, { ...look, viewport, colorScheme: 'light' })
  const { page } = opened
  await page.locator('.empty__examples').waitFor()
  await rest(page)
  await take(page, `welcome${suffix}`)
  for (const text of story.day) await accept(opened, story, text)
  // The pictures show one conversation from its beginning.
  await page.getByRole('button', { name: story.begin }).first().click()
  await opened.composer.waitFor()
  await accept(opened, story, story.receipts)
  // The way back shows itself to a pointer.
  await page.getByRole('button', { name: story.undo }).last().hover({ force: true })
  await take(
    page
      .getByRole('list')
      .filter({ has: page.getByRole('button', { name: story.undo }) })
      .last(),
    `receipt${suffix}`,
  )
  await ask(opened, story.question)
  await page.locator('.answer').last().waitFor()
  await propose(opened, story, story.bill)
  await take(page, `desktop${suffix}`)
  await page.getByRole('button', { name: story.accept }).click()
  await card(page).waitFor({ state: 'detached' })
  await propose(opened, story, story.card)
  await take(card(page), `card${suffix}`)
  await opened.context.close()
}

async function takePhone(
  browser: Browser,
  parco: RunningParco,
  story: Story,
  look: Look,
  suffix: string,
): Promise<void> {
  const viewport = { width: 390, height: 844 }
  const phone = { ...look, viewport, hasTouch: true, colorScheme: 'dark' as const }
  const opened = await visit(browser, parco, phone)
  await propose(opened, story, story.card)
  await take(opened.page, `phone${suffix}`)
  await opened.context.close()
}

await mkdir(IMAGES, { recursive: true })
const browser = await launchBrowser()
await takeStory(browser, 'en')
await takeStory(browser, 'pt-BR')
await browser.close()
