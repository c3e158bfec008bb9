import type { Decision, IntentCall } from '@parco/protocol'
import type { MessageDecision } from '../turn/decide-message.ts'

/** What a decision leaves to thought: the whole message, or the rest of one whose sure part is decided. */
export function openPartOf({ intent, params }: IntentCall, text: string): string | undefined {
  if (intent === 'model') return textOf(params) ?? text
  return actionsOf(params).flatMap((action) =>
    action.intent === 'model' ? [textOf(action.params) ?? text] : [],
  )[0]
}

/** The decision with that part decided as `call`; the sure part keeps its place before it. */
export function closeOpenPart(
  { decision, call }: MessageDecision,
  part: IntentCall & Pick<Decision, 'source' | 'confidence'>,
): MessageDecision {
  const { intent, params, source, confidence } = part
  if (decision.intent === 'model') {
    return { decision: { intent, params, source, confidence }, call: { ...call, intent, params } }
  }
  const actions = actionsOf(decision.params).map((action) =>
    action.intent === 'model' ? { intent, params } : action,
  )
  const both = { intent: decision.intent, params: { ...decision.params, actions } }
  return { decision: { ...decision, ...both, source }, call: { ...call, ...both } }
}

function textOf(params: IntentCall['params']): string | undefined {
  return typeof params.text === 'string' ? params.text : undefined
}

/** The actions of a `multi`; the router made them, so their form is known. */
function actionsOf(params: IntentCall['params']): IntentCall[] {
  return Array.isArray(params.actions) ? (params.actions as IntentCall[]) : []
}
