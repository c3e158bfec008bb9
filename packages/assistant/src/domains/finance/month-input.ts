import { z } from 'zod'
import type { DomainContext } from '../domain.ts'
import { monthFrom, monthOf } from '../internal/calendar.ts'

/** The slots that choose a month; each is that of the user's day when not said. */
export const monthInput = {
  month: z.number().int().min(1).max(12).optional(),
  year: z.number().int().min(2020).max(2100).optional(),
}

/** The month that was chosen. */
export function toMonth(
  input: { readonly month?: number | undefined; readonly year?: number | undefined },
  context: DomainContext,
): string {
  const current = monthOf(context.today)
  const year = input.year ?? Number(current.slice(0, 4))
  return monthFrom(year, input.month ?? Number(current.slice(5, 7)))
}
