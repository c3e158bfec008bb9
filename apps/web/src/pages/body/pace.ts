/** How fast somebody went: `6:05`, the minutes that one unit of a distance took. */
export function paceOf(minutes: number, distance: number): string {
  const seconds = Math.round((minutes * 60) / distance)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
