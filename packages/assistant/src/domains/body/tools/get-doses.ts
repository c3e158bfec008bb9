import type { JsonObject } from '@parco/protocol'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import { isCalendarDay } from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { byMoment, describeItem } from '../../internal/describe-agenda-item.ts'
import { joinList } from '../../internal/join-list.ts'
import type { AgendaItem } from '../../life-view.ts'
import { isDose } from '../custom/known-metric.ts'
import { describeMeasurement, metricName } from '../entries/describe-entry.ts'
import { readEntries } from '../entries/read-entries.ts'
import { speaksOfMedicine } from '../said/medicines.ts'
import type { Metric } from '../tables.ts'

/** Nobody takes more in a day. */
const MAX_ENTRIES = 100

type Output = JsonObject & {
  readonly date: string
  /** `Losartana, 1 dose`, in the order in which they were taken. */
  readonly taken: readonly string[]
  readonly reminders: readonly AgendaItem[]
}

const describeDose = (dose: Metric, context: DomainContext): string =>
  `${metricName(dose, context)}, ${describeMeasurement(dose, context)}`

/** `Metformina, 1 dose (de manhã)`. */
const withNote = (note: string | null, told: string): string =>
  note === null ? told : `${told} (${quoteText(note)})`

/** "que remédios eu tomo hoje?": what was taken on a day, and what there is a reminder of. */
export const getDoses = defineDomainReadTool({
  name: 'get_doses',
  description: 'The medicines of one day: the doses that were noted, and reminders of medicine.',
  input: z.object({
    date: z.string().refine(isCalendarDay).optional().describe('YYYY-MM-DD; today when not said.'),
  }),
  async execute({ date = '' }, context): Promise<Output> {
    const day = date === '' ? context.today : date
    const filter = { type: 'custom', from: day, until: day, limit: MAX_ENTRIES } as const
    const doses = (await readEntries(filter, context)).filter(({ unit }) => isDose(unit))
    const ahead = await context.life.agenda(day, day)
    return {
      date: day,
      taken: doses.reverse().map((dose) => withNote(dose.notes, describeDose(dose, context))),
      reminders: ahead
        .filter(({ title, type }) => type === 'reminder' && speaksOfMedicine(title))
        .sort(byMoment),
    }
  },
  reply({ date, reminders, taken }, context) {
    const day = context.format.day(date)
    if (taken.length + reminders.length === 0) return context.text('doses.none', { day })
    const lists = [
      ...(taken.length === 0
        ? [context.text('doses.noneTaken', { day })]
        : [
            joinList(
              context.text('doses.taken', { day }),
              taken.map((one) => `- ${one}`),
              context,
            ),
          ]),
      ...(reminders.length === 0
        ? []
        : [
            joinList(
              context.text('doses.reminders'),
              reminders.map((one) => describeItem(one, true, context)),
              context,
            ),
          ]),
    ]
    return lists.join('\n')
  },
})
