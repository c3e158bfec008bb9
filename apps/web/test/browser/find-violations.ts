import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

interface Looking {
  /** The part of the page that is looked at; all of it unless told. */
  readonly within?: string
}

/**
 * What axe holds against the page as it is, by rule and element. The page has no frames, so axe
 * works in it at once, and tells of violations alone: otherwise it opens another page for each look
 * and carries over everything that is as it should be.
 */
export async function findViolations(page: Page, { within }: Looking = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode()
  if (within !== undefined) builder.include(within)
  const { violations } = await builder.options({ resultTypes: ['violations'] }).analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html).join(' ')}`)
}
