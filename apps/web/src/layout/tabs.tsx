interface TabsProps<Value extends string> {
  /** What is chosen between, for whoever hears it. */
  readonly label: string
  readonly tabs: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** The parts of a page, one of which is open. */
export function Tabs<Value extends string>({ label, tabs, value, onChoose }: TabsProps<Value>) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          className="tabs__tab"
          {...(tab.value === value ? { 'aria-current': 'page' as const } : {})}
          onClick={() => onChoose(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </nav>
  )
}
