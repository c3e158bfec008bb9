import type { JsonObject, PreviewField } from '@parco/protocol'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../../conversation/failure.ts'
import { useParco } from '../../frame/parco-context.ts'
import { CloseIcon } from '../../icons.tsx'
import { useBackdrop } from '../../layout/use-backdrop.ts'
import { type ProposalOutcome, useProposal } from '../use-proposal.ts'
import { checkForm, type FormCheck, useFormFields } from './form-api.ts'
import { FormField } from './form-field.tsx'
import type { FormAction, FormSpec } from './form-spec.ts'
import { type Entries, type Problems, readForm, toEntries } from './form-state.ts'
import { useFormTexts } from './form-texts.ts'

interface FormDialogProps {
  readonly spec: FormSpec
  readonly onClose: () => void
}

/** What is said above the fields, and the answers that the tool itself offers. */
interface Remark {
  readonly text: string
  readonly options?: Extract<FormCheck, { status: 'question' }>['options']
}

/** A form over its page. What it proposes is shown as a card; while that is refused, it stays. */
export function FormDialog({ spec, onClose }: FormDialogProps) {
  const say = useFormTexts()
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const isTouched = useRef(false)
  const backdrop = useBackdrop(() => isTouched.current)
  const id = useId()
  const propose = useProposal()
  const fields = useFormFields(spec.tool)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const settle = (outcome: ProposalOutcome) => {
    if (outcome === 'written' || outcome === 'denied') dialog.current?.close()
  }
  const actions = (spec.actions ?? []).map((action) => (
    <ActionButton
      key={action.label}
      action={action}
      onClick={async () => settle(await propose(action.tool, action.input))}
    />
  ))
  return (
    <dialog
      ref={dialog}
      className="form-dialog"
      aria-labelledby={id}
      onClose={onClose}
      {...backdrop}
      onInput={() => {
        isTouched.current = true
      }}
    >
      <div className="form-dialog__body">
        <header className="form-dialog__head">
          <h2 className="form-dialog__title" id={id}>
            {spec.title}
          </h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('today.close')}
            onClick={() => dialog.current?.close()}
          >
            <CloseIcon />
          </button>
        </header>
        {spec.lead !== undefined && <p className="form-dialog__lead">{spec.lead}</p>}
        {spec.tool === undefined && <div className="form__foot">{actions}</div>}
        {spec.tool !== undefined && fields.data && (
          <Form spec={spec} tool={spec.tool} fields={fields.data} onSettled={settle}>
            {actions}
          </Form>
        )}
        {spec.tool !== undefined && !fields.data && (
          <p role="status">{say(fields.isError ? 'failed' : 'loading')}</p>
        )}
      </div>
    </dialog>
  )
}

interface ActionButtonProps {
  readonly action: FormAction
  readonly onClick: () => Promise<void>
}

function ActionButton({ action, onClick }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={`button button--outline${action.isDanger ? ' button--away' : ''}`}
      onClick={() => void onClick()}
    >
      {action.label}
    </button>
  )
}

interface FormProps {
  readonly spec: FormSpec
  readonly tool: string
  readonly fields: readonly PreviewField[]
  readonly onSettled: (outcome: ProposalOutcome) => void
  readonly children: React.ReactNode
}

function Form({ spec, tool, fields: all, onSettled, children }: FormProps) {
  const say = useFormTexts()
  const { client, preferences } = useParco()
  const { t } = useTranslation()
  const propose = useProposal()
  const { locale } = preferences
  const { fields: main = [], more = [], required = [] } = spec
  const named = (slots: readonly string[]) => fieldsOf(all, slots, spec)
  const fields = named([...main, ...more])
  const [entries, setEntries] = useState<Entries>(() => toEntries(fields, spec.values, locale))
  const [problems, setProblems] = useState<Problems>({})
  const [remark, setRemark] = useState<Remark>()
  const [isSending, setIsSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { isChange = false } = spec
  useEffect(() => {
    // Who changes something looks at it first, and on a phone a keyboard would hide it.
    if (!isChange) form.current?.querySelector<HTMLElement>('.form__input')?.focus()
  }, [isChange])

  const markProblems = (found: Problems) => {
    setProblems(found)
    setRemark({ text: say('invalid') })
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  }

  const send = async (input: JsonObject) => {
    setIsSending(true)
    setRemark(undefined)
    setProblems({})
    try {
      const check = await checkForm(client.fetch, { tool, input, locale })
      if (check.status === 'ready') onSettled(await propose(tool, input))
      else if (check.status === 'question')
        setRemark({ text: check.question, options: check.options })
      else if (check.status === 'refused') setRemark({ text: check.explanation })
      else markProblems(Object.fromEntries(check.slots.map((slot) => [slot, { code: 'empty' }])))
    } catch (error) {
      const failure = toFailure(error)
      setRemark({ text: 'message' in failure ? failure.message : t('failure.gone') })
    }
    setIsSending(false)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    const reading = readForm(fields, entries, spec, locale)
    if (reading.status === 'ready') void send(reading.input)
    else if (reading.status === 'invalid') markProblems(reading.problems)
    else setRemark({ text: say('unchanged') })
  }

  /** The answer to a question of the tool, with what is filled in. */
  const answer = (slots: JsonObject) => {
    const reading = readForm(fields, entries, spec, locale)
    const input = reading.status === 'ready' ? reading.input : (spec.fixed ?? {})
    void send({ ...input, ...slots })
  }

  const draw = (field: PreviewField) => (
    <FormField
      key={field.slot}
      field={field}
      entry={entries[field.slot] ?? ''}
      problem={problems[field.slot]}
      isRequired={required.includes(field.slot)}
      locale={locale}
      onChange={(entry) => setEntries((was) => ({ ...was, [field.slot]: entry }))}
    />
  )
  return (
    <form ref={form} className="form" noValidate onSubmit={submit}>
      {remark && (
        <div className="form__remark" role="alert">
          <p>{remark.text}</p>
          {remark.options && remark.options.length > 0 && (
            <div className="form__options">
              {remark.options.map(({ label, slots }) => (
                <button
                  key={label}
                  type="button"
                  className="button button--outline"
                  onClick={() => answer(slots)}
                >
                  {label}
                </button>
              ))}
            </div>
          )}
        </div>
      )}
      <div className="form__fields">{named(main).map(draw)}</div>
      {more.length > 0 && (
        <details className="form__more">
          <summary>{say('more')}</summary>
          <div className="form__fields">{named(more).map(draw)}</div>
        </details>
      )}
      <div className="form__foot">
        <button type="submit" className="button button--primary" aria-disabled={isSending}>
          {say('continue')}
        </button>
        {children}
      </div>
    </form>
  )
}

/** The fields of these slots in this order; amounts in the record's own currency, numbers in its unit. */
function fieldsOf(
  fields: readonly PreviewField[],
  slots: readonly string[],
  { currency, labels = {}, unit: ofAll, units = {} }: FormSpec,
): PreviewField[] {
  return slots.flatMap((slot) => {
    const field = fields.find((one) => one.slot === slot)
    if (!field) return []
    const ofNumber = units[slot] ?? (field.kind === 'number' ? ofAll : undefined)
    const unit = field.kind === 'money' ? currency : ofNumber
    const label = labels[slot] ?? field.label
    return [{ ...field, label, ...(unit === undefined ? {} : { unit }) }]
  })
}
