import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { findViolations } from './find-violations.ts'
import type { RunningParco } from './running-parco.ts'
import { sharedParco } from './shared-parco.ts'
import { hasFocus, type Visit, visit } from './visit.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }
const DESKTOP = { viewport: { width: 1280, height: 800 } }
const LANGUAGES = { Português: 'pt-BR', English: 'en' } as const

describe.skipIf(!process.env.PARCO_TEST_BROWSER)('the page in a browser', () => {
  let parco: RunningParco
  let browser: Browser
  const visits: Visit[] = []

  beforeAll(async () => {
    parco = await sharedParco()
    browser = await sharedBrowser()
  })

  afterAll(() => kept?.context.close())

  afterEach(async () => {
    const opened = visits.splice(0)
    for (const { context } of opened) await context.close()
    for (const { requested, pageErrors } of [...opened, ...(kept ? [kept] : [])]) {
      // Holds for whatever a test did: nothing is ever asked of another machine.
      expect(
        requested.filter((url) => !url.startsWith(`${parco.address}/`) && !url.startsWith('data:')),
      ).toEqual([])
      expect(pageErrors).toEqual([])
    }
  })

  async function open(options: BrowserContextOptions = DESKTOP): Promise<Visit> {
    const opened = await visit(browser, parco, options)
    visits.push(opened)
    return opened
  }

  let kept: Visit | undefined
  /** The same visitor in a new conversation: for what changes nothing but that. */
  async function begin(): Promise<Visit> {
    kept ??= await visit(browser, parco, DESKTOP)
    const { page } = kept
    const before = page.url()
    await button(page, 'Nova conversa').click()
    await page.waitForURL((url) => url.href !== before)
    await page.getByRole('heading', { name: /^(Bom dia|Boa tarde|Boa noite)/ }).waitFor()
    return kept
  }

  const card = (page: Page) => page.getByRole('region', { name: /\?$/ })
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const undoOf = (page: Page, name: string) =>
    page.getByRole('button', { name: new RegExp(`^(Desfazer|Undo): .*${name}`) })
  /** Chooses the language, and waits until it is saved: a message is answered in the one before until then. */
  const choose = async (page: Page, settings: string, language: keyof typeof LANGUAGES) => {
    await page.getByRole('link', { name: settings }).click()
    await page.getByRole('radio', { name: language }).check({ force: true })
    await page.locator(`html[lang="${LANGUAGES[language]}"]`).waitFor({ state: 'attached' })
  }
  /** Keeps the history of a conversation on its way until it is let go. */
  const holdHistory = async (context: BrowserContext) => {
    const [reached, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await context.route('**/messages*', async (route) => {
      reached.resolve()
      await letGo.promise
      await route.continue()
    })
    return { reached, letGo }
  }
  const todays = (page: Page) => page.getByRole('complementary')

  it('brings a PDF of what was asked, to be saved', async () => {
    const { page, say } = await begin()
    await say('gastei 14,70 na copiadora')
    await button(page, 'Anotar').click()
    await undoOf(page, 'Copiadora').waitFor()
    await say('faz um pdf com meus gastos desse mês')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Salvar gastos.*\.pdf$/ }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^gastos-.*\.pdf$/)
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await undoOf(page, 'Copiadora').click()
    await page.getByText('desfeito').first().waitFor()
  })

  it('records an expense by its card, in Portuguese', async () => {
    const { page, say } = await begin()
    await say('gastei 21,90 na lavanderia')
    await page.getByRole('button', { name: 'Valor: R$ 21,90. Alterar' }).waitFor()
    await button(page, 'Anotar').click()
    await undoOf(page, 'Lavanderia').waitFor()
    await todays(page).getByText('Lavanderia').first().waitFor()
    await card(page).waitFor({ state: 'detached' })
  })

  it('folds a card that was changed in words, and leads back to one that waits', async () => {
    const { page, say } = await begin()
    await say('gastei 45 na padaria')
    await button(page, 'Anotar').waitFor()
    await say('na verdade foi 54')
    await page.getByRole('button', { name: 'Valor: R$ 54,00. Alterar' }).waitFor()
    await page.getByText(/^Padaria, R\$\s45,00.* · trocado$/).waitFor()
    for (let turn = 1; turn <= 8; turn += 1) {
      await say('que horas são?')
      await page
        .getByText(/^Agora são/)
        .nth(turn - 1)
        .waitFor()
    }
    expect(await page.getByText(/Confirma\?|Ainda falta/).count()).toBe(0)
    await page.getByRole('button', { name: /Esperando seu ok: Padaria/ }).click()
    await hasFocus(page, card(page))
    await say('sim')
    await undoOf(page, 'Padaria').waitFor()
    await page.getByText(/^Padaria, R\$\s54,00.* · anotado$/).waitFor()
  })

  it('says on the receipt what the server wants known', async () => {
    const { page, say } = await begin()
    await say('tomei 300 ml de água')
    await button(page, 'Anotar').click()
    await undoOf(page, 'Água').waitFor()
    await say('tomei 250 ml de água')
    await button(page, 'Anotar').click()
    await page.getByText(/^Total de hoje .*550 ml\.$/).waitFor()
  })

  it('takes a value that is edited on the card, and says when one cannot be used', async () => {
    const { page, say } = await begin()
    await say('gastei 15 na papelaria')
    await page.getByRole('button', { name: /^Valor: / }).click()
    const amount = card(page).getByRole('textbox', { name: 'Valor' })
    await hasFocus(page, amount)
    await amount.fill('quinze')
    await amount.press('Enter')
    await card(page).getByRole('alert').waitFor()
    await amount.fill('17,35')
    await button(page, 'Anotar').click()
    await page
      .getByRole('listitem')
      .filter({ has: undoOf(page, 'Papelaria') })
      .getByText('17,35')
      .first()
      .waitFor()
  })

  it('records one of two and leaves the other out', async () => {
    const { page, say } = await begin()
    await say('gastei 12 no pastel e 9 no caldo de cana')
    await card(page)
      .getByRole('checkbox', { name: /Pastel/ })
      .waitFor()
    await card(page).getByRole('checkbox', { name: /Caldo/ }).uncheck()
    await button(page, 'Anotar 1 de 2').click()
    await undoOf(page, 'Pastel').waitFor()
    await page.getByText('Não anotado', { exact: true }).waitFor()
    await todays(page).getByText('Pastel').first().waitFor()
    expect(await todays(page).getByText('Caldo').count()).toBe(0)
  })

  it('is refused with the keyboard alone', async () => {
    const { page, composer, say } = await begin()
    await say('gastei 70 na floricultura')
    // Nothing can be decided before the turn that proposes it has ended.
    await button(page, 'Anotar').and(page.locator('[aria-disabled="false"]')).waitFor()
    // The card left the composer alone, and is one step back from it.
    await hasFocus(page, composer)
    await page.keyboard.press('Shift+Tab')
    await hasFocus(page, button(page, 'Não anotar'))
    await page.keyboard.press('Enter')
    await page.getByText('Não anotado', { exact: true }).waitFor()
    await hasFocus(page, composer)
    expect(await todays(page).getByText('Floricultura').count()).toBe(0)
  })

  it('is approved with Ctrl and Enter, and the composer is a key away', async () => {
    const { page, composer, say } = await begin()
    await say('gastei 41 na quitanda')
    await button(page, 'Anotar').and(page.locator('[aria-disabled="false"]')).waitFor()
    await composer.press('ArrowUp')
    expect(await composer.inputValue()).toBe('gastei 41 na quitanda')
    await composer.fill('')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Control+Enter')
    await todays(page).getByText('Quitanda').first().waitFor()
    await undoOf(page, 'Quitanda').focus()
    await page.keyboard.press('/')
    await hasFocus(page, composer)
    expect(await composer.inputValue()).toBe('')
  })

  it('undoes a write from its receipt', async () => {
    const { page, say } = await begin()
    await say('gastei 48 na livraria')
    await button(page, 'Anotar').click()
    await todays(page).getByText('Livraria').waitFor()
    await undoOf(page, 'Livraria').click()
    await page.getByText('Desfeito', { exact: true }).waitFor()
    await todays(page).getByText('Livraria').waitFor({ state: 'detached' })
    await undoOf(page, 'Livraria').waitFor({ state: 'detached' })
  })

  it('is dismissed in words, as by its button', async () => {
    const { page, say } = await begin()
    await say('gastei 28 na quitanda nova')
    await button(page, 'Anotar').and(page.locator('[aria-disabled="false"]')).waitFor()
    await say('não, deixa')
    await page.getByText('Não anotado', { exact: true }).waitFor()
    await say('gastei 29 no bazar')
    await button(page, 'Anotar').and(page.locator('[aria-disabled="false"]')).click()
    await undoOf(page, 'Bazar').waitFor()
    await say('na verdade foi 31')
    await button(page, 'Deixar como está').and(page.locator('[aria-disabled="false"]')).waitFor()
    await say('deixar como está')
    await page.getByText('Ficou como estava', { exact: true }).waitFor()
    expect(await card(page).count()).toBe(0)
  })

  it('asks for what is missing, and goes on with the answer', async () => {
    const { page, say } = await begin()
    await say('anota um gasto')
    await page
      .getByText(/quanto/i)
      .first()
      .waitFor()
    await say('130 na sapataria')
    await page.getByRole('button', { name: 'Valor: R$ 130,00. Alterar' }).waitFor()
    await button(page, 'Anotar').click()
    await undoOf(page, 'Sapataria').waitFor()
  })

  it('copies a message, also where the browser has no clipboard to offer', async () => {
    const { context, page, composer, say } = await open()
    // As on any address at home, which is not a secure one.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined }),
    )
    await page.reload()
    await say('que horas são?')
    await page.locator('.bubble', { hasText: 'que horas são?' }).hover()
    await button(page, 'Copiar').first().click()
    await page.getByText('Copiado.', { exact: true }).waitFor()
    await composer.focus()
    await page.keyboard.press('Control+V')
    expect(await composer.inputValue()).toBe('que horas são?')
  })

  it('restores the conversation after a reload, with the card still open', async () => {
    const { page, say } = await begin()
    await say('gastei 64 na ferragem')
    await button(page, 'Anotar').waitFor()
    await page.reload()
    await page.locator('.bubble', { hasText: 'gastei 64 na ferragem' }).waitFor()
    await button(page, 'Anotar').click()
    await undoOf(page, 'Ferragem').waitFor()
    await page.reload()
    await undoOf(page, 'Ferragem').waitFor()
    expect(await card(page).count()).toBe(0)
  })

  // From here on the language changes, which a page that stays open would follow.
  it('records an expense by its card, in English', async () => {
    const { page, say } = await open()
    await choose(page, 'Configurações', 'English')
    await page.goBack()
    await say('spent 32.40 on stationery')
    await page.getByRole('button', { name: /^Amount: .*32\.40\. Edit$/ }).waitFor()
    await button(page, 'Save').click()
    await undoOf(page, 'Stationery').waitFor()
    await todays(page).getByText('Stationery').first().waitFor()
    await choose(page, 'Settings', 'Português')
  })

  it('changes its language, and remembers it', async () => {
    const { page } = await open()
    await page.locator('html[lang="pt-BR"]').waitFor({ state: 'attached' })
    await choose(page, 'Configurações', 'English')
    await page.reload()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
    await page.locator('html[lang="en"]').waitFor({ state: 'attached' })
    await choose(page, 'Settings', 'Português')
  })

  it.each([
    ['a phone in the dark', { ...PHONE, colorScheme: 'dark' }],
    ['a desktop in the light', { ...DESKTOP, colorScheme: 'light' }],
  ] as const)('has nothing against it on %s', async (_name, options) => {
    const { page, say } = await open(options)
    const found: string[] = []
    const look = async (where: string) => {
      found.push(...(await findViolations(page)).map((one) => `${where}: ${one}`))
    }
    await look('empty')
    await say('gastei 33 na mercearia e 8 no picolé')
    await card(page).getByRole('checkbox').last().uncheck()
    await look('card')
    await page.getByRole('button', { name: /^Mercearia .*Alterar$/ }).click()
    await page
      .getByRole('button', { name: /^Valor: / })
      .first()
      .click()
    await card(page).getByRole('textbox', { name: 'Valor' }).waitFor()
    await look('field')
    await page.keyboard.press('Escape')
    await button(page, 'Anotar 1 de 2').click()
    await undoOf(page, 'Mercearia').waitFor()
    await look('receipt')
    expect(found).toEqual([])
  })

  it('keeps the text and says what to do while the server is gone, or the key is missing', async () => {
    const { context, page, composer, say } = await open()
    await context.route('**/api/**', (route) => route.abort())
    await say('gastei 55 na padaria nova')
    await page.getByRole('alert').filter({ hasText: 'O Parco não está respondendo' }).waitFor()
    expect(await composer.inputValue()).toBe('gastei 55 na padaria nova')
    await context.unroute('**/api/**')
    await page.getByRole('alert').waitFor({ state: 'detached' })
    await composer.press('Enter')
    await button(page, 'Anotar').waitFor()
    await context.clearCookies()
    await button(page, 'Anotar').click()
    const locked = page.getByRole('heading', { name: 'Abra pelo endereço do terminal' })
    await locked.waitFor()
    await page.goto(parco.address)
    await locked.waitFor()
    await page.goto(parco.firstAddress)
    await button(page, 'Anotar').waitFor()
  })

  it('loses no key that is pressed while a conversation opens', async () => {
    const { context, page, composer, say } = await open()
    await say('gastei 61 na padaria')
    await button(page, 'Anotar').waitFor()
    const { reached, letGo } = await holdHistory(context)
    const typed = 'e tomei água '.repeat(30)
    await page.reload()
    await reached.promise
    await composer.focus()
    const typing = page.keyboard.type(typed, { delay: 1 })
    letGo.resolve()
    await button(page, 'Anotar').waitFor()
    await typing
    expect(await composer.inputValue()).toBe(typed)
  })

  it('leaves the focus where it went while a conversation opens', async () => {
    const { context, page, say } = await open()
    await say('gastei 62 na padaria')
    await button(page, 'Anotar').waitFor()
    const { reached, letGo } = await holdHistory(context)
    await page.reload()
    await reached.promise
    const search = page.getByRole('searchbox', { name: 'Buscar nas conversas' })
    await search.focus()
    letGo.resolve()
    await button(page, 'Anotar').waitFor()
    await page.keyboard.type('padaria')
    expect(await search.inputValue()).toBe('padaria')
  })

  it('stays where the reader is while the conversation grows, and goes to the end when asked', async () => {
    const { context, page, say } = await open()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await context.route('**/api/chat', async (route) => {
      await held
      await route.continue()
    })
    const scroller = page.getByRole('region', { name: 'Conversa' })
    const toEnd = button(page, 'Ir para a última mensagem')
    await say(Array.from({ length: 90 }, (_, index) => `linha ${index + 1}`).join('\n'))
    await page.getByText('linha 90').waitFor()
    expect(await toEnd.count()).toBe(0)
    await scroller.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
    await toEnd.waitFor()
    letGo()
    await page.getByRole('heading', { name: 'Parco' }).waitFor({ state: 'attached' })
    await button(page, 'Parar').waitFor({ state: 'detached' })
    expect(await toEnd.isVisible()).toBe(true)
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0)
    await toEnd.click()
    await toEnd.waitFor({ state: 'detached' })
  })
})
