/** The part of the day that a greeting goes by, from the hour on the clock. */
export function partOfDay(hour: number): 'morning' | 'afternoon' | 'night' {
  if (hour >= 5 && hour < 12) return 'morning'
  return hour >= 12 && hour < 18 ? 'afternoon' : 'night'
}
