import type { Units } from '@parco/protocol'
import { useMemo } from 'react'
import { formatMeasure } from '../answers/format-measure.ts'
import { useParco } from '../frame/parco-context.ts'
import { createOwnMeasure, type OwnMeasure } from './own-measure.ts'

/** How this user reads measurements, all of which are kept in metric units. */
export function useMeasure(): OwnMeasure & {
  readonly units: Units
  /** `7h30`, `2,1 L`, `180.5 lb`. */
  readonly format: (value: number, unit: string) => string
} {
  const { access, preferences } = useParco()
  const { locale } = preferences
  const units = access.user?.units ?? 'metric'
  return useMemo(() => {
    const own = createOwnMeasure(units)
    return {
      ...own,
      units,
      format: (value, unit) => formatMeasure(own.own(value, unit), own.unit(unit), locale),
    }
  }, [units, locale])
}
