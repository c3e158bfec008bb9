import { type Message, wordsOf } from '../../clauses/message.ts'
import { eventLexicon } from '../../values/lexicons.ts'
import type { Stretch } from '../asides.ts'
import type { ParamFinder } from './param-finder.ts'
import { afterTimes, isTimeAt } from './said-times.ts'
import { holds, stretchesOf } from './stretches.ts'
import { FIND_EVENT_UPDATES as WORDS } from './words.generated.ts'

/** "a reunião de amanhã com o Dr. Anselmo foi remarcada para as 16h", "passa o dentista de sexta pras 16h". */
export const findEventUpdate: ParamFinder = ({ message }) => {
  const moves = stretchesOf(message).flatMap((stretch) => {
    const event = movedIn(message, stretch)
    return event ? [{ stretch, event }] : []
  })
  const [move, another] = moves
  if (move === undefined || another !== undefined || holds(message, move.stretch, WORDS.others))
    return undefined
  return {
    ...move.stretch,
    bindings: [{ type: 'text', name: 'event', ...move.event }],
    allows: ['wish', 'future', 'order', 'others'],
    isOrder: true,
  }
}

/** The words for the event that is moved, on the side of the verb where they stand. */
function movedIn(message: Message, stretch: Stretch): Stretch | undefined {
  const { items } = message
  const wordAt = (at: number) => items[at]?.word ?? ''
  for (let verb = stretch.from; verb < stretch.to; verb++) {
    if (!WORDS.moves.has(wordAt(verb)) && !WORDS.moved.has(wordAt(verb))) continue
    const goal = goalAfter(message, verb, stretch.to)
    if (goal === undefined) continue
    const behind = named(message, verb + 1, goal)
    if (behind) return isIntro(message, stretch.from, verb) ? behind : undefined
    let end = verb
    while (end > stretch.from && WORDS.beforeVerb.has(wordAt(end - 1))) end -= 1
    const event = named(message, stretch.from, end)
    // "we moved to Lisbon", "o preço passou para 50": only what is planned is put off.
    return event && namesEvent(message, event) ? event : undefined
  }
  return undefined
}

/** Where the words for the new time begin. */
function goalAfter(message: Message, verb: number, to: number): number | undefined {
  const wordAt = (at: number) => message.items[at]?.word ?? ''
  let found: number | undefined
  for (let at = verb + 1; at < to; at++) {
    if (!WORDS.towards.has(wordAt(at))) continue
    if ([0, 1, 2, 3].some((step) => at + step < to && isTimeAt(message, at + step))) found ??= at
  }
  return found
}

function namesEvent(message: Message, event: Stretch): boolean {
  return eventLexicon.within(wordsOf({ message, ...event })) !== undefined
}

const isIntro = ({ items }: Message, from: number, to: number): boolean =>
  items.slice(from, to).every(({ word }) => WORDS.intro.has(word))

/** A name after its articles; nothing where only they and small words stand. */
function named(message: Message, from: number, to: number): Stretch | undefined {
  let start = from
  while (start < to && WORDS.intro.has(message.items[start]?.word ?? '')) start += 1
  let end = to
  while (end > start && WORDS.off.has(message.items[end - 1]?.word ?? '')) end -= 1
  return afterTimes(message, start, end) < end ? { from: start, to: end } : undefined
}
