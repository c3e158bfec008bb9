import { useMemo } from 'react'
import { useParco } from '../frame/parco-context.ts'
import { todayIn } from './calendar.ts'
import { createFormat, type Format } from './create-format.ts'

/** The ways of writing figures and days of this user. */
export function useFormat(): Format {
  const { access, preferences } = useParco()
  const { locale } = preferences
  const { currency = locale === 'en' ? 'USD' : 'BRL', clock } = access.user ?? {}
  return useMemo(() => createFormat({ locale, currency, clock }), [locale, currency, clock])
}

/** The user's today, YYYY-MM-DD. */
export function useTodayDate(): string {
  return todayIn(useParco().access.user?.timeZone, new Date())
}
