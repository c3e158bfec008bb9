import { useTranslation } from 'react-i18next'
import { partOfDay } from './part-of-day.ts'

const EXAMPLES = ['expense', 'water', 'bill', 'summary'] as const

/** What a new conversation shows: a greeting and sentences to try. */
export function EmptyState({ onExample }: { readonly onExample: (text: string) => void }) {
  const { t } = useTranslation()
  return (
    <section className="empty">
      <h1 className="empty__greeting">{t(`empty.${partOfDay(new Date().getHours())}`)}</h1>
      <p className="empty__lead">{t('empty.lead')}</p>
      <h2 className="empty__heading">{t('empty.examples')}</h2>
      <ul className="empty__examples">
        {EXAMPLES.map((example) => {
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
