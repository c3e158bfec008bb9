import { createLifeRouter } from '@parco/assistant/router'
import type { RoutedCall, RouterContext } from '../src/index.ts'

/** Wednesday 2026-11-18, noon in São Paulo. */
const NOON = new Date('2026-11-18T15:00:00Z')

const router = createLifeRouter()

/** Routes a text as it would arrive on the day of the tests. */
export function route(
  text: string,
  locale: 'pt-BR' | 'en' = 'pt-BR',
  context: Partial<RouterContext> = {},
) {
  return router.decide(text, { locale, now: NOON, timeZone: 'America/Sao_Paulo', ...context })
}

/** A decision in one line: the intent and its params, questions as `ask …`, several joined by ` + `. */
export function inWords(call: RoutedCall): string {
  const { intent, params } = call
  if (intent === 'multi') return (params.actions as RoutedCall[]).map(inWords).join(' + ')
  if (intent === 'clarify') {
    return `ask ${(params.missing as string[]).join(',')}: ${inWords(params.candidate as RoutedCall)}`
  }
  return [intent, ...Object.entries(params).map(([slot, value]) => `${slot}=${said(value)}`)].join(
    ' ',
  )
}

function said(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return `{${Object.entries(value)
    .map(([slot, inner]) => `${slot}=${said(inner)}`)
    .join(' ')}}`
}
