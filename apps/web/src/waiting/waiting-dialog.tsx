import type { ApprovalDecision } from '@parco/protocol'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { ApprovalCard } from '../approvals/approval-card.tsx'
import { useParco } from '../frame/parco-context.ts'
import { Modal } from '../layout/modal.tsx'
import { useDecide } from '../records/use-decide.ts'
import type { WaitingWrites } from './group-by-turn.ts'
import { useWaiting } from './use-waiting.ts'
import { useWaitingTexts } from './waiting-texts.ts'

/** Every card that waits elsewhere, decided where one is. */
export default function WaitingDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useWaitingTexts()
  const waiting = useWaiting()
  const isDone = waiting.length === 0
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  return (
    <Modal title={say('title')} onClose={onClose}>
      <p className="modal__lead">{say('lead')}</p>
      <ul className="waiting-list">
        {waiting.map((writes) => (
          <WaitingCard key={writes.approvals[0]?.turnId} writes={writes} onLeave={onClose} />
        ))}
      </ul>
    </Modal>
  )
}

interface WaitingCardProps {
  readonly writes: WaitingWrites
  readonly onLeave: () => void
}

function WaitingCard({ writes, onLeave }: WaitingCardProps) {
  const say = useWaitingTexts()
  const { locale } = useParco().preferences
  const decide = useDecide()
  const nobody = useRef<HTMLTextAreaElement>(null)
  const { conversationId, approvals } = writes
  return (
    <li>
      <ApprovalCard
        approvals={approvals}
        locale={locale}
        isBusy={false}
        composer={nobody}
        onDecide={(decisions: readonly ApprovalDecision[]) => decide(conversationId, decisions)}
      />
      <Link to={`/chat/${conversationId}`} className="link waiting-list__open" onClick={onLeave}>
        {say('open')}
      </Link>
    </li>
  )
}
