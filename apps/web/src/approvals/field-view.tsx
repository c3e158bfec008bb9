import type { Approval, Locale, PreviewField } from '@parco/protocol'
import { type Dispatch, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { splitNote } from '../display/split-note.ts'
import { PencilIcon } from '../icons.tsx'
import { type ApprovalDraft, type ApprovalDraftAction, fieldValueOf } from './approval-draft.ts'
import { FieldProblemText } from './field-problem-text.tsx'
import { formatFieldValue } from './format-field.ts'

interface FieldViewProps {
  readonly approval: Approval
  readonly field: PreviewField
  readonly draft: ApprovalDraft
  readonly dispatch: Dispatch<ApprovalDraftAction>
  readonly locale: Locale
  readonly isLocked: boolean
  /** `name` and `figure` stand out and show no label. */
  readonly place: 'name' | 'figure' | 'other'
}

/** One value of the card: it reads as text until the user opens it, and edits in place. */
export function FieldView(props: FieldViewProps) {
  const { approval, field, draft, isLocked, place } = props
  const { isEdited } = fieldValueOf(draft, approval, field)
  const isOpen = draft.openField?.approvalId === approval.id && draft.openField.slot === field.slot
  return (
    <div className={`field field--${place}`} data-kind={field.kind} data-edited={isEdited}>
      {place === 'other' && <span className="field__label">{field.label}</span>}
      <FieldControl {...props} isOpen={isOpen && !isLocked} />
    </div>
  )
}

function FieldControl(props: FieldViewProps & { readonly isOpen: boolean }) {
  const { field, isLocked } = props
  if (!field.editable || isLocked) return <FieldText {...props} />
  if (field.kind === 'choice') return <FieldChoice {...props} />
  if (field.kind === 'boolean') return <FieldSwitch {...props} />
  return <FieldInput {...props} />
}

function useShownValue({ approval, field, draft, locale }: FieldViewProps): string {
  const { t } = useTranslation()
  const { value, isEdited } = fieldValueOf(draft, approval, field)
  if (!isEdited) return withUnit(field)
  if (field.kind === 'boolean') return t(value === true ? 'approval.yes' : 'approval.no')
  return formatFieldValue(field, value, locale)
}

/** A number is shown with its unit, also when the server gave the bare number. */
function withUnit({ kind, display, unit }: PreviewField): string {
  const isBare = kind === 'number' && unit !== undefined && !display.includes(unit)
  return isBare ? `${display} ${unit}` : display
}

function FieldText(props: FieldViewProps) {
  return (
    <span className="field__value">
      <ShownValue value={useShownValue(props)} />
    </span>
  )
}

/** The value, and what it says in brackets smaller: `500 ml (2 copos de 250 ml)`. */
function ShownValue({ value }: { readonly value: string }) {
  const [main, note] = splitNote(value)
  return (
    <>
      <span className="field__text">{main}</span>{' '}
      {note && <span className="field__note">{note}</span>}
    </>
  )
}

function FieldChoice({ approval, field, draft, dispatch }: FieldViewProps) {
  const { value } = fieldValueOf(draft, approval, field)
  return (
    <select
      className="field__value field__choice"
      aria-label={field.label}
      value={String(value)}
      onChange={(event) =>
        dispatch({ type: 'value-set', approval, slot: field.slot, value: event.target.value })
      }
    >
      {field.options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function FieldSwitch(props: FieldViewProps) {
  const { approval, field, draft, dispatch } = props
  const { value } = fieldValueOf(draft, approval, field)
  const shown = useShownValue(props)
  return (
    <label className="field__value field__switch">
      <input
        type="checkbox"
        aria-label={field.label}
        checked={value === true}
        onChange={(event) =>
          dispatch({ type: 'value-set', approval, slot: field.slot, value: event.target.checked })
        }
      />
      <span>{shown}</span>
    </label>
  )
}

const INPUT_TYPES = { date: 'date', month: 'month' } as const
const INPUT_MODES = { money: 'decimal', number: 'decimal' } as const

function FieldInput(props: FieldViewProps & { readonly isOpen: boolean }) {
  const { approval, field, draft, dispatch, locale, isOpen } = props
  const { t } = useTranslation()
  const shown = useShownValue(props)
  const problemId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const returnsFocus = useRef(false)

  useEffect(() => {
    if (isOpen) {
      input.current?.focus()
      if (field.kind !== 'date' && field.kind !== 'month') input.current?.select()
    } else if (returnsFocus.current) {
      returnsFocus.current = false
      button.current?.focus()
    }
  }, [isOpen, field.kind])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    returnsFocus.current = true
    if (event.key === 'Enter') dispatch({ type: 'field-commit', approval, locale })
    else dispatch({ type: 'field-cancel' })
  }

  if (!isOpen)
    return (
      <button
        ref={button}
        type="button"
        className="field__value field__button"
        aria-label={t('approval.edit', {
          label: field.label,
          value: splitNote(shown).join(' ').trim(),
        })}
        onClick={() => dispatch({ type: 'field-open', approval, field, locale })}
      >
        <ShownValue value={shown} />
        <PencilIcon />
      </button>
    )
  const problem = draft.openField?.problem
  return (
    <span className="field__editor">
      <input
        ref={input}
        className="field__value field__input"
        type={INPUT_TYPES[field.kind as keyof typeof INPUT_TYPES] ?? 'text'}
        inputMode={INPUT_MODES[field.kind as keyof typeof INPUT_MODES]}
        enterKeyHint="done"
        autoComplete="off"
        aria-label={field.label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? problemId : undefined}
        size={field.kind === 'text' ? 18 : 10}
        value={draft.openField?.text ?? ''}
        onChange={(event) => dispatch({ type: 'field-type', text: event.target.value })}
        onKeyDown={onKeyDown}
        onBlur={() => dispatch({ type: 'field-commit', approval, locale })}
      />
      {problem && (
        <FieldProblemText id={problemId} problem={problem} field={field} locale={locale} />
      )}
    </span>
  )
}
