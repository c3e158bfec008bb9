import { wordsOf } from '../../clauses/message.ts'
import type { Binding } from '../../grammar/match.ts'
import type { SlotSpan, SlotSpanOf } from '../../slots/slot-span.ts'
import { categoryLexicon, expenseLexicon } from '../../values/lexicons.ts'
import {
  bindSpan,
  bindText,
  type Finder,
  type Holdings,
  holdsWord,
  valuesOfType,
} from './finding.ts'
import type { Phrase } from './phrases.ts'
import { PAID, phrasesBeside } from './phrases-beside.ts'
import { bindReference, type Reference, referenceAmong } from './references.ts'
import { FIND_EXPENSE_CHANGE as WORDS } from './words.generated.ts'

interface Amounts {
  readonly old?: SlotSpanOf<'money'>
  readonly new?: SlotSpanOf<'money'>
}

/** Which amount was recorded and which is right; nothing where the words do not tell them apart. */
function amountsIn(holdings: Holdings): Amounts | undefined {
  const amounts = valuesOfType(holdings, 'money')
  const denied = amounts.filter((span) => isDenied(holdings, span))
  const [first, second, third] = amounts
  if (third !== undefined || denied.length > 1) return undefined
  if (second === undefined) {
    if (denied.length > 0) return undefined
    return first ? { new: first } : {}
  }
  const [old] = denied
  if (old) return { old, new: old === first ? second : (first as SlotSpanOf<'money'>) }
  const isRecorded =
    WORDS.recorded.has(wordBefore(holdings, first)) && WORDS.is.has(wordBefore(holdings, second))
  const isFromTo =
    isRecorded ||
    (WORDS.oldBefore.has(wordBefore(holdings, first)) &&
      WORDS.newBefore.has(wordBefore(holdings, second)))
  return isFromTo && first ? { old: first, new: second } : undefined
}

const wordBefore = ({ input: { message } }: Holdings, span: SlotSpan | undefined): string =>
  message.items[(span?.from ?? 0) - 1]?.word ?? ''

function isDenied({ input: { message } }: Holdings, { from }: SlotSpan): boolean {
  return wordsOf({ message, from: Math.max(0, from - 3), to: from }).some((word) =>
    WORDS.denying.has(word),
  )
}

function isNewDay({ input: { message } }: Holdings, { from }: SlotSpan): boolean {
  let at = from - 1
  while (at >= 0 && WORDS.articles.has(message.items[at]?.word ?? '')) at -= 1
  return WORDS.towards.has(message.items[at]?.word ?? '')
}

function expenseAmong(holdings: Holdings, without?: Phrase): Reference {
  const phrases = phrasesBeside(holdings, [...PAID, 'installments', 'ordinal'], WORDS.own)
  const names = inFirstPart(phrases.filter(({ from }) => from !== without?.from))
  return referenceAmong(holdings, names, [expenseLexicon])
}

/** What follows the part that names it tells more of it: "…, the school's paying me back". */
const inFirstPart = (phrases: readonly Phrase[]): Phrase[] =>
  phrases.filter(({ part }) => part.from === phrases[0]?.part.from)

/** "pra categoria viagem", "as transport": the category it is to be filed under. */
function categoryIn(holdings: Holdings): { phrase: Phrase; key: string } | undefined {
  const { message } = holdings.input
  const isFiled = holdsWord(holdings, WORDS.category) || holdsWord(holdings, WORDS.filing)
  for (const phrase of phrasesBeside(holdings, ['money', 'date'], WORDS.own)) {
    const words = wordsOf({ message, from: phrase.from, to: phrase.to })
    const entry = categoryLexicon.at(words, 0)
    const wordAt = (at: number) => message.items[at]?.word ?? ''
    const isBeside = [phrase.from - 1, phrase.from - 2, phrase.to].some((at) =>
      WORDS.category.has(wordAt(at)),
    )
    const isNamed =
      isBeside ||
      wordAt(phrase.from - 1) === 'under' ||
      (isFiled && WORDS.filedUnder.has(wordAt(phrase.from - 1)))
    if (isNamed && entry?.words.length === words.length) return { phrase, key: entry.key }
  }
  return undefined
}

/** The expense that is changed, and what is right of it. */
export const findExpenseChange: Finder = (holdings) => {
  const amounts = amountsIn(holdings)
  const category = categoryIn(holdings)
  if (amounts === undefined || holdsWord(holdings, WORDS.renaming)) return undefined
  if (!holdsWord(holdings, WORDS.changing)) return undefined
  if (category === undefined && holdsWord(holdings, WORDS.category)) return undefined
  const ref = expenseAmong(holdings, category?.phrase)
  if (ref === 'doubtful') return undefined
  const dates = valuesOfType(holdings, 'date')
  const fresh = dates.filter((span) => isNewDay(holdings, span))
  const recorded = dates.filter((span) => !fresh.includes(span))
  const [method, other] = valuesOfType(holdings, 'paymentMethod').filter(
    (span) => !isDenied(holdings, span),
  )
  if (other !== undefined || fresh.length > 1 || recorded.length > 1) return undefined
  if (ref === 'none' && recorded.length === 0 && amounts.old === undefined) return undefined
  const bindings: Binding[] = [
    ...bindReference('name', ref),
    ...(category ? [bindText('category', category.phrase, category.key)] : []),
    ...(amounts.old ? [bindSpan('oldAmount', amounts.old)] : []),
    ...(amounts.new ? [bindSpan('money', amounts.new)] : []),
    ...fresh.map((span) => bindSpan('newDate', span)),
    ...recorded.map((span) => bindSpan('oldDate', span)),
  ]
  return { bindings, ...(method ? { values: [method], set: { isWay: true } } : { values: [] }) }
}

/** The expense that is deleted. */
export const findExpense: Finder = (holdings) => {
  const ref = expenseAmong(holdings)
  if (ref === 'doubtful' || valuesOfType(holdings, 'money').length > 1) return undefined
  return { bindings: bindReference('name', ref) }
}
