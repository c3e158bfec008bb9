import type { Approval, Locale, PreviewField } from '@parco/protocol'
import { type Dispatch, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { joinNotes } from '../display/join-notes.ts'
import { keepTogether } from '../display/keep-together.ts'
import { splitNote } from '../display/split-note.ts'
import { PencilIcon } from '../icons.tsx'
import {
  type ApprovalDraft,
  type ApprovalDraftAction,
  fieldValueOf,
  itemDraftOf,
} from './approval-draft.ts'
import { FieldView } from './field-view.tsx'
import { formatFieldValue } from './format-field.ts'
import { installmentNote } from './installment-note.ts'
import { splitFields } from './split-fields.ts'

interface ApprovalItemProps {
  readonly approval: Approval
  readonly draft: ApprovalDraft
  readonly dispatch: Dispatch<ApprovalDraftAction>
  readonly locale: Locale
  readonly isLocked: boolean
  /** One of several: it can be left out while others are accepted, and is one line until it is opened. */
  readonly isOneOfSeveral: boolean
}

/** One write that waits: what it is, its values, and whether it is included. */
export function ApprovalItem(props: ApprovalItemProps) {
  const { approval, draft, dispatch, locale, isOneOfSeveral } = props
  const { t } = useTranslation()
  const [isOpened, setIsOpened] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The line that was pressed is gone; its first value is what comes next.
    if (isOpened) body.current?.querySelector('button')?.focus()
  }, [isOpened])
  const { eyebrow, name, figure, others } = splitFields(approval.preview)
  const isLine = isOneOfSeveral && !isOpened && name !== undefined && figure !== undefined
  const { isIncluded } = itemDraftOf(draft, approval)
  const isLocked = props.isLocked || !isIncluded
  const shared = { approval, draft, dispatch, locale, isLocked }
  return (
    <fieldset className="item" data-included={isIncluded}>
      <legend className="visually-hidden">{approval.preview.title}</legend>
      {isOneOfSeveral && (
        <label className="item__include">
          <input
            type="checkbox"
            checked={isIncluded}
            aria-disabled={props.isLocked}
            aria-label={t('approval.include', { title: approval.preview.title })}
            onChange={() => dispatch({ type: 'item-toggle', approval })}
          />
        </label>
      )}
      {isLine && <ItemLine {...shared} onOpen={() => setIsOpened(true)} />}
      <div className="item__body" ref={body} hidden={isLine}>
        {eyebrow && <p className="item__eyebrow">{eyebrow}</p>}
        <div className="item__head">
          {name && <FieldView {...shared} field={name} place="name" />}
          {!name && !figure && <p className="item__title">{approval.preview.title}</p>}
          {figure && <FieldView {...shared} field={figure} place="figure" />}
        </div>
        <Installments approval={approval} draft={draft} locale={locale} />
        {others.length > 0 && (
          <div className="item__fields">
            {others.map((field) => (
              <FieldView key={field.slot} {...shared} field={field} place="other" />
            ))}
          </div>
        )}
        {approval.preview.warning && <p className="item__warning">{approval.preview.warning}</p>}
      </div>
    </fieldset>
  )
}

type ShownApproval = Pick<ApprovalItemProps, 'approval' | 'draft' | 'locale'>

/** All of a write in one line, which opens it for changes. */
function ItemLine(
  props: ShownApproval & { readonly isLocked: boolean; readonly onOpen: () => void },
) {
  const { approval, draft, locale, isLocked, onOpen } = props
  const { t } = useTranslation()
  const { name, figure, others, eyebrow } = splitFields(approval.preview)
  const shown = (field: PreviewField | undefined): string => {
    if (!field) return ''
    const { value, isEdited } = fieldValueOf(draft, approval, field)
    return splitNote(isEdited ? formatFieldValue(field, value, locale) : field.display)[0]
  }
  const details = others.filter(({ kind }) => kind === 'choice' || kind === 'date').map(shown)
  return (
    <div className="item__line">
      <button
        type="button"
        className="item__open"
        aria-expanded={false}
        aria-disabled={isLocked}
        onClick={() => {
          if (!isLocked) onOpen()
        }}
      >
        <span className="item__name">{shown(name)}</span>
        <span className="item__figure">{keepTogether(shown(figure))}</span>
        <span className="item__details">
          {joinNotes([details.length === 0 ? eyebrow : undefined, ...details])}
        </span>
        <span className="visually-hidden">{t('approval.editItem')}</span>
        <PencilIcon />
      </button>
      {approval.preview.warning && <p className="item__warning">{approval.preview.warning}</p>}
    </div>
  )
}

/** What each month bears of a purchase in instalments. */
function Installments({ approval, draft, locale }: ShownApproval) {
  const { t } = useTranslation()
  const note = installmentNote(approval, draft, locale)
  if (!note) return null
  const { count, amount, isEqual, last } = note
  return (
    <p className="item__note">
      {t(isEqual ? 'approval.installments' : 'approval.installmentsUpTo', { count, amount })}
      {last && t('approval.lastInstallment', { month: last })}
    </p>
  )
}
