import type { SpendingLimitChanges, UsageReport } from '@parco/assistant'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { withSession } from '../session/open-session.ts'
import { styled } from '../terminal/style.ts'
import type { Texts } from '../texts/texts.ts'

/** US dollars, or no limit. */
export type UsageLimit = number | 'none'

export interface UsageOptions {
  readonly dayLimit?: UsageLimit
  readonly monthLimit?: UsageLimit
  readonly json?: boolean
}

/** Shows what language models were asked and what it cost, after setting the limits that are given. */
export async function runUsage(
  month: string | undefined,
  options: UsageOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  const changes = toChanges(options)
  return withSession(context, async ({ client, user, texts, locale }) => {
    if (Object.keys(changes).length > 0) await client.limitSpending(user.id, changes)
    const report = await client.usage(user.id, month)
    if (options.json) {
      terminal.write(`${JSON.stringify(report)}\n`)
      return EXIT_CODES.ok
    }
    const { spending } = texts
    terminal.write(`${spending.title(report.month)}\n`)
    const rows = summaryOf(report, texts, locale)
    const width = Math.max(...rows.map(([name]) => name.length))
    for (const [name, value] of rows) terminal.write(`  ${name.padEnd(width)}  ${value}\n`)
    for (const line of [...callLines(report, texts, locale), ...toolLines(report, texts)]) {
      terminal.write(`${styled(terminal, 'dim', `  ${line}`)}\n`)
    }
    return EXIT_CODES.ok
  })
}

function toChanges({ dayLimit, monthLimit }: UsageOptions): SpendingLimitChanges {
  return {
    ...(dayLimit === undefined ? {} : { dayUsd: dayLimit === 'none' ? null : dayLimit }),
    ...(monthLimit === undefined ? {} : { monthUsd: monthLimit === 'none' ? null : monthLimit }),
  }
}

function summaryOf(
  report: UsageReport,
  { spending }: Texts,
  locale: string,
): readonly (readonly [string, string])[] {
  const usd = formatUsd(locale)
  const limit = (most: number | undefined, spent: number) =>
    most === undefined ? spending.noLimit : spending.spent(usd(most), usd(spent))
  const unpriced = report.unpricedCalls === 0 ? '' : spending.unpriced(report.unpricedCalls)
  return [
    [spending.turns, spending.ofTurns(report.turns, report.thoughtTurns)],
    [spending.cost, `${usd(report.costUsd)}${unpriced}`],
    [spending.dayLimit, limit(report.limits.dayUsd, report.spentTodayUsd)],
    [spending.monthLimit, limit(report.limits.monthUsd, report.spentThisMonthUsd)],
    ...perAnswer(report, spending, locale),
    [spending.leftMachine, leftMachine(report, spending, locale)],
  ]
}

function leftMachine({ hosts }: UsageReport, spending: Texts['spending'], locale: string): string {
  const away = hosts.filter(({ isLocal }) => !isLocal)
  if (away.length === 0) return spending.stayed
  return away
    .map((group) => {
      const host = group.hosts.length === 0 ? spending.unknownHost : group.hosts.join(', ')
      return spending.sentTo(host, group.inputTokens.toLocaleString(locale))
    })
    .join(', ')
}

function callLines({ calls }: UsageReport, { spending }: Texts, locale: string): string[] {
  const usd = formatUsd(locale)
  const count = (tokens: number) => tokens.toLocaleString(locale)
  return calls.map((group) =>
    [
      `${group.model} · ${group.route}`,
      spending.calls(group.calls, group.failed),
      spending.tokens(
        count(group.inputTokens),
        count(group.cachedInputTokens),
        count(group.outputTokens),
      ),
      usd(group.costUsd),
    ].join(' · '),
  )
}

function perAnswer(
  report: UsageReport,
  spending: Texts['spending'],
  locale: string,
): readonly (readonly [string, string])[] {
  if (!report.perAnswer) return []
  const { median, most, p95 } = report.perAnswer
  const count = (tokens: number) => tokens.toLocaleString(locale)
  return [[spending.perAnswer, spending.spread(count(median), count(p95), count(most))]]
}

/** What was used while each skill was active, each tool, and where tools fail more than they should. */
function toolLines(
  { incidents, tools, toolsOfSkills }: UsageReport,
  { spending }: Texts,
): string[] {
  const line = (title: string, { name, uses, failed }: UsageReport['tools'][number]) =>
    `${title} ${name} · ${spending.uses(uses, failed)}`
  return [
    ...toolsOfSkills.map((one) => line(spending.skill, one)),
    ...tools.map((one) => line(spending.tool, one)),
    ...incidents.map(({ began, ended, failed, skill, uses }) =>
      spending.incident(skill, failed, uses, began.slice(0, 10), ended?.slice(0, 10)),
    ),
  ]
}

/** Calls cost fractions of a cent: up to four places. */
const formatUsd = (locale: string) => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  })
  return (usd: number): string => format.format(usd)
}
