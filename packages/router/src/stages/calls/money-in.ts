import { wordSet } from '../../text/word-set.ts'
import type { CallInput } from './call-builder.ts'

/** How money comes in by itself: "o salário caiu", "the refund landed". */
const ARRIVING =
  'caiu cairam caiam entrou entraram pingou pingaram chegou chegaram veio vieram came landed hit arrived'

/** How it is there: "tá na conta". */
export const ARRIVED = wordSet(`${ARRIVING} conta account`)

/** How a benefit comes, which is paid out: "saiu a parcela do auxílio". */
export const PAID_OUT = wordSet(`${ARRIVING} saiu sairam`)

/** How somebody comes to have money, whether it comes or is given, and nouns that say so. */
export const RECEIVING = wordSet(
  `${ARRIVING} ganhei ganhamos recebi recebemos depositaram creditaram liberaram deu deram mandou mandaram got received receive gave sent in income renda entrada recebido recebida recebimento`,
)

/** Whether the clause has one of the words. */
export function isSaidIn(
  { message, clauseFrom, clauseTo }: CallInput,
  words: ReadonlySet<string>,
): boolean {
  for (let at = clauseFrom; at < clauseTo; at++)
    if (words.has(message.items[at]?.word ?? '')) return true
  return false
}
