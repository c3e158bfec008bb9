import type { ReadingInput } from '../../clauses/clause-reading.ts'
import { type Message, wordsOf } from '../../clauses/message.ts'
import { wordSetsOf } from '../../text/word-tables.ts'
import { BIRTHDAY } from '../../values/birthday-words.ts'
import { type NamedPerson, personAt } from '../../values/person-at.ts'
import type { Stretch } from '../asides.ts'
import { isSaidOfPerson } from '../calls/person-facts.ts'
import { timeSpans } from '../calls/said-time.ts'
import type { ParamFinder } from './param-finder.ts'
import { holds, placeOf, stretchesOf, wholeOf } from './stretches.ts'
import { FIND_PEOPLE as WORDS } from './words.generated.ts'

/** By what a talk or a meeting is told, the firmest first; of the middle ones whichever is said first. */
const CHANNELS = wordSetsOf(WORDS.channels)

/** "domingo passei a tarde no telefone com minha prima Noélia", "Penny emailed me about the budget". */
export const findInteraction: ParamFinder = (input) => {
  const { message } = input
  const told = stretchesOf(message).filter((one) => holds(message, one, WORDS.done))
  const found = told.flatMap((stretch) => {
    const type = channelOf(message, stretch)
    const person = onlyPerson(input, stretch)
    return type && person ? [{ stretch, type, person }] : []
  })
  const [talk, another] = found
  if (talk === undefined || another !== undefined) return undefined
  const { stretch, type, person } = talk
  const { from, to } = person
  if (!isBetweenBoth(message, stretch, person) || isDayOfMatter(message, stretch, person))
    return undefined
  return {
    ...stretch,
    bindings: [{ type: 'text', name: 'who', from, to }],
    set: { type },
    allows: ['others'],
  }
}

function channelOf(message: Message, stretch: Stretch): string | undefined {
  if (holds(message, stretch, WORDS.gifts) && holds(message, stretch, WORDS.given)) return 'gift'
  const said = Object.entries(CHANNELS)
    .map(([type, words]) => ({ type, at: placeOf(message, stretch, words) }))
    .filter((one) => one.at !== undefined)
    .sort((one, other) => (one.at ?? 0) - (other.at ?? 0))
  return said[0]?.type ?? (holds(message, stretch, WORDS.talks) ? 'other' : undefined)
}

interface PersonPlace extends Stretch {
  readonly person: NamedPerson
}

/** The one person of a stretch; of two nobody knows who is meant. */
function onlyPerson({ message, vocabulary }: ReadingInput, { from, to }: Stretch) {
  const found: PersonPlace[] = []
  for (let at = from; at < to; ) {
    const person = personAt(message, at, to, vocabulary)
    if (person) found.push({ from: at, to: person.to, person })
    at = person?.to ?? at + 1
  }
  const [only, another] = found
  // "Ana's office" is no Ana.
  const isOwner = only && message.items[only.to]?.word === "'s"
  return another === undefined && !isOwner ? only : undefined
}

/** Whether the speaker is the one who did it, or to whom it was done: "Ana called Pedro" is neither. */
function isBetweenBoth(message: Message, { from, to }: Stretch, person: PersonPlace): boolean {
  const verb = placeOf(message, { from, to }, WORDS.done) ?? to
  if (person.from > verb && !isJoined(message, person)) return false
  const before = wordsOf({ message, from, to: verb })
  if (before.some((word) => WORDS.otherSubjects.has(word))) return false
  const word = message.items[verb]?.word ?? ''
  const isOthers = WORDS.byOthers.has(word) || (message.locale === 'en' && person.from < verb)
  if (!isOthers) return true
  return wordsOf({ message, from, to }).some((one) => WORDS.toMe.has(one))
}

/** "texted Ana about Saturday's game": that day is the game's, and the talk's may be any. */
function isDayOfMatter(message: Message, stretch: Stretch, person: Stretch): boolean {
  const matter = placeOf(message, { from: person.to, to: stretch.to }, WORDS.matter) ?? stretch.to
  return timeSpans(message, stretch.from, stretch.to).some(
    (span) => span.from > matter || message.items[span.to]?.word === "'s",
  )
}

/** Whether a name hangs on the deed: "falei mal do Coritiba" and "before the client call" are with nobody. */
function isJoined({ items }: Message, { from, to }: Stretch): boolean {
  const wordAt = (at: number) => items[at]?.word ?? ''
  let at = from
  while (at > 0 && WORDS.articles.has(wordAt(at - 1))) at -= 1
  const words = items.slice(at, to).map(({ word }) => word)
  if (words.some((word) => WORDS.indefinite.has(word)) || WORDS.judged.has(wordAt(at - 1)))
    return false
  const isTowards = items.slice(at, to).some(({ raw }) => raw.toLowerCase() === 'à')
  return (
    isTowards ||
    [wordAt(at - 1), ...words].some((word) => WORDS.joints.has(word)) ||
    WORDS.done.has(wordAt(at - 1))
  )
}

/** "when did I last talk to Marc?", "quando é mesmo o aniversário da Manuela?". */
export const findPersonRead: ParamFinder = (input) => {
  const { message } = input
  const whole = wholeOf(message)
  const person = onlyNamed(input)
  if (person === undefined) return undefined
  const fields = [
    ...(holds(message, whole, BIRTHDAY) ? ['birthday'] : []),
    ...(holds(message, whole, WORDS.contact) && holds(message, whole, WORDS.touch)
      ? ['lastContact']
      : []),
    ...(holds(message, whole, WORDS.tastes) ? ['preferences'] : []),
  ]
  if (fields.length > 1) return undefined
  const { from, to } = person
  return {
    ...whole,
    bindings: [{ type: 'text', name: 'who', from, to }],
    set: fields.length === 0 ? {} : { fields },
  }
}

/** As above, though a person may own what is asked about: "Priya's birthday". */
function onlyNamed(input: ReadingInput): Stretch | undefined {
  const { message, vocabulary } = input
  const found: Stretch[] = []
  for (let at = 0; at < message.items.length; ) {
    const person = personAt(message, at, message.items.length, vocabulary)
    if (person) found.push({ from: at, to: person.to })
    at = person?.to ?? at + 1
  }
  return found.length === 1 ? found[0] : undefined
}

/** "bote aí que Tereza não suporta cheiro de cigarro", "ideia de presente pra Lari: fone ou planta". */
export const findPersonUpdate: ParamFinder = ({ message, vocabulary }, { core }) => {
  const whole = { from: core.from, to: core.to }
  const gates = ['others', 'negation', 'wish', 'future', 'order']
  for (let at = core.from; at < core.to; at++) {
    const person = personAt(message, at, core.to, vocabulary)
    if (person === undefined) continue
    const isGift = holds(message, { from: core.from, to: at }, WORDS.giftIdeas)
    const who = { type: 'text', name: 'who', from: at, to: person.to } as const
    if (isGift && message.items[person.to]?.word === ':') {
      const gift = { type: 'text', name: 'gift', from: person.to + 1, to: core.to } as const
      return { ...whole, bindings: [who, gift], allows: gates, isOrder: true }
    }
    if (!isSaidOfPerson(message, person.to, core.to)) return undefined
    // "o aniversário da Maria é 15 de maio": said before the name.
    const from = holds(message, { from: core.from, to: at }, BIRTHDAY) ? core.from : at
    const fact = { type: 'text', name: 'fact', from, to: core.to } as const
    return { ...whole, bindings: [fact], allows: gates, isOrder: true }
  }
  return undefined
}
