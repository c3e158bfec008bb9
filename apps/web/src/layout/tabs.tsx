import { useEffect, useRef } from 'react'

interface TabsProps<Value extends string> {
  /** What is chosen between, for whoever hears it. */
  readonly label: string
  readonly tabs: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChoose: (value: Value) => void
}

/** The parts of a page, one of which is open. */
export function Tabs<Value extends string>({ label, tabs, value, onChoose }: TabsProps<Value>) {
  const list = useRef<HTMLElement>(null)
  // On a phone the last of them are out of sight, also when an address leads there.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && open && value)
      list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2
  }, [value])
  return (
    <nav ref={list} className="tabs" aria-label={label}>
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
