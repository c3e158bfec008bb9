interface SegmentsProps<Value extends string> {
  /** What is chosen between, for whoever hears it. */
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** One of a few, all of which are seen: how long a time, which way of looking. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, options, value, onChoose } = props
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="segments__option"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
