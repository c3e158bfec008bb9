import { afterAll, beforeAll } from 'vitest'
import { lifeDomains } from '../../src/domains/index-of-domains.ts'
import { knownIntents } from '../../src/known-intents.ts'
import { createLifeRouter } from '../../src/life-router.ts'
import {
  OPEN_TIMEOUT_MS,
  type OpenedParco,
  openTestParco,
  type TestParcoOptions,
} from '../open-test-parco.ts'

/** Opens the assistant with the domains that it ships with, for the tests of a file; each is a user of its own. */
export function openLifeTest(
  options: Omit<Partial<TestParcoOptions>, 'domains' | 'router' | 'intents'> = {},
): Pick<OpenedParco, 'newUser'> {
  let opened: OpenedParco
  beforeAll(async () => {
    const router = createLifeRouter()
    opened = await openTestParco({
      domains: lifeDomains,
      router,
      intents: knownIntents(),
      ...options,
    })
  }, OPEN_TIMEOUT_MS)
  afterAll(() => opened.close())
  return { newUser: (settings) => opened.newUser(settings) }
}
