import { channel } from 'node:diagnostics_channel'
import type { TurnId, UserId } from '@parco/protocol'
import { listToolUses } from '@parco/store'
import { describeError } from '../turn/describe-error.ts'
import type { TurnRunner } from '../turn/turn-request.ts'
import type { FullUsage } from '../understanding/to-usage.ts'
import { findIncidents } from './skill-incidents.ts'
import type { SuspendedTurn } from './suspended-turn.ts'
import type { LiveEvent } from './thinking-action.ts'

/** What an answer took of models, for whoever records spans: the names are those of OpenTelemetry. */
export interface AnswerAttributes {
  readonly 'parco.turn.id': TurnId
  readonly 'parco.user.id': UserId
  readonly 'parco.skills': readonly string[]
  readonly 'parco.tools': readonly string[]
  readonly 'gen_ai.usage.input_tokens': number
  readonly 'gen_ai.usage.output_tokens': number
  readonly 'gen_ai.usage.cached_input_tokens': number
}

/** Programs subscribe to them with `node:diagnostics_channel`; nothing is made where nobody does. */
const answers = channel('parco:answer')
const alerts = channel('parco:skill-alert')

/** How far back uses are judged. */
const JUDGED_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

export interface UsedByAnswer {
  readonly runner: TurnRunner
  readonly userId: UserId
  readonly suspended: SuspendedTurn
  readonly told: readonly LiveEvent[]
  readonly usage: FullUsage
}

/**
 * Tells what an answer took, and of an incident that it began. Nobody waits for it, and it changes
 * nothing: what cannot be read is logged.
 */
export async function tellWhatWasUsed(used: UsedByAnswer): Promise<void> {
  const { runner, suspended, told, usage, userId } = used
  const { store, now, services } = runner
  const { turnId } = suspended.ids
  const tools = told.flatMap((event) =>
    event.type === 'tool-output-end' || event.type === 'tool-output-error' ? [event.toolName] : [],
  )
  const { skills } = suspended.thinking.brief
  if (answers.hasSubscribers) {
    const attributes: AnswerAttributes = {
      'parco.turn.id': turnId,
      'parco.user.id': userId,
      'parco.skills': Array.isArray(skills) ? skills.map(String) : [],
      'parco.tools': tools,
      'gen_ai.usage.input_tokens': usage.inputTokens,
      'gen_ai.usage.output_tokens': usage.outputTokens,
      'gen_ai.usage.cached_input_tokens': usage.cachedInputTokens,
    }
    answers.publish(attributes)
  }
  if (tools.length === 0) return
  try {
    const at = now()
    const span = {
      from: new Date(at.getTime() - JUDGED_DAYS * DAY_MS),
      to: new Date(at.getTime() + 1),
    }
    const uses = await store.transaction(userId, (sql) => listToolUses(sql, span), {
      readOnly: true,
    })
    // Each began with one use, so it is told once: by the turn of that use.
    for (const { failed, skill, uses: judged, turnId: by } of findIncidents(uses)) {
      if (by !== turnId) continue
      const data = { skill, uses: judged, failed, turnId }
      services.log({ level: 'warn', message: 'tools fail while a skill is active', data })
      alerts.publish({ userId, ...data })
    }
  } catch (error) {
    const data = { error: describeError(error) }
    services.log({ level: 'warn', message: 'the success of tools was not judged', data })
  }
}
