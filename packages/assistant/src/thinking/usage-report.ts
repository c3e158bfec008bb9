import type {
  CallSum,
  ListedCall,
  ModelUsage,
  TokensPerTurn,
  ToolUse,
  TurnCount,
} from '@parco/store'
import type { DayUsage, ModelCallView, UsageReport, UsageSum } from '../parco/usage.ts'
import { findIncidents, sumUses } from './skill-incidents.ts'
import type { SpendingPlan } from './spending.ts'

/** What was read of a month, in one state of the database. */
export interface ReadUsage {
  readonly turnDays: readonly (TurnCount & { readonly day: string })[]
  readonly callDays: readonly (CallSum & { readonly day: string })[]
  readonly groups: readonly ModelUsage[]
  readonly skills: readonly (CallSum & { readonly skills: readonly string[] })[]
  readonly hosts: readonly (CallSum & { readonly hosts: readonly string[] })[]
  readonly uses: readonly ToolUse[]
  readonly tokens: TokensPerTurn | undefined
  readonly spent: { readonly day: number; readonly month: number }
}

/** Makes the report of a month; all of its lists are of the same calls. */
export function toUsageReport(month: string, read: ReadUsage, limits: SpendingPlan): UsageReport {
  const { turnDays, callDays, groups, skills, hosts, spent, tokens, uses } = read
  return {
    month,
    turns: sum(turnDays.map(({ turns }) => turns)),
    thoughtTurns: sum(turnDays.map(({ thought }) => thought)),
    costUsd: toUsd(sum(groups.map(({ costMicros }) => costMicros))),
    unpricedCalls: sum(groups.map(({ unpriced }) => unpriced)),
    calls: groups.map((group) => {
      const { model, role, route } = group
      return { model, role, route, ...toSum(group) }
    }),
    days: toDays(turnDays, callDays),
    skills: skills.map((group) => ({ skills: group.skills, ...toSum(group) })),
    tools: sumUses(uses, ({ tool }) => [tool]),
    toolsOfSkills: sumUses(uses, (use) => use.skills),
    ...(tokens === undefined ? {} : { perAnswer: toSpread(tokens) }),
    incidents: findIncidents(uses).map(({ began, ended, failed, skill, uses: judged }) => ({
      skill,
      uses: judged,
      failed,
      began: began.toISOString(),
      ...(ended === undefined ? {} : { ended: ended.toISOString() }),
    })),
    hosts: hosts.map((group) => ({
      hosts: group.hosts,
      isLocal: isLocal(group.hosts),
      ...toSum(group),
    })),
    limits,
    spentTodayUsd: toUsd(spent.day),
    spentThisMonthUsd: toUsd(spent.month),
  }
}

function toDays(
  turnDays: ReadUsage['turnDays'],
  callDays: ReadUsage['callDays'],
): readonly DayUsage[] {
  const days = [...new Set([...turnDays, ...callDays].map(({ day }) => day))].toSorted()
  return days.map((day) => {
    const counted = turnDays.find((other) => other.day === day)
    const calls = callDays.find((other) => other.day === day)
    return {
      day,
      turns: counted?.turns ?? 0,
      thoughtTurns: counted?.thought ?? 0,
      ...toSum(calls ?? NO_CALLS),
    }
  })
}

const NO_CALLS: CallSum = {
  calls: 0,
  failed: 0,
  inputTokens: 0,
  cachedInputTokens: 0,
  outputTokens: 0,
  costMicros: 0,
  unpriced: 0,
}

const toSpread = ({ turns, ...spread }: TokensPerTurn) => ({ answers: turns, ...spread })

const toSum = (group: CallSum): UsageSum => ({
  calls: group.calls,
  failed: group.failed,
  inputTokens: group.inputTokens,
  cachedInputTokens: group.cachedInputTokens,
  outputTokens: group.outputTokens,
  costUsd: toUsd(group.costMicros),
})

/** A call as it is told. */
export function toCallView({ at, conversationId, costMicros, ...call }: ListedCall): ModelCallView {
  return {
    ...call,
    at: at.toISOString(),
    isLocal: isLocal(call.hosts),
    ...(conversationId === null ? {} : { conversationId }),
    ...(costMicros === null ? {} : { costUsd: toUsd(costMicros) }),
  }
}

/** Addresses of the machine itself; without any known address, nobody can say that nothing left it. */
function isLocal(hosts: readonly string[]): boolean {
  return hosts.length > 0 && hosts.every((host) => LOCAL_HOST.test(host))
}

const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const toUsd = (micros: number): number => micros / 1_000_000
