import type { IntentCall, JsonObject } from '@parco/protocol'
import type { Router, RouterContext } from '@parco/router'
import { claimOf, UNEXPLAINED } from '../actions/claimed.ts'
import { recentCalls } from '../actions/follow-up/recent-calls.ts'
import { decideMessage, type MessageDecision } from './decide-message.ts'
import type { Turn } from './turn.ts'

/** Whom nothing said for this many messages is meant by no pronoun. */
const REMEMBERED_MESSAGES = 12

/** A message that names what it only pointed at, with what it means then. */
export interface Named {
  /** The turn as if its message had said so. */
  readonly turn: Turn
  readonly decided: MessageDecision
}

/** What a pronoun leaves to be asked: who it is, for one slot of a write. */
export interface Unnamed {
  readonly pronoun: string
  readonly call: IntentCall
  readonly slot: string
}

/**
 * Reads "ela já me pagou 20" and "quanto ele me deve?" with the name of whoever the conversation was
 * about last; where it was about nobody, says what would be written once that is known. Nothing for a
 * message without a pronoun, and for one that asks for nothing with a name either.
 */
export async function namePronoun(
  turn: Turn,
  decided: MessageDecision,
  router: Router,
  context: RouterContext,
): Promise<Named | Unnamed | undefined> {
  const said = pronounIn(turn)
  if (!said) return undefined
  const isRead = turn.services.tools.get(decided.call.intent)?.tool.effect === 'read'
  if (!isRead && !needsName(decided, said.pronoun)) return undefined
  const person = await personMeant(turn)
  if (person === undefined && said.isLeftOut) return undefined
  const name = person ?? turn.say('pronoun.somebody')
  const named: Turn = { ...turn, text: said.withName(name) }
  const read = decideMessage(named, router, context)
  const call = await writeOrRead(named, read)
  if (!call) return undefined
  const slot = slotThatNames(call.params, name)
  // "quanto ela me deve?" was understood without her: it is another question only where it names her.
  if (isRead && slot === undefined) return undefined
  if (person !== undefined) return { turn: named, decided: read }
  const isWrite = turn.services.tools.get(call.intent)?.tool.effect === 'write'
  if (slot === undefined || !isWrite) return undefined
  // "ela já me pagou": a domain that knows who it may be asks that itself.
  const isOpen = !turn.services.tools.has(decided.call.intent)
  if (isOpen && (await writeOrRead(turn, decided))) return undefined
  const { [slot]: _, ...params } = call.params
  return { pronoun: said.pronoun, slot, call: { intent: call.intent, params } }
}

interface SaidPronoun {
  readonly pronoun: string
  /** Whether nobody is named at all: "mora em Recife". */
  readonly isLeftOut?: true
  withName(name: string): string
}

/**
 * The first pronoun of the message: "dela" stands for "de" and a name. "mora em Recife" leaves out whom it
 * tells of, which stands before its verb.
 */
function pronounIn(turn: Turn): SaidPronoun | undefined {
  const { say, text } = turn
  const opens = new RegExp(`^(?:${say('pronoun.leftOut.words')})(?![\\p{L}\\p{N}])`, 'iu').exec(
    text,
  )
  const lead = (name: string) => (opens ? `${say('pronoun.leftOut.named', { name })} ` : '')
  const [first] = FORMS.flatMap((form) => {
    const words = say(`pronoun.${form}.words`)
    const found = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu').exec(text)
    return found ? [{ form, index: found.index, pronoun: found[0] }] : []
  }).sort((one, other) => one.index - other.index)
  if (first) {
    const { form, index, pronoun } = first
    const behind: Turn = { ...turn, text: text.slice(index + pronoun.length) }
    return {
      pronoun,
      withName: (name) => {
        const named = lead(name) + text.slice(0, index) + say(`pronoun.${form}.named`, { name })
        const next = pronounIn(behind)
        const isSame = next !== undefined && isOfOne(pronoun, next.pronoun, turn)
        return named + (isSame ? next.withName(name) : behind.text)
      },
    }
  }
  if (!opens || text.includes('?')) return undefined
  return { pronoun: opens[0], isLeftOut: true, withName: (name) => `${lead(name)}${text}` }
}

/** Of two that begin at one place, the first of these is meant. */
const FORMS = ['of', 'to', 'bare'] as const

/** "she … and her …" are one person, "he … and she …" are two. */
const isOfOne = (one: string, other: string, { say }: Turn): boolean =>
  say('pronoun.ofOne')
    .split(';')
    .map((group) => group.split('|'))
    .some((group) => [one, other].every((word) => group.includes(word.toLowerCase())))

/** What nothing was made of, what is of others, and what took the pronoun for a name. */
function needsName({ call }: MessageDecision, pronoun: string): boolean {
  const { intent, params, reason } = call
  if (intent === UNEXPLAINED.intent) return params.text === undefined
  if (intent === 'none') return OF_OTHERS.has(reason ?? '')
  return slotThatNames(params, pronoun) !== undefined
}

const OF_OTHERS: ReadonlySet<string> = new Set(['others', 'nothing-to-record', 'question'])

const slotThatNames = (params: JsonObject, name: string): string | undefined =>
  Object.entries(params).find(
    ([, value]) => typeof value === 'string' && value.toLowerCase() === name.toLowerCase(),
  )?.[0]

/** The call of a tool that a message comes to, by itself or as a domain claims it. */
async function writeOrRead(turn: Turn, { call }: MessageDecision): Promise<IntentCall | undefined> {
  const isOpen = call.intent === UNEXPLAINED.intent
  if (!isOpen && call.intent !== 'none' && !turn.services.tools.has(call.intent)) return undefined
  const asked = isOpen ? UNEXPLAINED : call
  const params = call.intent === 'none' ? { reason: call.reason ?? '' } : asked.params
  const claimed = await claimOf(turn, isOpen ? UNEXPLAINED : { intent: call.intent, params })
  if (claimed) return claimed.call
  return turn.services.tools.has(call.intent) ? call : undefined
}

/** Whoever the conversation was about last, as its calls tell. */
async function personMeant(turn: Turn): Promise<string | undefined> {
  for (const call of await recentCalls(turn, REMEMBERED_MESSAGES)) {
    const domain = turn.services.tools.get(call.intent)?.domain
    const person = domain && (await domain.personOf?.(call, turn.contextOf(domain)))
    if (person !== undefined) return person
  }
  return undefined
}
