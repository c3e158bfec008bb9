import type { IntentCall, JsonObject, Locale } from '@parco/protocol'
import type { Pending } from '@parco/router'
import { isTimeZone } from './default-time-zone.ts'

/** One line of `parco route --jsonl`; unknown fields are ignored. */
export interface RouteRequest {
  readonly id: string | number
  readonly text: string
  readonly lang?: Locale
  readonly now?: Date
  readonly timeZone?: string
  readonly pending?: Pending
}

/** A request, or what is wrong with it. */
export type ParsedRequest =
  | { readonly status: 'valid'; readonly request: RouteRequest }
  | { readonly status: 'invalid'; readonly id?: string | number; readonly message: string }

/**
 * Checks one parsed line by hand: loading the schema library alone would take a third of the 200 ms
 * in which this command starts and answers.
 */
export function parseRouteRequest(value: unknown, ownZone: () => string): ParsedRequest {
  if (!isRecord(value)) return { status: 'invalid', message: 'expected a JSON object' }
  const { id, text } = value
  if (!isId(id)) return { status: 'invalid', message: 'id: expected a string or a number' }
  const fail = (message: string): ParsedRequest => ({ status: 'invalid', id, message })
  if (typeof text !== 'string') return fail('text: expected a string')
  const lang = value.lang ?? undefined
  if (lang !== undefined && lang !== 'pt-BR' && lang !== 'en')
    return fail('lang: expected "pt-BR" or "en"')
  const timeZone = value.timeZone ?? undefined
  if (timeZone !== undefined && !(typeof timeZone === 'string' && isTimeZone(timeZone))) {
    return fail('timeZone: expected a zone such as America/Sao_Paulo')
  }
  const now = toInstant(value.now, () => timeZone ?? ownZone())
  if (now === 'invalid') return fail('now: expected an instant such as 2026-11-18T12:00:00-03:00')
  const pending = toPending(value.pending)
  if (pending === 'invalid')
    return fail('pending: expected writes, or one clarify with missing and candidate')
  return {
    status: 'valid',
    request: {
      id,
      text,
      ...(lang ? { lang } : {}),
      ...(now ? { now } : {}),
      ...(timeZone ? { timeZone } : {}),
      ...(pending ? { pending } : {}),
    },
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isId(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/
const LOCAL = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/

/** An instant with its offset, or a day or local time in the zone of the line, else the machine's; a bare day means its noon. */
function toInstant(value: unknown, zone: () => string): Date | 'invalid' | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') return 'invalid'
  if (LOCAL.test(value)) return fromLocal(value, zone())
  const instant = new Date(INSTANT.test(value) ? value : Number.NaN)
  return Number.isNaN(instant.getTime()) ? 'invalid' : instant
}

function fromLocal(value: string, timeZone: string): Date | 'invalid' {
  const asUtc = Date.parse(`${value.includes('T') ? value : `${value}T12:00`}Z`)
  if (Number.isNaN(asUtc)) return 'invalid'
  const shown = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(
    asUtc,
  )
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})$/.exec(shown) ?? []
  const offsetMinutes = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return new Date(asUtc - (sign === '-' ? -1 : 1) * offsetMinutes * 60_000)
}

/** What is open, from the list form: writes that wait, or the one question asked; an empty list is nothing. */
export function toPending(value: unknown): Pending | 'invalid' | undefined {
  if (value === undefined || value === null) return undefined
  if (!Array.isArray(value) || !value.every(isCall)) return 'invalid'
  const [first, second] = value
  if (first === undefined) return undefined
  if (value.every(({ intent }) => intent !== 'clarify')) return { kind: 'writes', writes: value }
  const { missing, candidate } = first.params
  const isQuestion = second === undefined && isCall(candidate) && isNameList(missing)
  return isQuestion ? { kind: 'question', missing, candidate } : 'invalid'
}

function isCall(value: unknown): value is IntentCall {
  return isRecord(value) && typeof value.intent === 'string' && isJsonObject(value.params)
}

/** What JSON.parse made of an object holds JSON values alone. */
function isJsonObject(value: unknown): value is JsonObject {
  return isRecord(value)
}

function isNameList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string')
}
