import type { Locale, PreviewField } from '@parco/protocol'
import { type ReactNode, useId } from 'react'
import { FieldProblemText } from '../../approvals/field-problem-text.tsx'
import type { FieldProblem } from '../../approvals/parse-field.ts'
import type { Entry } from './form-state.ts'
import { useFormTexts } from './form-texts.ts'

interface FormFieldProps {
  readonly field: PreviewField
  readonly entry: Entry
  readonly problem: FieldProblem | undefined
  readonly isRequired: boolean
  readonly locale: Locale
  readonly onChange: (entry: Entry) => void
}

const INPUT_TYPES = {
  date: 'date',
  month: 'month',
  time: 'time',
  moment: 'datetime-local',
} as const

/** Units whose names are not what people write. */
const UNIT_NAMES: Readonly<Record<string, string>> = { hours: 'h', score: '1–10', oz: 'fl oz' }

/** One field of a form: its label, what it is filled in with, and what is wrong with that. */
export function FormField(props: FormFieldProps) {
  const { entry } = props
  if (typeof entry === 'boolean') return <TickField {...props} isTicked={entry} />
  if (typeof entry !== 'string') return <TicksField {...props} ticked={entry} />
  return <TextField {...props} text={entry} />
}

function TextField({ text, ...props }: FormFieldProps & { readonly text: string }) {
  const { field, isRequired, locale, problem, onChange } = props
  const say = useFormTexts()
  const id = useId()
  const problemId = `${id}-problem`
  const shared = {
    id,
    className: 'form__input',
    value: text,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem ? problemId : undefined,
    'aria-required': isRequired,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange(event.target.value),
  }
  const unit = field.kind === 'money' || field.kind === 'number' ? field.unit : undefined
  let control: ReactNode
  if (field.kind === 'choice')
    control = (
      <select {...shared}>
        <option value="">{isRequired ? say('choose') : say('none')}</option>
        {field.options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  else if (field.kind === 'long-text') control = <textarea {...shared} rows={3} />
  else
    control = (
      <input
        {...shared}
        type={INPUT_TYPES[field.kind as keyof typeof INPUT_TYPES] ?? 'text'}
        autoComplete="off"
        {...(unit !== undefined || field.kind === 'number' || field.kind === 'money'
          ? { inputMode: 'decimal' as const }
          : {})}
        {...(field.kind === 'list' ? { placeholder: say('listHint') } : {})}
      />
    )
  return (
    <div className="form__field" data-kind={field.kind}>
      <label className="form__label" htmlFor={id}>
        {field.label}
        {unit !== undefined && <span className="form__unit">{UNIT_NAMES[unit] ?? unit}</span>}
      </label>
      {control}
      {problem && (
        <FieldProblemText id={problemId} problem={problem} field={field} locale={locale} />
      )}
    </div>
  )
}

function TickField({ isTicked, ...props }: FormFieldProps & { readonly isTicked: boolean }) {
  return (
    <div className="form__field" data-kind="boolean">
      <label className="form__tick">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => props.onChange(event.target.checked)}
        />
        <span>{props.field.label}</span>
      </label>
    </div>
  )
}

function TicksField({ ticked, ...props }: FormFieldProps & { readonly ticked: readonly string[] }) {
  const { field, locale, problem, onChange } = props
  const id = useId()
  return (
    <fieldset className="form__field" data-kind="ticks" aria-describedby={problem ? id : undefined}>
      <legend className="form__label">{field.label}</legend>
      <div className="form__ticks">
        {field.options?.map(({ value, label }) => (
          <label key={value} className="form__tick form__tick--small">
            <input
              type="checkbox"
              checked={ticked.includes(value)}
              onChange={(event) =>
                onChange(
                  event.target.checked
                    ? [...ticked, value].sort()
                    : ticked.filter((one) => one !== value),
                )
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {problem && <FieldProblemText id={id} problem={problem} field={field} locale={locale} />}
    </fieldset>
  )
}
