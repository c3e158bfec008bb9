import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { addMonths, monthOf } from '../../internal/calendar.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { saidSlots } from '../../internal/said-slots.ts'

/** Reads what is said of money that is owed and paid back. */
export const readDebtSaid = claimedSentences(new URL('./', import.meta.url))

/** "devo 900 pro meu pai, vou pagar 150 por mês": what is paid each month belongs to the debt. */
export const claimByMonth: Claim = async (_slots, { text }, context) => {
  const said = readDebtSaid(text, context)
  if (said?.intent !== 'debt_by_month' || text.trimEnd().endsWith('?')) return undefined
  const { creditor, currency, dueDay, installmentAmount, totalAmount } = said.params
  const startMonthYear = startOf(said.params) ?? nextMonthOf(dueDay, context)
  const slots = { creditor, currency, dueDay, installmentAmount, startMonthYear, totalAmount }
  return { call: { intent: 'create_debt', params: { ...saidSlots(slots), isNegotiated: true } } }
}

/** "a partir de janeiro": the month of the first payment. */
function startOf({ start, startDate }: JsonObject): string | undefined {
  const day = (start as JsonObject | undefined)?.startDate ?? startDate
  return typeof day === 'string' ? monthOf(day) : undefined
}

/** Who says the day of each month alone means the next one that comes. */
function nextMonthOf(dueDay: unknown, { today }: DomainContext): string | undefined {
  if (typeof dueDay !== 'number') return undefined
  const month = monthOf(today)
  return dueDay > Number(today.slice(-2)) ? month : addMonths(month, 1)
}
