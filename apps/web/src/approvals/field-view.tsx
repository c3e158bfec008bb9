import type { Approval, Locale, PreviewField } from '@parco/protocol'
import { type Dispatch, type KeyboardEvent, useContext, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { keepTogether } from '../display/keep-together.ts'
import { splitNote } from '../display/split-note.ts'
import { PencilIcon } from '../icons.tsx'
import { ClockContext } from '../settings/clock-context.ts'
import { type ApprovalDraft, type ApprovalDraftAction, fieldValueOf } from './approval-draft.ts'
import { FieldProblemText } from './field-problem-text.tsx'
import { formatFieldValue, joinUnit } from './format-field.ts'

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
  const clock = useContext(ClockContext)
  const { value, isEdited } = fieldValueOf(draft, approval, field)
  if (!isEdited) return withUnit(field, locale)
  if (field.kind === 'boolean') return t(value === true ? 'approval.yes' : 'approval.no')
  return formatFieldValue(field, value, locale, clock)
}

/** A bare number gets its unit; `2 L`, `7h30` and `8/10` say theirs themselves. */
function withUnit({ kind, display, unit }: PreviewField, locale: Locale): string {
  const isBare = kind === 'number' && /^-?[\d.,\s]+$/.test(display)
  return isBare ? joinUnit(display, unit, locale) : display
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
  const [main, note] = splitNote(keepTogether(value))
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

const INPUT_TYPES = {
  date: 'date',
  month: 'month',
  time: 'time',
  moment: 'datetime-local',
} as const
const INPUT_MODES = { money: 'decimal', number: 'decimal' } as const

function FieldInput(props: FieldViewProps & { readonly isOpen: boolean }) {
  const { approval, field, draft, dispatch, locale, isOpen } = props
  const { t } = useTranslation()
  const shown = useShownValue(props)
  const problemId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const returnsFocus = useRef(false)

  useEffect(() => {
    if (isOpen) {
      input.current?.focus()
      // What a browser shows a picker for has no text to select.
      if (!Object.hasOwn(INPUT_TYPES, field.kind)) input.current?.select()
    } else if (returnsFocus.current) {
      returnsFocus.current = false
      button.current?.focus()
    }
  }, [isOpen, field.kind])

  const isLong = field.kind === 'long-text'
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    // In several lines Enter begins a line, and with Ctrl or ⌘ it is meant.
    if (event.key === 'Enter' && isLong && !event.ctrlKey && !event.metaKey) return
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
  const isWide = field.kind === 'text' || field.kind === 'list'
  const Input = isLong ? 'textarea' : 'input'
  return (
    <span className="field__editor">
      <Input
        ref={input}
        className={`field__value field__input${isLong ? ' field__input--long' : ''}`}
        {...(isLong
          ? { rows: 4 }
          : {
              type: INPUT_TYPES[field.kind as keyof typeof INPUT_TYPES] ?? 'text',
              size: isWide ? 18 : 10,
            })}
        inputMode={INPUT_MODES[field.kind as keyof typeof INPUT_MODES]}
        enterKeyHint={isLong ? 'enter' : 'done'}
        autoComplete="off"
        aria-label={field.label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? problemId : undefined}
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
