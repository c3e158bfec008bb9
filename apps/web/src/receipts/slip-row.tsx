import type { Receipt, WriteVerb } from '@parco/protocol'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApprovalState } from '../approvals/approval-state.ts'
import { CheckIcon, DashIcon, UndoIcon } from '../icons.tsx'
import type { Headline } from './headline.ts'

interface SlipRowProps {
  readonly headline: Headline
  readonly verb: WriteVerb
  readonly state: Exclude<ApprovalState, 'open'>
  readonly receipt?: Receipt | undefined
  readonly isBusy: boolean
  readonly onUndo: (receipt: Receipt) => Promise<void>
}

/** One decided write: what became of it, and the way back when there is one. */
export function SlipRow({ headline, verb, state, receipt, isBusy, onUndo }: SlipRowProps) {
  const { t } = useTranslation()
  const [isUndoing, setIsUndoing] = useState(false)
  const outcome = useRef<HTMLSpanElement>(null)
  const isUndone = receipt?.undoneAt !== undefined
  const shown = isUndone ? 'undone' : state
  const undo = async () => {
    if (!receipt || isUndoing || isBusy) return
    setIsUndoing(true)
    await onUndo(receipt)
    setIsUndoing(false)
    outcome.current?.focus()
  }
  return (
    <li className="slip__row" data-state={shown}>
      <span className="slip__mark">{shown === 'accepted' ? <CheckIcon /> : <DashIcon />}</span>
      <span className="slip__name">{headline.name}</span>
      {headline.figure && <span className="slip__figure">{headline.figure}</span>}
      <span className="slip__state">
        {[headline.eyebrow, ...headline.details].map((one) => one && `${one}\u00a0· `)}
        <span ref={outcome} tabIndex={-1}>
          {isUndone && t('receipt.undone')}
          {!isUndone &&
            t(state === 'accepted' ? `approval.done.${verb}` : `approval.status.${state}`)}
        </span>
      </span>
      {headline.remark && !isUndone && <span className="slip__remark">{headline.remark}</span>}
      {receipt && !isUndone && (
        <button
          type="button"
          className="button button--quiet slip__undo"
          aria-label={t('receipt.undoNamed', { title: headline.title })}
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
