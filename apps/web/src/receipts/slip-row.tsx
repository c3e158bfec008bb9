import type { Receipt } from '@parco/protocol'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApprovalState } from '../approvals/approval-state.ts'
import type { ApprovalVerb } from '../approvals/approval-verb.ts'
import { CheckIcon, DashIcon, UndoIcon } from '../icons.tsx'

interface SlipRowProps {
  readonly title: string
  readonly verb: ApprovalVerb
  readonly state: Exclude<ApprovalState, 'open'>
  readonly receipt?: Receipt | undefined
  readonly isBusy: boolean
  readonly onUndo: (receipt: Receipt) => Promise<void>
}

/** One decided write: what became of it, and the way back when there is one. */
export function SlipRow({ title, verb, state, receipt, isBusy, onUndo }: SlipRowProps) {
  const { t } = useTranslation()
  const [isUndoing, setIsUndoing] = useState(false)
  const label = useRef<HTMLSpanElement>(null)
  const isUndone = receipt?.undoneAt !== undefined
  const shown = isUndone ? 'undone' : state
  const undo = async () => {
    if (!receipt || isUndoing || isBusy) return
    setIsUndoing(true)
    await onUndo(receipt)
    setIsUndoing(false)
    label.current?.focus()
  }
  return (
    <li className="slip__row" data-state={shown}>
      <span className="slip__mark">{shown === 'accepted' ? <CheckIcon /> : <DashIcon />}</span>
      <span className="slip__text">
        <span className="slip__title">{title}</span>
        <span className="slip__state" ref={label} tabIndex={-1}>
          {isUndone && t('receipt.undone')}
          {!isUndone &&
            t(state === 'accepted' ? `approval.done.${verb}` : `approval.status.${state}`)}
        </span>
      </span>
      {receipt && !isUndone && (
        <button
          type="button"
          className="button button--quiet"
          aria-label={t('receipt.undoNamed', { title })}
          aria-disabled={isUndoing || isBusy}
          onClick={() => void undo()}
        >
          <UndoIcon />
          <span>{t(isUndoing ? 'receipt.undoing' : 'receipt.undo')}</span>
        </button>
      )}
    </li>
  )
}
