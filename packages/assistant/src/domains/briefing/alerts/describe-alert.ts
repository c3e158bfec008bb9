import type { AlertSettings } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Alert, AlertChoice } from './alert-names.ts'

/** How one of them is set: `Resumo do dia: todo dia às 08:00`, `Avisos de contas: desligados`. */
export function describeAlert(
  alert: AlertChoice,
  settings: AlertSettings,
  context: DomainContext,
): string {
  const { text } = context
  const name = text(`alert.${alert}`)
  if (alert === 'all') return `${name}: ${text('state.off')}`
  return `${name}: ${settings[alert] ? whenOf(alert, settings, context) : text('state.off')}`
}

function whenOf(alert: Alert, settings: AlertSettings, { format, text }: DomainContext): string {
  const at = (time: string) => ({ time: format.clockTime(time) })
  switch (alert) {
    case 'summary':
      return text('when.summary', at(settings.summaryAt))
    case 'report': {
      const key = settings.reportDay > 5 ? 'reportOnWeekend' : 'report'
      return text(`when.${key}`, {
        day: text(`weekday.${settings.reportDay}`),
        ...at(settings.reportAt),
      })
    }
    case 'events':
      return settings.eventMinutes === 0
        ? text('when.eventsAtStart')
        : text('when.events', { before: format.quantity(settings.eventMinutes, 'min') })
    case 'quiet':
      return text('when.quiet', {
        from: format.clockTime(settings.quietFrom),
        until: format.clockTime(settings.quietUntil),
      })
    default:
      return text(`when.${alert}`, at(settings.alertsAt))
  }
}
