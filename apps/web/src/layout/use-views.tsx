import type { ReactNode } from 'react'
import { z } from 'zod'
import { Tabs } from './tabs.tsx'
import { useAddressValue } from './use-address-value.ts'

interface ViewWords<View extends string> {
  /** What is chosen between, for whoever hears it. */
  readonly label: string
  readonly nameOf: (view: View) => string
}

/** The parts of a page, of which the address names the one that is open; the first where it names none. */
export function useViews<const View extends string>(
  views: readonly [View, ...View[]],
  { label, nameOf }: ViewWords<View>,
): readonly [View, ReactNode] {
  const [view, setView] = useAddressValue<View>('view', z.enum(views), views[0])
  const tabs = views.map((value) => ({ value, label: nameOf(value) }))
  return [view, <Tabs key="views" label={label} tabs={tabs} value={view} onChoose={setView} />]
}
