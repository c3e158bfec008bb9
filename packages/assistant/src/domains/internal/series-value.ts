import type { DomainContext } from '../domain-context.ts'
import type { SeriesUnit } from '../life-view.ts'

/** A value of a series as it is read: `R$ 50,00`, `7h30`, `1,5 L`; the share of days of a mark. */
export function describeSeriesValue(
  value: number,
  unit: SeriesUnit,
  { format }: DomainContext,
): string {
  switch (unit.kind) {
    case 'measure':
      return format.measure(
        unit.unit === 'ml' ? Math.round(value) : oneDecimal(value, unit.unit),
        unit.unit,
      )
    case 'quantity': {
      const rounded = oneDecimal(value, unit.unit)
      return format.quantity(rounded, rounded === 1 ? (unit.one ?? unit.unit) : unit.unit)
    }
    case 'money':
      return format.money(Math.round(value), unit.currency)
    case 'mark':
      return format.percent(Math.round(value * 100) / 100)
  }
}

/** An average of 7.2 says as much as one of 7.23; hours are told in minutes. */
const oneDecimal = (value: number, unit: string): number =>
  unit === 'hours' || unit === 'min' ? value : Math.round(value * 10) / 10
