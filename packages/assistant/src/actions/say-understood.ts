import type { JsonObject } from '@parco/protocol'
import { replies } from '../replies/replies.generated.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'

/** Slots that tell one request from another, the most telling first. */
const SUBJECTS = [
  'title',
  'name',
  'content',
  'query',
  'topic',
  'currentTopic',
  'personRef',
  'habitRef',
  'goalRef',
  'debtRef',
  'investmentRef',
  'reminderRef',
  'creditor',
  'source',
  'text',
] as const

/** Quoting more than this says nothing more. */
const MOST_CHARACTERS = 80

/** Says which request was understood that no part of this version carries out; nothing for an intent without words. */
export function sayUnderstood(turn: Turn, { intent, params }: ActionCall): string | undefined {
  if (!Object.hasOwn(replies[turn.locale].intent, intent)) return undefined
  const wanted = turn.say(`intent.${intent}`)
  const subject = subjectOf(params)
  return subject === undefined
    ? turn.say('reasoning.understood', { wanted })
    : turn.say('reasoning.understoodOf', { wanted, subject })
}

function subjectOf(params: JsonObject): string | undefined {
  const { eventRef } = params
  const isNamed = typeof eventRef === 'object' && eventRef !== null && 'title' in eventRef
  const slots: JsonObject = isNamed ? { title: eventRef.title ?? null, ...params } : params
  const subject = SUBJECTS.map((slot) => slots[slot]).find((value) => typeof value === 'string')
  if (typeof subject !== 'string') return undefined
  return subject.length > MOST_CHARACTERS ? `${subject.slice(0, MOST_CHARACTERS)}…` : subject
}
