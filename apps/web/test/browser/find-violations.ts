import axe from 'axe-core'
import type { Page } from 'playwright-core'

interface Looking {
  /** The part of the page that is looked at; all of it unless told. */
  readonly within?: string
}

/** What axe holds against the page as it is, by rule and element. */
export async function findViolations(page: Page, { within }: Looking = {}): Promise<string[]> {
  // It stays while the page does: half a megabyte of script is read once.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(async (part) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await inPage.run(part ?? document, { resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)
  }, within)
}
