import type { Message } from '../../clauses/message.ts'
import type { GateHit } from '../../gates/harmless-gates.ts'
import type { Speech } from '../../speech/speech.ts'
import { PASSED_GATES as WORDS } from './words.generated.ts'

/** What a gate's words are judged by: where they stand, and in what. */
interface Said {
  readonly hit: GateHit
  readonly message: Message
  readonly speech: Speech
}

/** Whether the words of a gate say nothing against an intent, but belong to the way it is told. */
type Pass = (said: Said) => boolean

const wordAt = (message: Message, at: number): string => message.items[at]?.word ?? ''

/** "devo 800 pro João", "tô devendo 60": owed, and not "devo comprar". */
const isOwing: Pass = ({ hit, message, speech }) =>
  WORDS.owing.has(wordAt(message, hit.to - 1)) &&
  speech.verbs.get(wordAt(message, hit.to))?.form !== 'to-do'

const VALUES: ReadonlySet<string> = new Set(['money', 'paymentMethod', 'date'])

/** "e não 78,35", "it hasn't gone out": what was recorded in error is denied, and not that it be put right. */
const isDenied: Pass = ({ hit, message }) => {
  if (hit.gate !== 'negation') return false
  const next = WORDS.being.has(wordAt(message, hit.to)) ? hit.to + 1 : hit.to
  return (
    WORDS.behindDenial.has(wordAt(message, next)) ||
    (message.spansAt.get(hit.to) ?? []).some(({ type }) => VALUES.has(type))
  )
}

const RECORDED = /^(?:[a-z]+ed|put|said|written|got|made|paid)$/

/** "I'd typed it in wrong" had been done; nothing is supposed. */
const isPastPerfect: Pass = ({ hit, message }) =>
  wordAt(message, hit.to - 1) === "i'd" && RECORDED.test(wordAt(message, hit.to))

/** "should be 92": how it ought to stand. */
const isMeant: Pass = ({ hit, message }) =>
  hit.gate === 'wish' && WORDS.meant.has(wordAt(message, hit.to))

const isPutRight: Pass = (said) => isDenied(said) || isPastPerfect(said) || isMeant(said)

/** Somebody gives, and the speaker is given to. */
const isGiver: Pass = ({ hit, message, speech }) =>
  hit.gate === 'others' && isGivenToSpeaker(message, speech)

/** "tenho que devolver", "vou pagando": that what is lent is to be given back. */
const isToRepay: Pass = ({ hit, message }) =>
  (hit.gate === 'wish' || hit.gate === 'future') &&
  [hit.to - 1, hit.to, hit.to + 1, hit.to + 2].some((at) => WORDS.repaying.has(wordAt(message, at)))

const PASSES: Readonly<Record<string, Pass | undefined>> = {
  create_debt: (said) => isOwing(said) || isGiver(said) || isToRepay(said),
  create_income: isGiver,
  update_expense: isPutRight,
  delete_expense: isPutRight,
  unmark_bill_paid: isPutRight,
}

/** Whether a gate's words belong to the way an intent is told. */
export const isPassed = (intent: string, hit: GateHit, message: Message, speech: Speech): boolean =>
  PASSES[intent]?.({ hit, message, speech }) === true

/** Who pays the speaker by what they are: "a inquilina depositou o aluguel". */
export const PAYERS = WORDS.payers

/** "meu irmão me deu 500", "my sister lent me 200". */
export function isGivenToSpeaker({ items, locale }: Message, speech: Speech): boolean {
  if (items.slice(0, 3).some(({ word }) => PAYERS.has(word))) return true
  if (items.some(({ word }) => WORDS.cameIn.has(word))) return true
  const step = locale === 'en' ? -1 : 1
  return items.some(
    ({ word }, at) =>
      (word === 'me' || (locale === 'en' && word === 'us')) &&
      WORDS.gave.has(items[at + step]?.word ?? '') &&
      speech.verbs.get(items[at + 2 * step]?.word ?? '')?.form !== 'to-do',
  )
}

/** Intents in which somebody may give to the speaker. */
export const GIVEN: ReadonlySet<string> = new Set(['create_income', 'create_debt'])
