import type { LearnedSentence, SentenceDecision } from '@parco/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferOutcome } from './use-offers.ts'

interface OfferStripProps {
  readonly offer: LearnedSentence
  readonly onDecide: (
    offer: LearnedSentence,
    status: SentenceDecision['status'],
  ) => Promise<OfferOutcome>
}

/** One tap to understand messages like this one without a model from now on. */
export function OfferStrip({ offer, onDecide }: OfferStripProps) {
  const { t } = useTranslation()
  const [isSending, setIsSending] = useState(false)
  const [isRefused, setIsRefused] = useState(false)

  const decide = async (status: SentenceDecision['status']) => {
    setIsSending(true)
    const outcome = await onDecide(offer, status)
    setIsSending(false)
    setIsRefused(outcome === 'refused')
  }
  return (
    <div className="notice" role="status" data-type="offer">
      <div className="notice__text">
        <p className="notice__title">
          {isRefused ? t('learning.refused') : t('learning.offer', { text: offer.sourceText })}
        </p>
        <p className="notice__actions">
          {!isRefused && (
            <button
              type="button"
              className="button button--primary"
              disabled={isSending}
              onClick={() => void decide('adopted')}
            >
              {t('learning.adopt')}
            </button>
          )}
          <button
            type="button"
            className="button"
            disabled={isSending}
            onClick={() => void decide('declined')}
          >
            {t('learning.decline')}
          </button>
        </p>
      </div>
    </div>
  )
}
