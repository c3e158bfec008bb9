import type { PrintoutRequest, UserId } from '@parco/protocol'
import { createFormatter } from '../format/create-formatter.ts'
import type { Printouts } from '../parco/printouts.ts'
import type { RecordsOptions } from '../records/read-records.ts'
import { readingTool } from '../records/run-read.ts'
import { contextsOfReader } from '../turn/create-domain-contexts.ts'
import { dayInZone } from '../turn/day-in-zone.ts'
import { withOutsideWork } from '../understanding/outside-work.ts'
import { createPrinter } from './create-printer.ts'
import { pdfNameOf } from './file-name.ts'
import { printRead } from './print-read.ts'
import type { PrintedPart, Printout } from './printout.ts'

/** Creates what gives reads on paper; the drawing happens behind the transaction that read. */
export function createPrintouts(options: RecordsOptions): Printouts {
  const draw = createPrinter()
  return {
    async printout(userId, request) {
      const printout = await readPrintout(options, userId, request)
      return { name: pdfNameOf(printout.title), bytes: await draw(printout) }
    },
  }
}

async function readPrintout(
  { store, tools, now, texts, domains, meanings }: RecordsOptions,
  userId: UserId,
  { read, title, at, locale }: PrintoutRequest,
): Promise<Printout> {
  const reads = read.map(({ tool, input }) => ({ ...readingTool(tools, tool), input }))
  return withOutsideWork(new AbortController().signal, () =>
    store.transaction(
      userId,
      async (sql) => {
        const place = { sql, texts, domains, meanings, ...(locale ? { locale } : {}) }
        const made = now()
        const asked = await contextsOfReader({ ...place, now: at ? new Date(at) : made })
        const areas = new Set(
          reads.map(({ domain }) => asked.contextOf(domain).text('record.area')),
        )
        const parts: PrintedPart[] = []
        for (const { tool, domain, input } of reads)
          parts.push(...(await printRead(tool, input, asked.contextOf(domain))))
        const say = texts('parco', asked.locale)
        const { locale: language, user } = asked
        const today = dayInZone(made, user.timeZone)
        const format = createFormatter({ ...user, locale: language }, today)
        return {
          title: title ?? format.list([...areas]),
          subtitle: say('printout.made', {
            day: format.dayNumeric(today),
            time: format.time(made),
          }),
          language,
          parts,
          footer: say('printout.footer', { page: '{page}', pages: '{pages}' }),
        }
      },
      { readOnly: true },
    ),
  )
}
