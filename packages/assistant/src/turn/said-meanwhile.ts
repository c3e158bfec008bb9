import {
  fold,
  type Pending,
  type RoutedDecision,
  type Router,
  type RouterContext,
} from '@parco/router'
import type { Turn } from './turn.ts'

/**
 * What reads like a change of the card that waits, and is none: "contas de dezembro" while a card of
 * November waits is a question of its own, and "lembra que o vizinho se chama Sérgio" while another
 * fact waits is a fact of its own.
 */
export function saidMeanwhile(
  { services, text }: Turn,
  router: Router,
  context: RouterContext,
  pending: Pending,
): RoutedDecision | undefined {
  const read = router.decide(text, context)
  if (read.source !== 'sentence') return undefined
  const isQuestion = services.tools.get(read.intent)?.tool.effect === 'read'
  return isQuestion || isAnotherText(read, pending) ? read : undefined
}

/** Whether a message is whole as what waits is, and no word of its text is that of any that waits. */
function isAnotherText(read: RoutedDecision, pending: Pending): boolean {
  if (pending.kind !== 'writes') return false
  const same = pending.writes.filter(({ intent }) => intent === read.intent)
  return same.length > 0 && same.every((write) => saysAnother(write, read.params))
}

function saysAnother(
  { params }: Pick<RoutedDecision, 'params'>,
  said: RoutedDecision['params'],
): boolean {
  const texts = Object.entries(params).filter(
    ([slot]) => isText(params[slot]) && isText(said[slot]),
  )
  return texts.length > 0 && texts.every(([slot, text]) => sharesNoWord(text, said[slot]))
}

/** A name may be corrected whole; a text of several words is not. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim().includes(' ')

function sharesNoWord(one: unknown, other: unknown): boolean {
  const words = wordsOf(one)
  return !wordsOf(other).some((word) => words.includes(word))
}

/** Words that tell; the short ones are articles and prepositions. */
const wordsOf = (text: unknown): string[] =>
  fold(String(text))
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 3)
