import type { PaymentMethod, SlotSpanOf } from '../slots/slot-span.ts'
import { wordSet } from '../text/word-set.ts'
import type { Clause } from './message.ts'

/** With these a way to pay is said to be one: "no crédito", "on the card", "de pix". */
const LEADING = wordSet('no na em com por pelo via de do on off by with in to via through')
/** With these it was used: "mandei um pix", "tapped my card", "gave him cash". */
const USING = wordSet(`
  mandei mandamos fiz fizemos usei usamos passei passamos paguei pagamos enviei transferi gerei emiti quitei saquei dei demos foi era eh
  sent made did used tapped swiped paid gave handed slid ran was it's that's
`)
/** What was forgotten or lost paid for nothing. */
const MISSING = wordSet(
  'esqueci esquecemos perdi deixei bloqueei cancelei pedi recebi forgot lost left blocked cancelled canceled received',
)
/** Between a verb and the way to pay. */
const BETWEEN = wordSet(
  'o a os as um uma meu minha nosso nossa the a an my our it him her them over out some just isso tudo',
)

/**
 * How a remark says that something was paid ("whacked it on the card", "mandei pix"); `unclear` where a
 * way to pay is named, and nobody knows whether it was used.
 */
export function wayPaidIn(
  clause: Clause,
  isDenied: boolean,
): PaymentMethod | 'unclear' | undefined {
  const ways = clause.message.spans.filter(
    (span): span is SlotSpanOf<'paymentMethod'> =>
      span.type === 'paymentMethod' && span.from >= clause.from && span.to <= clause.to,
  )
  const [way, another] = ways
  if (way === undefined) return undefined
  if (another) return 'unclear'
  const said = wayOf(clause, way)
  return isDenied && said !== undefined ? 'unclear' : said
}

function wayOf(
  { message: { items }, from }: Clause,
  way: SlotSpanOf<'paymentMethod'>,
): PaymentMethod | 'unclear' | undefined {
  const wordAt = (at: number) => items[at]?.word ?? ''
  let before = way.from - 1
  while (before >= from && BETWEEN.has(wordAt(before))) before -= 1
  if (LEADING.has(wordAt(way.from)) || LEADING.has(wordAt(before))) return way.value
  // "o cartão não passou" tells of a card; "pix na hora" says how it was paid.
  const isSubject = before < from || items[before]?.kind === 'punctuation'
  if (isSubject) return before === way.from - 1 ? way.value : undefined
  if (MISSING.has(wordAt(before))) return undefined
  return USING.has(wordAt(before)) ? way.value : 'unclear'
}
