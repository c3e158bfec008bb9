import { readLifeIntents } from '@parco/assistant/intents'
import { fillCall } from '../../src/stages/fill-call.ts'
import { createSentenceReader } from '../../src/stages/read-sentences.ts'
import { inWords } from '../route.ts'

const reader = createSentenceReader({ intents: readLifeIntents() })

/** Wednesday 2026-11-18, noon in São Paulo. */
const NOON = new Date('2026-11-18T15:00:00Z')

/** What code finds in a text of the params of an intent, in one line; what is missing before a colon. */
export function filled(
  intent: string,
  text: string,
  locale: 'pt-BR' | 'en' = 'pt-BR',
): string | undefined {
  const input = reader
    .receive(text, { locale, now: NOON, timeZone: 'America/Sao_Paulo' })
    .input(locale)
  const found = input && fillCall(intent, input)
  if (found === undefined) return undefined
  const params = inWords({ intent, params: found.params }).slice(intent.length).trim()
  return found.missing.length === 0 ? params : `ask ${found.missing.join(',')}: ${params}`
}
