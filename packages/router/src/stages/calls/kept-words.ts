import type { Message } from '../../clauses/message.ts'
import { KEPT_WORDS as WORDS } from './words.generated.ts'

/** What people have kept for them: "esquece o código do portão" forgets one, "esquece o mercado" does not. */
export const KEPT = WORDS.kept

export const NOTHING_NAMED = WORDS.nothingNamed

export const KNOWLEDGE_OPENERS = WORDS.knowledgeOpeners

/** "não curto cebola, anota aí": the order at the end is no part of what is kept. */
export function beforeOrder(message: Message, from: number, to: number): number {
  let end = beforeOrderPiece(message, from, to)
  while (
    end > from + 1 &&
    (WORDS.orders.has(message.items[end - 1]?.word ?? '') ||
      message.items[end - 1]?.kind === 'punctuation')
  )
    end -= 1
  return end
}

/** "…, salva aí no meu perfil", "…, bote como meta": the end before a last piece that an order opens. */
export function beforeOrderPiece({ items }: Message, from: number, to: number): number {
  const mark = items.findLastIndex(({ word }, at) => at > from && at < to - 1 && word === ',')
  if (mark < 0 || to - mark > LONGEST_ORDER) return to
  const first = items[mark + 1]?.word ?? ''
  const isPut = WORDS.putting.has(first) && WORDS.into.has(items[to - 1]?.word ?? '')
  return WORDS.opening.has(first) || isPut ? mark : to
}

const LONGEST_ORDER = 7

/** What is said of the moment, or of nothing in particular, is not worth keeping unasked. */
export const VAGUE = WORDS.vague
