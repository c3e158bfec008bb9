import type { Units } from './user-settings.ts'

const KM_IN_MILE = 1.609344

/** How fast somebody went: `6:05`, the minutes and seconds that a kilometre took them, or a mile. */
export function paceOf(minutes: number, km: number, units: Units): string {
  const distance = units === 'us' ? km / KM_IN_MILE : km
  const seconds = Math.round((minutes * 60) / distance)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
