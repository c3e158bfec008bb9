import type { Locale } from '@parco/protocol'
import type { TestParco } from '../open-test-parco.ts'

/** What approves the card that waits. */
export const YES: Readonly<Record<Locale, string>> = { 'pt-BR': 'sim', en: 'yes' }

/** The titles of the cards that a message is answered with. */
export const cardsOf = async (
  test: TestParco,
  locale: Locale,
  text: string,
): Promise<readonly string[]> =>
  (await test.say(text, { locale })).approvals.map(({ preview }) => preview.title)
