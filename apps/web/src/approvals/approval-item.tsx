import type { Approval, Locale } from '@parco/protocol'
import type { Dispatch } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApprovalDraft, type ApprovalDraftAction, itemDraftOf } from './approval-draft.ts'
import { FieldView } from './field-view.tsx'
import { splitFields } from './split-fields.ts'

interface ApprovalItemProps {
  readonly approval: Approval
  readonly draft: ApprovalDraft
  readonly dispatch: Dispatch<ApprovalDraftAction>
  readonly locale: Locale
  readonly isLocked: boolean
  /** Whether the item can be left out while others are accepted. */
  readonly canExclude: boolean
}

/** One write that waits: what it is, its values, and whether it is included. */
export function ApprovalItem(props: ApprovalItemProps) {
  const { approval, draft, dispatch, locale, canExclude } = props
  const { t } = useTranslation()
  const { eyebrow, name, figure, others } = splitFields(approval.preview)
  const { isIncluded } = itemDraftOf(draft, approval)
  const isLocked = props.isLocked || !isIncluded
  const shared = { approval, draft, dispatch, locale, isLocked }
  return (
    <fieldset className="item" data-included={isIncluded}>
      <legend className="visually-hidden">{approval.preview.title}</legend>
      {canExclude && (
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
      <div className="item__body">
        {eyebrow && <p className="item__eyebrow">{eyebrow}</p>}
        <div className="item__head">
          {name && <FieldView {...shared} field={name} place="name" />}
          {!name && !figure && <p className="item__title">{approval.preview.title}</p>}
          {figure && <FieldView {...shared} field={figure} place="figure" />}
        </div>
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
