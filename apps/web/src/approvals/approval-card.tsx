import type { Approval, ApprovalDecision, Locale, WriteVerb } from '@parco/protocol'
import { type KeyboardEvent, type RefObject, useContext, useId, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { cardElementId } from '../conversation/waiting-strip.tsx'
import { formatMoment } from '../display/format-moment.ts'
import { keepTogether } from '../display/keep-together.ts'
import { ClockContext } from '../settings/clock-context.ts'
import {
  EMPTY_APPROVAL_DRAFT,
  itemDraftOf,
  reduceApprovalDraft,
  toDecisions,
} from './approval-draft.ts'
import { ApprovalItem } from './approval-item.tsx'
import { verbOfCard } from './approval-verb.ts'
import { cardSum } from './card-sum.ts'
import { useHasPassed } from './use-has-passed.ts'

interface ApprovalCardProps {
  /** The writes of one turn that still wait. */
  readonly approvals: readonly Approval[]
  readonly locale: Locale
  /** A turn is under way: nothing can be decided until it ends. */
  readonly isBusy: boolean
  readonly composer: RefObject<HTMLTextAreaElement | null>
  /** Resolves when the server has answered, whatever it answered. */
  readonly onDecide: (decisions: readonly ApprovalDecision[]) => Promise<void>
}

/** The writes that a turn proposes, together: each editable, each can be left out, nothing is saved before. */
export function ApprovalCard(props: ApprovalCardProps) {
  const { approvals, locale, isBusy, composer } = props
  const { t, i18n } = useTranslation()
  const clock = useContext(ClockContext)
  const [draft, dispatch] = useReducer(reduceApprovalDraft, EMPTY_APPROVAL_DRAFT)
  const headingId = useId()
  const earliest = approvals.map(({ expiresAt }) => expiresAt).sort()[0]
  // A day is long; that it ends is worth a word when it nearly has.
  const isLate = useHasPassed(earliest && hourBefore(earliest))

  const verb = verbOfCard(approvals)
  const isLocked = draft.isSending || isBusy
  const included = approvals.filter((approval) => itemDraftOf(draft, approval).isIncluded).length

  const decide = async (choice: 'chosen' | 'none', byKeyboard: boolean) => {
    if (isLocked || (choice === 'chosen' && included === 0)) return
    const ready = choice === 'none' ? draft : commitOpenField()
    if (ready === undefined) return
    dispatch({ type: 'send-start' })
    await props.onDecide(toDecisions(approvals, ready, choice))
    dispatch({ type: 'send-end' })
    if (byKeyboard) composer.current?.focus()
  }

  /** The draft with the field that is still open taken in; `undefined` when its value cannot be used. */
  function commitOpenField() {
    const approval = approvals.find(({ id }) => id === draft.openField?.approvalId)
    if (!approval) return draft
    const action = { type: 'field-commit', approval, locale } as const
    dispatch(action)
    const committed = reduceApprovalDraft(draft, action)
    return committed.openField ? undefined : committed
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const isOnCard = event.target === event.currentTarget || event.ctrlKey || event.metaKey
    if (event.key === 'Enter' && isOnCard && !event.repeat) {
      event.preventDefault()
      void decide('chosen', true)
    }
    if (event.key === 'Escape') composer.current?.focus()
  }

  const sum = cardSum(approvals, draft, locale)
  return (
    <section
      className="card"
      data-verb={verb}
      id={approvals[0] && cardElementId(approvals[0].id)}
      aria-labelledby={headingId}
      aria-busy={draft.isSending}
      // Enter on the card itself approves it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to reach it.
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <header className="card__head">
        <h3 className="card__question" id={headingId}>
          {t(`approval.question.${verb}`)}
        </h3>
        {earliest && isLate && (
          <p className="card__expiry">
            {t('approval.expires', { moment: formatMoment(earliest, i18n.language, clock) })}
          </p>
        )}
      </header>
      <div className="card__items">
        {approvals.map((approval) => (
          <ApprovalItem
            key={approval.id}
            approval={approval}
            draft={draft}
            dispatch={dispatch}
            locale={locale}
            isLocked={draft.isSending}
            isOneOfSeveral={approvals.length > 1}
          />
        ))}
      </div>
      {sum && (
        <p className="card__sum">
          <span>{t('approval.items', { count: included })}</span>
          <span className="card__total">{keepTogether(sum)}</span>
        </p>
      )}
      <div className="card__actions">
        <button
          type="button"
          className={`button button--${verb === 'delete' ? 'danger' : 'primary'}`}
          aria-disabled={isLocked || included === 0}
          // Keeps an open field from losing the focus first, which would move the button away.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => void decide('chosen', event.detail === 0)}
        >
          {draft.isSending
            ? t('approval.sending')
            : acceptLabel(t, verb, included, approvals.length)}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={isLocked}
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => void decide('none', event.detail === 0)}
        >
          {t(verb === 'record' ? 'approval.refuse.record' : 'approval.refuse.confirm')}
        </button>
      </div>
      {included === 0 && (
        <p className="card__hint" role="status">
          {t('approval.nothingChosen')}
        </p>
      )}
    </section>
  )
}

const hourBefore = (instant: string): string =>
  new Date(Date.parse(instant) - 60 * 60 * 1000).toISOString()

type Translate = ReturnType<typeof useTranslation>['t']

function acceptLabel(t: Translate, verb: WriteVerb, included: number, total: number): string {
  const wording = verb === 'record' ? 'record' : 'confirm'
  if (included < total && included > 0)
    return t(`approval.acceptSome.${wording}`, { count: included, total })
  if (total > 1) return t(`approval.acceptAll.${wording}`)
  return t(`approval.accept.${verb}`)
}
