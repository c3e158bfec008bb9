interface ChoiceFieldProps {
  readonly label: string
  /** What the empty choice is called: `Todas as categorias`. */
  readonly all: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

/** Narrows a list to one of a few kinds. */
export function ChoiceField({ label, all, options, value, onChoose }: ChoiceFieldProps) {
  return (
    <select
      className="choice"
      aria-label={label}
      value={value}
      data-chosen={value !== ''}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
