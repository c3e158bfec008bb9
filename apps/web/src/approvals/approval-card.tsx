import type { Approval, ApprovalDecision, Locale } from '@parco/protocol'
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useReducer,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import {
  EMPTY_APPROVAL_DRAFT,
  itemDraftOf,
  reduceApprovalDraft,
  toDecisions,
} from './approval-draft.ts'
import { ApprovalItem } from './approval-item.tsx'
import { type ApprovalVerb, verbOfCard } from './approval-verb.ts'

interface ApprovalCardProps {
  /** The writes of one turn that still wait. */
  readonly approvals: readonly Approval[]
  readonly locale: Locale
  /** A turn is under way: nothing can be decided until it ends. */
  readonly isBusy: boolean
  /** The card takes the focus as it appears, unless the user is in the middle of something. */
  readonly takesFocus: boolean
  readonly composer: RefObject<HTMLTextAreaElement | null>
  /** Resolves when the server has answered, whatever it answered. */
  readonly onDecide: (decisions: readonly ApprovalDecision[]) => Promise<void>
}

/** The writes that a turn proposes, together: each editable, each can be left out, nothing is saved before. */
export function ApprovalCard(props: ApprovalCardProps) {
  const { approvals, locale, isBusy, composer } = props
  const { t, i18n } = useTranslation()
  const [draft, dispatch] = useReducer(reduceApprovalDraft, EMPTY_APPROVAL_DRAFT)
  const group = useRef<HTMLElement>(null)
  const accept = useRef<HTMLButtonElement>(null)
  const headingId = useId()
  useFocusOnArrival(group, props)

  const verb = verbOfCard(approvals)
  const isLocked = draft.isSending || isBusy
  const included = approvals.filter((approval) => itemDraftOf(draft, approval).isIncluded).length

  const decide = async (choice: 'chosen' | 'none', event: MouseEvent) => {
    if (isLocked || (choice === 'chosen' && included === 0)) return
    const ready = choice === 'none' ? draft : commitOpenField()
    if (ready === undefined) return
    dispatch({ type: 'send-start' })
    const byKeyboard = event.detail === 0
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
    if (event.key === 'Enter' && event.target === event.currentTarget && !event.repeat) {
      event.preventDefault()
      accept.current?.focus()
    }
    if (event.key === 'Escape') composer.current?.focus()
  }

  const earliest = approvals.map(({ expiresAt }) => expiresAt).sort()[0]
  return (
    <section
      ref={group}
      className="card"
      aria-labelledby={headingId}
      aria-busy={draft.isSending}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <header className="card__head">
        <h3 className="card__question" id={headingId}>
          {t(`approval.question.${verb}`)}
        </h3>
        {earliest && (
          <p className="card__expiry">
            {t('approval.expires', { moment: formatMoment(earliest, i18n.language) })}
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
            canExclude={approvals.length > 1}
          />
        ))}
      </div>
      <div className="card__actions">
        <button
          ref={accept}
          type="button"
          className="button button--primary"
          aria-disabled={isLocked || included === 0}
          // Keeps an open field from losing the focus first, which would move the button away.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => void decide('chosen', event)}
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
          onClick={(event) => void decide('none', event)}
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

type Translate = ReturnType<typeof useTranslation>['t']

function acceptLabel(t: Translate, verb: ApprovalVerb, included: number, total: number): string {
  const wording = verb === 'record' ? 'record' : 'confirm'
  if (included < total && included > 0)
    return t(`approval.acceptSome.${wording}`, { count: included, total })
  if (total > 1) return t(`approval.acceptAll.${wording}`)
  return t(`approval.accept.${verb}`)
}

function formatMoment(instant: string, language: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    hour: language === 'en' ? 'numeric' : '2-digit',
    minute: '2-digit',
  }).format(new Date(instant))
}

function useFocusOnArrival(
  group: RefObject<HTMLElement | null>,
  { takesFocus, composer }: ApprovalCardProps,
): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (!isFirst.current) return
    isFirst.current = false
    if (!takesFocus) return
    const active = document.activeElement
    const isWriting = active === composer.current && composer.current?.value !== ''
    const isElsewhere = active !== composer.current && active !== document.body
    if (!isWriting && !isElsewhere) group.current?.focus({ preventScroll: true })
  }, [group, takesFocus, composer])
}
