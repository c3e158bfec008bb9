import type { Approval, ApprovalDecision } from '@parco/protocol'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApprovalCard } from '../approvals/approval-card.tsx'
import { useParco } from '../frame/parco-context.ts'
import { useBackdrop } from '../layout/use-backdrop.ts'
import type { ProposalOutcome } from './use-proposal.ts'

/** A card of a form, or what was said instead of showing one. */
export interface ShownProposal {
  readonly approvals: readonly Approval[]
  readonly text?: string | undefined
}

interface ProposalDialogProps extends ShownProposal {
  readonly onDecide: (decisions: readonly ApprovalDecision[]) => Promise<void>
  readonly onClose: (outcome: ProposalOutcome) => void
}

/** The card of a form over its page; the browser itself traps the focus and closes on Escape. */
export function ProposalDialog({ approvals, text, onDecide, onClose }: ProposalDialogProps) {
  const { t } = useTranslation()
  const { locale } = useParco().preferences
  const dialog = useRef<HTMLDialogElement>(null)
  const backdrop = useBackdrop()
  const nobody = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const isCard = approvals.length > 0
  const close = () => onClose(isCard ? 'closed' : 'refused')
  return (
    <dialog
      ref={dialog}
      className="proposal"
      aria-label={t('frame.proposal')}
      onClose={close}
      {...backdrop}
    >
      <div className="proposal__body">
        {text !== undefined && (
          <p className="proposal__text" role="alert">
            {text}
          </p>
        )}
        {isCard ? (
          <ApprovalCard
            approvals={approvals}
            locale={locale}
            isBusy={false}
            composer={nobody}
            onDecide={onDecide}
          />
        ) : (
          <button type="button" className="button button--primary" onClick={close}>
            {t('frame.understood')}
          </button>
        )}
      </div>
    </dialog>
  )
}
