import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingChanges } from './setting-changes.ts'

/** One value that a setting can have. */
export interface SettingOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  readonly lang?: string
}

/** Options under a name of their own. */
export interface SettingGroup {
  readonly label: string
  readonly options: readonly SettingOption[]
}

interface FieldProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly change?: SettingChanges[keyof SettingChanges]
  readonly onChoose: (value: Value) => void
}

/** A setting with a few values, all of them in sight: a group of radio buttons. */
export function SettingChoice<Value extends string>({
  label,
  value,
  change,
  onChoose,
  options,
}: FieldProps<Value> & { readonly options: readonly SettingOption<Value>[] }) {
  const id = useId()
  const problem = useProblem(change)
  return (
    <fieldset className="setting" aria-describedby={problem && `${id}-problem`}>
      <legend className="setting__label">{label}</legend>
      <div className="choices">
        {options.map((option) => (
          <label key={option.value} className="choices__choice" lang={option.lang}>
            <input
              type="radio"
              className="visually-hidden"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <SettingProblem id={`${id}-problem`}>{problem}</SettingProblem>
    </fieldset>
  )
}

interface FrameProps {
  readonly label: string
  readonly problem?: string | undefined
  /** Draws the control itself, which takes these. */
  readonly children: (control: {
    readonly id: string
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string | undefined
  }) => ReactNode
}

/** What every setting with one control has around it: its label above, and below what is wrong. */
function SettingFrame({ label, problem, children }: FrameProps) {
  const id = useId()
  const problemId = `${id}-problem`
  return (
    <div className="setting">
      <label className="setting__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': problem !== undefined,
        'aria-describedby': problem && problemId,
      })}
      <SettingProblem id={problemId}>{problem}</SettingProblem>
    </div>
  )
}

/** A setting with many values: a list to choose from. */
export function SettingSelect({
  label,
  value,
  change,
  onChoose,
  groups,
}: FieldProps<string> & { readonly groups: readonly SettingGroup[] }) {
  return (
    <SettingFrame label={label} problem={useProblem(change)}>
      {(control) => (
        <select
          {...control}
          className="setting__select"
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {groups.map((group) => (
            <optgroup key={group.label} label={group.label}>
              {group.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </SettingFrame>
  )
}

interface TextFieldProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  /** What is typed is not shown, and no browser offers to keep it. */
  readonly isSecret?: boolean
  readonly inputMode?: 'decimal'
  readonly problem?: string | undefined
  readonly onType: (text: string) => void
  /** Left, or confirmed with Enter. */
  readonly onDone?: () => void
}

/** A setting that is typed. */
export function SettingText(props: TextFieldProps) {
  const { label, value, placeholder, isSecret, inputMode, problem, onType, onDone } = props
  return (
    <SettingFrame label={label} problem={problem}>
      {(control) => (
        <input
          {...control}
          className="setting__text"
          type={isSecret ? 'password' : 'text'}
          autoComplete={isSecret ? 'new-password' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          inputMode={inputMode}
          value={value}
          placeholder={placeholder}
          onChange={(event) => onType(event.target.value)}
          onBlur={onDone}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onDone?.()
          }}
        />
      )}
    </SettingFrame>
  )
}

interface SwitchProps {
  readonly label: string
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
}

/** A setting that is on or off. */
export function SettingSwitch({ label, isOn, onTurn }: SwitchProps) {
  return (
    <label className="setting setting--switch">
      <span className="setting__label">{label}</span>
      <input
        type="checkbox"
        role="switch"
        className="setting__switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onTurn(event.target.checked)}
      />
    </label>
  )
}

interface TimeProps {
  readonly label: string
  /** HH:MM. */
  readonly value: string
  readonly onSet: (time: string) => void
}

/** A setting that is an hour of the day; saved when its field is left. */
export function SettingTime({ label, value, onSet }: TimeProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <SettingFrame label={label}>
      {(control) => (
        <input
          {...control}
          className="setting__text"
          type="time"
          value={typed ?? value}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            // Half an hour typed is none: it is as it was.
            if (typed && typed !== value) onSet(typed)
            setTyped(undefined)
          }}
        />
      )}
    </SettingFrame>
  )
}

function useProblem(change: SettingChanges[keyof SettingChanges]): string | undefined {
  const { t } = useTranslation()
  return change?.status === 'failed' ? t(`settings.failed.${change.reason}`) : undefined
}

function SettingProblem({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    children && (
      <p id={id} className="setting__problem" role="alert">
        {children}
      </p>
    )
  )
}
