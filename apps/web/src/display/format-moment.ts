import type { Clock } from '@parco/protocol'

/** A moment within the next days: `ter., 21:05`, `Tue 9:05 PM`; by the language's clock unless the user's is known. */
export function formatMoment(instant: string, language: string, clock?: Clock): string {
  const hourCycle = clock === undefined ? {} : { hourCycle: HOUR_CYCLES[clock] }
  const isLong = clock === undefined ? language !== 'en' : clock === '24h'
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    hour: isLong ? '2-digit' : 'numeric',
    minute: '2-digit',
    ...hourCycle,
  }).format(new Date(instant))
}

/** How `Intl` calls the clocks. */
export const HOUR_CYCLES = { '24h': 'h23', '12h': 'h12' } as const
