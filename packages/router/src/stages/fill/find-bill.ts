import { wordsOf } from '../../clauses/message.ts'
import type { SlotSpan } from '../../slots/slot-span.ts'
import { wordSetsOf } from '../../text/word-tables.ts'
import type { Lexicon } from '../../values/lexicon.ts'
import { billLexicon } from '../../values/lexicons.ts'
import { bindSpan, type Finder, type Holdings, holdsWord, valuesOfType } from './finding.ts'
import type { Phrase } from './phrases.ts'
import { AMOUNT_AND_DAY, phrasesBeside } from './phrases-beside.ts'
import { bindReference, type Reference, referenceAmong, usersOwn } from './references.ts'
import { FIND_BILL as WORDS } from './words.generated.ts'

/** The bill that is paid, or is not after all. */
export const findPaidBill: Finder = (holdings) => {
  if (valuesOfType(holdings, 'money').length > 1) return undefined
  const ref = billAmong(holdings, WORDS.marking)
  if (ref === 'doubtful' || isOnlyDue(holdings)) return undefined
  if (ref !== 'none' && !isBill(holdings, ref)) return undefined
  return { bindings: bindReference('billRef', ref) }
}

/** What no lexicon knows is a bill where it is called one, or written as a company is: "paguei o maior mico" pays none. */
function isBill(holdings: Holdings, { from, to }: Phrase): boolean {
  const { message } = holdings.input
  const isWrittenLarge = from > 0 && /^\p{Lu}/u.test(message.items[from]?.raw ?? '')
  if (isKnownBill(holdings, { from, to }) || isWrittenLarge || holdsWord(holdings, WORDS.bills))
    return true
  // "sindicato pago no balcão": nothing but what it is, and that it is settled, without an amount.
  const isOpening = from <= 1 && WORDS.settledBehind.has(message.items[to]?.word ?? '')
  return isOpening && valuesOfType(holdings, 'money').length === 0
}

function isKnownBill(holdings: Holdings, { from, to }: Pick<Phrase, 'from' | 'to'>): boolean {
  const words = wordsOf({ message: holdings.input.message, from, to })
  return lexiconsOf(holdings).some((lexicon) => lexicon.within(words) !== undefined)
}

function lexiconsOf({ input }: Holdings): Lexicon[] {
  const own = usersOwn(input.vocabulary?.bills)
  return own ? [own, billLexicon] : [billLexicon]
}

/** A bill that was marked paid and is not. */
export const findUnpaidBill: Finder = (holdings) =>
  holdsWord(holdings, WORDS.undoing) ? findPaidBill(holdings) : undefined

/** "a luz veio 200", "the rent is due": told of a bill, and not that it is paid. */
const isOnlyDue = (holdings: Holdings): boolean =>
  holdsWord(holdings, WORDS.arriving) && !holdsWord(holdings, WORDS.settled)

/** Values that stand beside the name of a bill. */
const BESIDE_BILL = [...AMOUNT_AND_DAY, 'time', 'recurrence', 'dueDay', 'ordinal'] as const

function billAmong(holdings: Holdings, own: ReadonlySet<string>): Reference {
  const phrases = phrasesBeside(holdings, BESIDE_BILL, own)
  const others = phrases.filter(({ lead }) => !WORDS.means.has(lead))
  return referenceAmong(holdings, others.length > 0 ? others : phrases, lexiconsOf(holdings))
}

/** What a bill is for, and the day on which it is due. */
export const findNewBill: Finder = (holdings) => {
  if (holdsWord(holdings, WORDS.planned)) return undefined
  const ref = newBillAmong(holdings)
  if (ref === 'doubtful' || valuesOfType(holdings, 'money').length > 1) return undefined
  const nth = nthIn(holdings)
  const days = [...valuesOfType(holdings, 'date'), ...valuesOfType(holdings, 'recurrence')]
  // A day that is said and not understood is not asked for.
  const hasDay = nth !== undefined || holdings.values.some(({ type }) => type === 'dueDay')
  if (!hasDay && days.length > 0 && !days.some(({ value }) => value.dayOfMonth !== undefined)) {
    if (days.some(({ type }) => type === 'date')) return undefined
  }
  const hasValue = ['money', 'dueDay', 'date', 'recurrence'].some((type) =>
    holdings.values.some((span) => span.type === type),
  )
  if (!hasValue && (ref === 'none' || !isKnownBill(holdings, ref))) return undefined
  return {
    bindings: [
      ...bindReference('name', ref),
      ...days
        .filter(({ value }) => value.dayOfMonth !== undefined)
        .map((span) => bindSpan('dueDay', span)),
      ...(nth ? [bindSpan('dueDay', nth)] : []),
    ],
    ...(holdsWord(holdings, WORDS.once) ? { set: { isOnce: true } } : {}),
  }
}

/** What stands in the first part, and more of it behind: "água e esgoto, Sanepar, 80, dia 4". */
function newBillAmong(holdings: Holdings): Reference {
  const ref = billAmong(holdings, WORDS.settingUp)
  if (ref !== 'doubtful') return ref
  const phrases = phrasesBeside(holdings, BESIDE_BILL, WORDS.settingUp)
  const [first, second] = phrases
  if (first === undefined || first.from > first.part.from + 1 || first.lead !== '') return ref
  return second && second.part.from !== first.part.from ? first : ref
}

const LARGEST_DAY = 31

/** "each 8th", "$80, 15th": a bare ordinal beside what is charged is the day; so is one that an hour hides. */
function nthIn({ input: { message }, values }: Holdings): SlotSpan | undefined {
  const due = message.spans.find(({ type }) => type === 'dueDay')
  if (due) return values.some(({ from }) => from === due.from) ? undefined : due
  if (message.locale !== 'en') return undefined
  const ordinals = message.spans.flatMap((span) => (span.type === 'ordinal' ? [span] : []))
  const [nth, other] = ordinals
  if (nth === undefined || other !== undefined || !/^\d/.test(nth.text)) return undefined
  const before = message.items[nth.from - 1]?.word ?? ''
  if (!WORDS.beforeNth.has(before) || nth.value > LARGEST_DAY) return undefined
  return { ...nth, type: 'dueDay', value: nth.value }
}

const STATUSES = Object.entries(wordSetsOf(WORDS.statuses))

/** How the bills asked about stand. */
export const findBillStatus: Finder = (holdings) => {
  if (isPastDue(holdings)) return { bindings: [], set: { status: 'overdue' } }
  const [status] = STATUSES.find(([, words]) => holdsWord(holdings, words)) ?? []
  if (status === undefined) return { bindings: [] }
  const isLeft = status === 'paid' && holdsWord(holdings, WORDS.denials)
  return { bindings: [], set: { status: isLeft ? 'pending' : status } }
}

const isPastDue = ({ input: { message } }: Holdings): boolean =>
  message.items.some(({ word }, at) => word === 'past' && message.items[at + 1]?.word === 'due')
