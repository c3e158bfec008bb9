import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Instead } from '../../domain-tool.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readPhrases } from '../../internal/word-lists.ts'
import { readEntries } from '../entries/read-entries.ts'

const said = readPhrases<'from' | 'joins'>(new URL('./words.yaml', import.meta.url))

/** "na verdade acordei às 6:45": the last night, where hours of it are known. */
export async function correctedNight(
  { bedtime, waketime }: JsonObject,
  context: DomainContext,
): Promise<Instead | undefined> {
  const [night] = await readEntries(
    { type: 'sleep', from: context.today, until: context.today, limit: 1 },
    context,
  )
  if (night?.metadata.bedtime === undefined || night.metadata.waketime === undefined)
    return undefined
  const entryRef = { id: night.id, type: 'sleep', date: night.measuredOn }
  const metadata = saidSlots({ bedtime, waketime })
  return { call: { intent: 'update_metric', params: { entryRef, metadata } } }
}

/** "dormi 3h de dia e 2h de noite": two times of sleep, which a day adds up. */
export function sleptTwice({ date, minutes, moreMinutes }: JsonObject): Instead | undefined {
  if (typeof minutes !== 'number' || typeof moreMinutes !== 'number') return undefined
  return eachSleep([minutes, moreMinutes].map((slept) => ({ value: hoursOf(slept), date })))
}

const JOINT = new RegExp(`\\s*,?\\s+${said('joins')}\\s+|\\s*,\\s+`, 'iu')

/** The stretches that a message joins, each with the verb of the first. */
export function stretchesIn(text: string): readonly string[] {
  const [first = '', ...others] = withoutStop(text).split(JOINT)
  const verb = VERB.exec(first)?.[0] ?? ''
  return [first, ...others.map((part) => `${verb}${part}`)]
}
const VERB = new RegExp(`^.*?(?=(?<!\\p{L})${said('from')} )`, 'iu')

/** "das 22 às 2 e das 4 às 7": several stretches of one night, each with its hours. */
export function sleptInStretches(stretches: readonly JsonObject[]): Instead | undefined {
  if (stretches.length < 2) return undefined
  return eachSleep(
    stretches.map(({ date, end, start }) => {
      const [bedtime, said] = [minutesOf(start), minutesOf(end)]
      const isHalfLeftOut = said < NOON && (said - bedtime + DAY) % DAY > NOON
      // "from 2pm to 5:30" ends the same afternoon.
      const waketime = isHalfLeftOut ? said + NOON : said
      return {
        value: hoursOf((waketime - bedtime + DAY) % DAY),
        date,
        metadata: { bedtime: clockOf(bedtime), waketime: clockOf(waketime) },
      }
    }),
  )
}

/** A card for each; those behind the first are of the same night, which is not asked. */
function eachSleep(slept: readonly Readonly<Record<string, unknown>>[]): Instead | undefined {
  const [call, ...also] = slept.map((slots, at) => ({
    intent: 'record_metric',
    params: saidSlots({
      type: 'sleep',
      ...slots,
      ...(at > 0 ? { isAdded: true } : {}),
    } as JsonObject),
  }))
  return call && { call, also, isWhole: true }
}

const NOON = 12 * 60
const DAY = 2 * NOON

const hoursOf = (minutes: number): number => Math.round((minutes / 60) * 100) / 100

function minutesOf(time: JsonObject[string] | undefined): number {
  const [hours = 0, minutes = 0] = String(time).split(':').map(Number)
  return hours * 60 + minutes
}

const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
