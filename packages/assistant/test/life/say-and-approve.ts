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

/** Says each message, and approves the card that it is answered with. */
export async function sayAndApprove(
  test: TestParco,
  locale: Locale,
  messages: readonly string[],
): Promise<void> {
  for (const message of messages) {
    await test.say(message, { locale })
    await test.say(YES[locale], { locale })
  }
}

/** Says each message, and gives what the last one came to. */
export async function sayEach(test: TestParco, locale: Locale, messages: readonly string[]) {
  let last: Awaited<ReturnType<TestParco['say']>> | undefined
  for (const message of messages) last = await test.say(message, { locale })
  if (!last) throw new Error('Nothing was said.')
  return { ...last, titles: last.approvals.map(({ preview }) => preview.title) }
}
