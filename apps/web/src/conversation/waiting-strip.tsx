import { useTranslation } from 'react-i18next'
import { keepTogether } from '../display/keep-together.ts'
import { useIsInView } from './use-is-in-view.ts'
import type { WaitingCard } from './waiting-cards.ts'

/** The element id of the card whose first approval this is. */
export const cardElementId = (approvalId: string): string => `card-${approvalId}`

/** One quiet line above the composer that leads back to the cards that wait out of sight. */
export function WaitingStrip({ cards }: { readonly cards: readonly WaitingCard[] }) {
  const { t } = useTranslation()
  const last = cards.at(-1)
  const isInView = useIsInView(last && cardElementId(last.approvalId))
  if (!last || isInView) return null
  const goTo = () => {
    const card = document.getElementById(cardElementId(last.approvalId))
    card?.scrollIntoView({ block: 'center' })
    card?.focus({ preventScroll: true })
  }
  return (
    <button type="button" className="waiting" onClick={goTo}>
      <span className="waiting__text">
        {t('conversation.waiting', { count: cards.length, title: keepTogether(last.title) })}
      </span>
      <span className="waiting__go">{t('conversation.seeWaiting')}</span>
    </button>
  )
}
