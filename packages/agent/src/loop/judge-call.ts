import type { ModelToolCallPart } from '../models/language-model.ts'
import type { Permission, PermissionPolicy } from '../permissions/permission.ts'
import { explainLimit, findLimit, type ToolLimit } from '../permissions/tool-limit.ts'
import type { AgentTool } from '../tools/agent-tool.ts'
import { canonicalJson } from '../tools/canonical-json.ts'
import type { RunState } from './run-state.ts'

/** What decides about the calls of a run. */
export interface Judges {
  readonly tools: ReadonlyMap<string, AgentTool>
  readonly policy: PermissionPolicy
  readonly state: RunState
}

/** What may be done with a call as things stand, and why not, for the model. */
export interface Judgement {
  readonly permission: Permission
  readonly reason?: string
}

/**
 * Asks the run's limits, then its policy, and then whether a rule's yes will do: the tool may want a
 * person's, and so does every write of a run that has read what others wrote.
 */
export function judgeCall(part: ModelToolCallPart, judges: Judges): Judgement {
  const limited = explainLimits(part, judges)
  if (limited !== undefined) return { permission: 'deny', reason: limited }
  const permission = judges.policy(toMatchedCall(part, judges))
  if (permission === 'deny') return { permission, reason: 'This tool is not permitted here.' }
  if (permission !== 'allow') return { permission }
  const tool = judges.tools.get(part.toolName)
  const mustAsk = tool?.mustAsk?.(part.input) || (tool?.effect !== 'read' && isTainted(judges))
  return { permission: mustAsk ? 'ask' : 'allow' }
}

/** Whether a run has read what others wrote, itself or in messages that it began with. */
export function isTainted({ state, tools }: Pick<Judges, 'state' | 'tools'>): boolean {
  return (
    state.isTainted === true ||
    state.messages.some(
      (message) =>
        message.role === 'tool' &&
        message.content.some(
          (part) => part.type === 'tool-result' && tools.get(part.toolName)?.readsUntrusted,
        ),
    )
  )
}

/** What a run inside a tainted one may do by itself: read. */
export const createTaintPolicy =
  (judges: Pick<Judges, 'state' | 'tools'>): PermissionPolicy =>
  ({ effect }) =>
    effect !== 'read' && isTainted(judges) ? 'ask' : 'allow'

/** Why no limit of the run lets a call pass; `undefined` when all do. */
export function explainLimits(part: ModelToolCallPart, judges: Judges): string | undefined {
  const limit = findLimit(limitsOf(judges.state), toMatchedCall(part, judges))
  return limit && explainLimit(limit)
}

function toMatchedCall({ toolName, input }: ModelToolCallPart, { tools }: Judges) {
  return { toolName, effect: tools.get(toolName)?.effect ?? ('write' as const), input }
}

/**
 * Judges the calls that were open before the run went on once more: what is forbidden by now is
 * denied, whoever approved it, and what a rule alone approved waits for a person when no rule does.
 */
export function reviewOpenCalls(judges: Judges): void {
  for (const open of judges.state.open) {
    const { call, status, isDecided = false, nested } = open
    const isUndone = status === 'waiting' || status === 'approved'
    if (!isUndone || !judges.tools.has(call.toolName)) continue
    const { permission, reason } = judgeCall(call, judges)
    if (permission === 'allow') continue
    if (permission === 'ask') {
      // A call that carries a run has begun; what it does is judged in there.
      if (!isDecided && !nested) open.status = 'waiting'
    } else {
      open.status = 'denied'
      if (reason !== undefined) open.reason = reason
    }
  }
}

/** What skills and agents have narrowed the run to. */
export function limitsOf(state: RunState): readonly ToolLimit[] {
  return state.limits ?? []
}

/** Narrows the run; the same limit twice says nothing new. */
export function addLimit(state: RunState, limit: ToolLimit): void {
  const key = canonicalJson(limit as never)
  const isKnown = limitsOf(state).some((known) => canonicalJson(known as never) === key)
  if (!isKnown) state.limits = [...limitsOf(state), limit]
}
