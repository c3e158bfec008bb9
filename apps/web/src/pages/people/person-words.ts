import { useFormat } from '../../display/use-format.ts'
import type { Birthday } from './people-schemas.ts'
import { usePeopleTexts } from './people-texts.ts'

/** How days around people are said. */
export function usePersonWords() {
  const say = usePeopleTexts()
  const format = useFormat()
  return {
    /** `hoje`, `há 12 dias`; after a season the day itself. */
    ago(daysSince: number | null, day: string | null): string {
      if (daysSince === null || day === null) return say('never')
      if (daysSince === 0) return say('ago.today')
      if (daysSince === 1) return say('ago.yesterday')
      return daysSince < 100 ? say('ago.days', { count: daysSince }) : format.dayOfYear(day)
    },
    /** `em 5 dias, faz 34 anos`; further off the day. */
    until({ daysUntil, next, turns }: Birthday): string {
      const near =
        daysUntil === 0
          ? say('until.today')
          : daysUntil === 1
            ? say('until.tomorrow')
            : daysUntil < 31
              ? say('until.days', { count: daysUntil })
              : format.day(next)
      return [near, ...(turns === null ? [] : [say('turns', { count: turns })])].join(', ')
    },
  }
}
