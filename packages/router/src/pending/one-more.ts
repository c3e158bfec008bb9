import type { IntentCall } from '@parco/protocol'
import { hasTrait, intentNamed } from '../intents/intent-table.ts'
import { fold } from '../text/fold.ts'
import { changeableSlots } from './changeable-slots.ts'
import type { CueKind } from './cues.ts'
import { isComplete } from './is-complete.ts'
import type { Reply } from './reply.ts'

/** The order that opens "marca a internet também", for which the verb stands. */
const ORDER = /^(?:pode )?(?:marca|marcar|mark|tick|check off)\s+/iu
/** With one of these the other was not done, or not for sure. */
const NOT_DONE: readonly CueKind[] = ['no', 'wasNot', 'hedge', 'later', 'condition', 'stop']

/** The request that stands in a reply from a word on, if it is of something else than what waits. */
export function oneMore(
  reply: Reply,
  from: number,
  writes: readonly IntentCall[],
): IntentCall | undefined {
  const { tokens, tokenOf, words } = reply.reply
  const start = tokens[tokenOf[from] ?? -1]?.start
  if (start === undefined || reply.lexicon.match(words, from)?.kinds.has('no')) return undefined
  const text = reply.text.slice(start)
  const fresh = reply.readFresh(text)
  const more = isComplete(fresh) ? fresh : carriedOver(reply, from, text, writes)
  const isOther =
    more && hasTrait(more.intent, 'beside') && !writes.some((write) => isOfSame(write, more))
  return isOther ? more : undefined
}

function carriedOver(
  { readFresh, spans, lexicon, reply: { words, tokenOf }, context: { locale } }: Reply,
  from: number,
  text: string,
  [write]: readonly IntentCall[],
): IntentCall | undefined {
  // What was done to the one is done to the other where its name alone is said: "e a água também".
  const isPaid = write !== undefined && hasTrait(write.intent, 'pays-bill')
  const verb = isPaid ? intentNamed(write.intent)?.leads?.[locale] : undefined
  const isOpen = words.some((_, at) => {
    const kinds = at < from ? undefined : lexicon.match(words, at)?.kinds
    return NOT_DONE.some((kind) => kinds?.has(kind))
  })
  if (write === undefined || verb === undefined || isOpen) return undefined
  const carried = readFresh(`${verb} ${text.replace(ORDER, '')}`)
  if (carried?.intent !== write.intent) return undefined
  const { paidDate } = write.params
  const isDated = spans.some(({ type, to }) => type === 'date' && to > (tokenOf[from] ?? 0))
  if (paidDate === undefined || isDated) return carried
  return { ...carried, params: { ...carried.params, paidDate } }
}

function isOfSame(write: IntentCall, more: IntentCall): boolean {
  if (write.intent !== more.intent) return false
  const slot = hasTrait(write.intent, 'measures') ? 'type' : (changeableSlots(write).name ?? 'name')
  const [one, other] = [write.params[slot], more.params[slot]]
  if (typeof one !== 'string' || typeof other !== 'string') return true
  const [first, second] = [fold(one), fold(other)]
  return first.includes(second) || second.includes(first)
}
