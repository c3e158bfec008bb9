import type { Locale } from '@parco/protocol'
import type { ComponentType } from 'react'

/** One page of Parco: what the rail and the palette call it, and what draws it. */
export interface Page {
  /** Where it is: `/money`. Places within it are its own, in the query: `/money?month=2026-11`. */
  readonly path: `/${string}`
  readonly title: Readonly<Record<Locale, string>>
  readonly icon: ComponentType
  /** In the rail: among the areas of life, at its foot, or nowhere (the palette and links lead there). */
  readonly place: 'life' | 'foot' | 'none'
  /** Loads its code, on its first visit; the component is a named export without props. */
  readonly load: () => Promise<ComponentType>
}
