import type { IntentCall } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { knowIntents } from '../intents/intent-table.ts'
import { lifeIntents } from '../intents/life/life-intents.ts'
import type { Locale } from '../text/locale.ts'
import { readPending } from './read-pending.ts'

knowIntents(lifeIntents)

const pharmacy: IntentCall = {
  intent: 'create_expense',
  params: { name: 'Farmácia', category: 'health', actualAmount: 60, date: '2026-11-18' },
}

const read = (text: string, locale: Locale, fresh: IntentCall) =>
  readPending({
    text,
    pending: { kind: 'writes', writes: [pharmacy] },
    context: { locale, now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' },
    readFresh: () => fresh,
  })?.call

const followup = (topic: string): IntentCall => ({
  intent: 'create_followup',
  params: { topic, scheduledFor: '2026-11-19' },
})
const search: IntentCall = { intent: 'search_knowledge', params: { query: 'comprei isso' } }

describe('what only points means what waits', () => {
  it.each<[string, Locale, IntentCall]>([
    ['me pergunta isso amanhã', 'pt-BR', followup('isso')],
    ['ask me that again tomorrow', 'en', followup('that')],
    [
      'remind me again later',
      'en',
      {
        intent: 'clarify',
        params: { missing: ['title'], candidate: { intent: 'create_reminder', params: {} } },
      },
    ],
    ['quem falou que eu comprei isso?', 'pt-BR', search],
    ['why would I have to settle this now?', 'en', { intent: 'get_finance_summary', params: {} }],
  ])('%s', (text, locale, fresh) => {
    expect(read(text, locale, fresh)).toEqual({ intent: 'none', params: {} })
  })

  it.each<[string, Locale, IntentCall]>([
    ['me pergunta do dentista amanhã', 'pt-BR', followup('dentista')],
    ['quanto gastei esse mês?', 'pt-BR', { intent: 'get_finance_summary', params: {} }],
    ['how much did I spend this month?', 'en', { intent: 'get_finance_summary', params: {} }],
  ])('but a thing of its own is asked for: %s', (text, locale, fresh) => {
    expect(read(text, locale, fresh)).toBeUndefined()
  })
})
