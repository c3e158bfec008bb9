import type { ConversationId, Id, UserId } from '@parco/protocol'
import type { SpendingPlan } from '../thinking/spending.ts'
import type { Page, PageRequest } from './pages.ts'

/** What a user's messages asked of language models in one month of theirs; each list sums up to the same. */
export interface UsageReport {
  /** YYYY-MM. */
  readonly month: string
  /** Messages that were answered, and how many of them a model was asked about. */
  readonly turns: number
  readonly thoughtTurns: number
  readonly costUsd: number
  /** Calls whose price is not known; `costUsd` lacks them. */
  readonly unpricedCalls: number
  /** By model, role and what was asked for; the dearest first. */
  readonly calls: readonly CallUsage[]
  /** The days of the month on which something was answered or asked, in order. */
  readonly days: readonly DayUsage[]
  /** By the skills that were active together, most tokens first. */
  readonly skills: readonly SkillUsage[]
  /** The tools that models used, most used first. */
  readonly tools: readonly ToolUsage[]
  /** By each skill alone: how the tools did while it was active. */
  readonly toolsOfSkills: readonly ToolUsage[]
  /** How many tokens an answer sent, all its calls together; absent where no model was asked. */
  readonly perAnswer?: TokensPerAnswer
  /** When tools failed more than they should while a skill was active, in order. */
  readonly incidents: readonly SkillIncidentView[]
  /** By where the calls went, most tokens first. */
  readonly hosts: readonly HostUsage[]
  readonly limits: SpendingPlan
  readonly spentTodayUsd: number
  readonly spentThisMonthUsd: number
}

/** What some calls came to. */
export interface UsageSum {
  readonly calls: number
  readonly failed: number
  readonly inputTokens: number
  readonly cachedInputTokens: number
  readonly outputTokens: number
  readonly costUsd: number
}

/** What the calls of one model for one purpose came to. */
export interface CallUsage extends UsageSum {
  /** `provider/model`. */
  readonly model: string
  readonly role: string
  /** The action or intent that they served. */
  readonly route: string
}

/** What one day of the user's came to. */
export interface DayUsage extends UsageSum {
  /** YYYY-MM-DD. */
  readonly day: string
  readonly turns: number
  readonly thoughtTurns: number
}

/** What the calls with these skills came to. */
export interface SkillUsage extends UsageSum {
  /** Names of skills; none for calls that needed none. */
  readonly skills: readonly string[]
}

/** How often a tool, or the tools of a skill, were used, and how often in vain. */
export interface ToolUsage {
  readonly name: string
  readonly uses: number
  /** Failed, or refused by the tool's own rules. */
  readonly failed: number
}

/** The spread of what answers sent to models. */
export interface TokensPerAnswer {
  readonly answers: number
  readonly median: number
  /** All but one in twenty took no more. */
  readonly p95: number
  readonly most: number
}

/** Fewer than four in five of the last twenty uses went well, from at least ten; over at nine in ten. */
export interface SkillIncidentView {
  readonly skill: string
  readonly began: string
  /** Absent while it goes on. */
  readonly ended?: string
  /** Of those that were judged when it began. */
  readonly uses: number
  readonly failed: number
}

/** What the calls to these hosts came to. */
export interface HostUsage extends UsageSum {
  /** `api.openai.com`; the first, then those that were asked in its place. None where nothing tells. */
  readonly hosts: readonly string[]
  /** Nothing of it left the machine. */
  readonly isLocal: boolean
}

/** One call of a model: what was asked for, where, and what it used. What was said is not kept with it. */
export interface ModelCallView {
  readonly id: Id<'modelCall'>
  readonly at: string
  /** The conversation that it served, unless that was deleted. */
  readonly conversationId?: ConversationId
  readonly role: string
  readonly model: string
  readonly route: string
  readonly skills: readonly string[]
  readonly hosts: readonly string[]
  readonly isLocal: boolean
  readonly inputTokens: number
  readonly cachedInputTokens: number
  readonly outputTokens: number
  /** Absent where the price is not known. */
  readonly costUsd?: number
  /** `started` is a call whose end nobody saw; its figures are an estimate. */
  readonly outcome: 'started' | 'completed' | 'failed' | 'aborted'
}

/** New limits; `null` takes one away, and one that is not named stays. */
export interface SpendingLimitChanges {
  readonly dayUsd?: number | null
  readonly monthUsd?: number | null
}

/** What models were asked and what it cost, and its limits. */
export interface Usage {
  /**
   * What models were asked in a month of the user's; this month by default.
   * @throws bad-request when it is no month as YYYY-MM.
   */
  usage(userId: UserId, month?: string): Promise<UsageReport>
  /**
   * The calls of a month one by one, the newest first; this month by default.
   * @throws bad-request when it is no month as YYYY-MM.
   */
  modelCalls(
    userId: UserId,
    request?: PageRequest & { readonly month?: string },
  ): Promise<Page<ModelCallView>>
  /**
   * Sets what models may cost a day and a month; what a limit leaves no room for is refused, and
   * everything that needs no model goes on.
   * @throws bad-request when a limit is not 0 US dollars or more.
   */
  limitSpending(userId: UserId, changes: SpendingLimitChanges): Promise<SpendingPlan>
}
