import { useTranslation } from 'react-i18next'
import { partOfDay } from './part-of-day.ts'

/** What one is likely to have in mind at that part of the day. */
const EXAMPLES = {
  morning: ['sleep', 'water', 'reminder', 'bill'],
  afternoon: ['expense', 'water', 'bill', 'summary'],
  night: ['expense', 'walk', 'summary', 'reminder'],
} as const

/** What a new conversation shows: a greeting and sentences to try. */
export function EmptyState({ onExample }: { readonly onExample: (text: string) => void }) {
  const { t } = useTranslation()
  const part = partOfDay(new Date().getHours())
  return (
    <section className="empty">
      <h1 className="empty__greeting">{t(`empty.${part}`)}</h1>
      <p className="empty__lead">{t('empty.lead')}</p>
      <h2 className="empty__heading">{t('empty.examples')}</h2>
      <ul className="empty__examples">
        {EXAMPLES[part].map((example) => {
          const text = t(`empty.example.${example}`)
          return (
            <li key={example}>
              <button type="button" className="example" onClick={() => onExample(text)}>
                {text}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
