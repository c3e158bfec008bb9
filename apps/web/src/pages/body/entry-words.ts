import { paceOf } from '@parco/protocol'
import { useFormat } from '../../display/use-format.ts'
import { useMeasure } from '../../display/use-measure.ts'
import { labelOf, useChoices } from '../../records/form/use-choices.ts'
import type { Entry } from './body-schemas.ts'

/** How a measurement reads: its value, and what explains it. */
export interface EntryWords {
  /** `7h30`, `120/80 mmHg`, `5 km`. */
  readonly value: (entry: Entry) => string
  /** `cardio, 5 km, 6:00 min/km`. */
  readonly details: (entry: Entry) => string
}

/** Says the measurements of this user. */
export function useEntryWords(): EntryWords {
  const format = useFormat()
  const measure = useMeasure()
  const kinds = useChoices('record_metric', 'metadata.exerciseType')
  const distanceOf = ({ metadata }: Entry) =>
    typeof metadata.distanceKm === 'number' ? measure.format(metadata.distanceKm, 'km') : ''
  const speedOf = ({ metadata: { distanceKm }, value }: Entry) => {
    if (value === null || value <= 0 || typeof distanceKm !== 'number' || distanceKm <= 0) return ''
    return `${paceOf(value, distanceKm, measure.units)} min/${measure.unit('km')}`
  }
  return {
    value(entry) {
      const { components, unit, value } = entry
      if (components)
        return `${Object.values(pressureFirst(components)).map(format.number).join('/')} ${unit}`
      return value === null ? distanceOf(entry) : measure.format(value, unit)
    },
    details(entry) {
      const { metadata, value } = entry
      const { exerciseType, bedtime, takenAt, waketime } = metadata
      return [
        typeof exerciseType === 'string' ? labelOf(kinds, exerciseType) : '',
        value === null ? '' : distanceOf(entry),
        speedOf(entry),
        typeof takenAt === 'string' ? format.time(takenAt) : '',
        typeof bedtime === 'string' && typeof waketime === 'string'
          ? `${format.time(bedtime)} – ${format.time(waketime)}`
          : '',
      ]
        .filter((one) => one !== '')
        .join(', ')
    },
  }
}

/** The larger number of blood pressure is said first, however JSON orders them. */
function pressureFirst(components: Readonly<Record<string, number>>): readonly number[] {
  const { systolic, diastolic, ...others } = components
  return [systolic, diastolic, ...Object.values(others)].filter((one) => one !== undefined)
}
