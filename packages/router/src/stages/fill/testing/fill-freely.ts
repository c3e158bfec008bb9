import { readMessage } from '../../../clauses/read-message.ts'
import type { IntentCatalogue } from '../../../grammar/catalogue.ts'
import { knowIntents } from '../../../intents/intent-table.ts'
import { lifeIntents } from '../../../intents/life/life-intents.ts'
import type { Locale } from '../../../text/locale.ts'
import { fillCall } from '../../fill-call.ts'
import { createLanguage, type Language } from '../../language.ts'

knowIntents(lifeIntents)

/** Wednesday, 18 November 2026, at noon in São Paulo. */
const NOW = { now: new Date('2026-11-18T15:00:00Z'), timeZone: 'America/Sao_Paulo' }

/** Intents that write, each with what it cannot do without, and those that read. */
const WRITES: Readonly<Record<string, readonly string[]>> = {
  create_goal: ['title', 'area', 'targetValue', 'unit', 'endDate'],
  update_goal: ['goalRef'],
  update_goal_progress: ['goalRef', 'currentValue'],
  delete_goal: ['goalRef'],
  record_metric: ['value'],
  update_metric: ['entryRef', 'value'],
  delete_metric: ['entryRef'],
  record_habit: ['habitRef'],
  create_habit: ['name', 'frequency'],
  update_person: ['personRef', 'updates'],
  log_interaction: ['personRef', 'type'],
  create_reminder: ['title', 'datetime'],
  complete_reminder: ['reminderRef'],
  create_event: ['title', 'startTime'],
  update_event: ['eventRef', 'startTime'],
  create_followup: ['topic', 'scheduledFor'],
  add_knowledge: ['type', 'content'],
  forget_knowledge: ['query'],
  save_decision: ['title', 'area'],
}
const READS =
  'get_goals get_habits get_person get_agenda get_reminders get_trends get_tracking_history get_life_balance_score search_knowledge analyze_context web_search translate summarize_text generate_pdf analyze_and_report'.split(
    ' ',
  )

const languages = new Map<Locale, Language>()

/** A language that knows the intents, with sentences that explain no message. */
function languageOf(locale: Locale): Language {
  const known = languages.get(locale) ?? createLanguage({ intents: [catalogue(locale)] }, locale)
  languages.set(locale, known)
  return known
}

function catalogue(locale: Locale): IntentCatalogue {
  const sentences = [{ say: ['zyx {money}'] }]
  const writes = Object.entries(WRITES).map(
    ([intent, required]) => [intent, { isWrite: true, required, sentences }] as const,
  )
  const reads = READS.map(
    (intent) => [intent, { isWrite: false, required: [], sentences }] as const,
  )
  return { domain: 'life', locale, rules: {}, intents: Object.fromEntries([...writes, ...reads]) }
}

/** What code finds of an intent's params in free words, for tests: nothing, or the params and what is missing. */
export function fillFreely(locale: Locale, intent: string, text: string) {
  return fillIn(languageOf(locale), locale, intent, text)
}

/** What fills an intent in a message said in a language. */
export function fillIn(language: Language, locale: Locale, intent: string, text: string) {
  const { vocabulary, speech } = language
  const message = readMessage(text, { locale, ...NOW }, vocabulary, speech.courtesy)
  const classes = language.classesFor(undefined)
  return fillCall(intent, {
    message,
    language,
    classes,
    today: '2026-11-18',
    vocabulary: undefined,
  })
}
