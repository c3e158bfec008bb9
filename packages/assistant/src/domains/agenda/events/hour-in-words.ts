import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { hourIn } from '../series/days-said.ts'
import { nextOccurrences } from './event-occurrence.ts'
import { eventsNamed } from './known-event.ts'

const THE = '(?:(?:o|a|os|as|meu|minha|the|my|our) )?'
const HOUR = '(?<hour>\\d{1,2}(?:(?:h|:)\\d{2}|h)?(?: ?[ap]\\.?m\\.?)?)'
const CORRECTED = '(?:na verdade|ops|opa|n[ãa]o,?|errei|actually|oops|sorry|wait)'
const MOVED = [
  `(?:passa|muda|joga|adia|antecipa|puxa|empurra|move|push|shift|bump|change|reschedule|make) ${THE}(?<name>.+?) (?:back |forward |up )?(?:pr[ao]s|para as|to|until) ${HOUR}`,
  `${CORRECTED},? ${THE}(?<name>.+?) (?:é|fica|vai ser|ficou|is|will be) (?:às|as|pras|at) ${HOUR}`,
].map((pattern) => new RegExp(`^${pattern}$`, 'iu'))

/** "push the board meeting to 10", "na verdade a reunião do fornecedor é às 14h": another hour of its day. */
export const claimHour: Claim = async (_slots, { text }, context) => {
  const said = withoutStop(text)
  for (const pattern of MOVED) {
    const { hour = '', name = '' } = pattern.exec(said)?.groups ?? {}
    if (hour === '') continue
    const kept = await eventsNamed(name, context)
    const [next, ...others] = kept.flatMap((one) =>
      nextOccurrences(one, context.today, context.timeZone),
    )
    if (!next || others.length > 0 || next.event.allDay) continue
    const eventRef = { id: next.event.id, date: next.startsLocal.slice(0, 10) }
    const startTime = nearest(hour, next.startsLocal.slice(11), context)
    if (startTime) return { call: { intent: 'update_event', params: { eventRef, startTime } } }
  }
  return undefined
}

/** An hour without its half of the day is the one that is nearer to what it was. */
function nearest(said: string, before: string, { locale }: DomainContext): string | undefined {
  const hour = hourIn(`at ${said}`)
  if (hour === undefined || /[ap]\.?m|[:h]\d/iu.test(said) || (locale !== 'en' && /h/i.test(said)))
    return hour
  const number = Number(hour.slice(0, 2))
  const far = (one: number): number => Math.abs(one - Number(before.slice(0, 2)))
  const other = (number + 12) % 24
  return far(other) < far(number) ? `${String(other).padStart(2, '0')}${hour.slice(2)}` : hour
}
