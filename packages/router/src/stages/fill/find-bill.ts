import { wordsOf } from '../../clauses/message.ts'
import type { SlotSpan } from '../../slots/slot-span.ts'
import { wordSet } from '../../text/word-set.ts'
import type { Lexicon } from '../../values/lexicon.ts'
import { billLexicon } from '../../values/lexicons.ts'
import { bindSpan, type Finder, type Holdings, holdsWord, valuesOfType } from './finding.ts'
import type { Phrase } from './phrases.ts'
import { AMOUNT_AND_DAY, phrasesBeside } from './phrases-beside.ts'
import { bindReference, type Reference, referenceAmong, usersOwn } from './references.ts'

/** Words with which a bill is told to be paid or not, and asked to be marked. */
const MARKING = wordSet(`
  conta contas boleto boletos pagamento quitacao baixa pago paga pagos pagas quitado quitada quitados quitadas pendente pendentes aberto aberta
  acertado acertada resolvido resolvida liquidado liquidada lista status ref referente mes month mensalidade caixa app lotérica loterica banco celular debito automatico pix feito feita
  desmarque desmarca reverta reverte volte volta tire tira bota poe marque marca risque risca risquem riscar engano erro errado errada
  bill bills payment paid unpaid settled sorted cleared taken care done dealt sent tick ticked off mark marked unmark put list unticked online app bank portal autopay auto went gone through
  outstanding pending due mistake wrong clicked accident accidentally revert undo back real
`)

/** The bill that is paid, or is not after all. */
export const findPaidBill: Finder = (holdings) => {
  if (valuesOfType(holdings, 'money').length > 1) return undefined
  const ref = billAmong(holdings, MARKING)
  if (ref === 'doubtful' || isOnlyDue(holdings)) return undefined
  if (ref !== 'none' && !isBill(holdings, ref)) return undefined
  return { bindings: bindReference('billRef', ref) }
}

const BILLS = wordSet('conta boleto fatura mensalidade bill bills')

/** What no lexicon knows is a bill where it is called one, or written as a company is: "paguei o maior mico" pays none. */
function isBill(holdings: Holdings, { from, to }: Phrase): boolean {
  const { message } = holdings.input
  const isWrittenLarge = from > 0 && /^\p{Lu}/u.test(message.items[from]?.raw ?? '')
  if (isKnownBill(holdings, { from, to }) || isWrittenLarge || holdsWord(holdings, BILLS))
    return true
  // "sindicato pago no balcão": nothing but what it is, and that it is settled, without an amount.
  const isOpening = from <= 1 && SETTLED_BEHIND.has(message.items[to]?.word ?? '')
  return isOpening && valuesOfType(holdings, 'money').length === 0
}

const SETTLED_BEHIND = wordSet('pago paga quitado quitada paid settled')

function isKnownBill(holdings: Holdings, { from, to }: Pick<Phrase, 'from' | 'to'>): boolean {
  const words = wordsOf({ message: holdings.input.message, from, to })
  return lexiconsOf(holdings).some((lexicon) => lexicon.within(words) !== undefined)
}

function lexiconsOf({ input }: Holdings): Lexicon[] {
  const own = usersOwn(input.vocabulary?.bills)
  return own ? [own, billLexicon] : [billLexicon]
}

/** Words without which nothing is said of taking a payment back. */
const UNDOING = wordSet(`
  desmarca desmarque desmarcar desfaz desfaca volta volte voltar tira tire reverte reverta reverter marquei marcado marcada marcou engano errado errada erro errei querer pendente pendentes aberto
  unmark unmarked uncheck unchecked untick unticked mark marked put back revert reverse undo mistake accident accidentally wrong wrongly unpaid pending ticked checked flip bounced
`)

/** A bill that was marked paid and is not. */
export const findUnpaidBill: Finder = (holdings) =>
  holdsWord(holdings, UNDOING) ? findPaidBill(holdings) : undefined

/** "a luz veio 200", "the rent is due": told of a bill, and not that it is paid. */
const isOnlyDue = (holdings: Holdings): boolean =>
  holdsWord(holdings, ARRIVING) && !holdsWord(holdings, SETTLED)

const ARRIVING = wordSet(
  'veio vem chegou chega deu subiu aumentou vence vencendo venceu came arrived due higher',
)
const SETTLED = wordSet(`
  pago paga pagos pagas paguei pagamos quitei quitado quitada liquidado liquidada baixa debitou debitado resolvi acertei pagamento
  paid settled cleared sorted done payment taken through knocked did handled squared out
`)

/** Before what a bill was paid with: "on my phone". */
const MEANS = wordSet('on via through pelo pela')

/** Values that stand beside the name of a bill. */
const BESIDE_BILL = [...AMOUNT_AND_DAY, 'time', 'recurrence', 'dueDay', 'ordinal'] as const

function billAmong(holdings: Holdings, own: ReadonlySet<string>): Reference {
  const phrases = phrasesBeside(holdings, BESIDE_BILL, own)
  const others = phrases.filter(({ lead }) => !MEANS.has(lead))
  return referenceAmong(holdings, others.length > 0 ? others : phrases, lexiconsOf(holdings))
}

/** Words with which a bill is set up. */
const SETTING_UP = wordSet(`
  conta contas boleto boletos fixa fixas fixo fixos nova novo mensal mensais mensalmente mes recorrente vencimento venc vence vencendo valor dia
  cadastre cadastra inclua inclui crie cria adicione registre lista todo toda entre
  bill bills recurring monthly month new due day amount set up setup every each add create payable comes around costs at charge charges th st nd rd note order goes out
  debita debitam desce cobra cobram cai debito automatico assinaturas
`)

const ONCE = wordSet('avulso avulsa once')

/** What a bill is for, and the day on which it is due. */
export const findNewBill: Finder = (holdings) => {
  if (holdsWord(holdings, PLANNED)) return undefined
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
    ...(holdsWord(holdings, ONCE) ? { set: { isOnce: true } } : {}),
  }
}

/** What is planned to be spent each month is due on no day. */
const PLANNED = wordSet('planeja planeje separa separe orcamento budget')

/** What stands in the first part, and more of it behind: "água e esgoto, Sanepar, 80, dia 4". */
function newBillAmong(holdings: Holdings): Reference {
  const ref = billAmong(holdings, SETTING_UP)
  if (ref !== 'doubtful') return ref
  const phrases = phrasesBeside(holdings, BESIDE_BILL, SETTING_UP)
  const [first, second] = phrases
  if (first === undefined || first.from > first.part.from + 1 || first.lead !== '') return ref
  return second && second.part.from !== first.part.from ? first : ref
}

const BEFORE_NTH = wordSet('the on each every by before , month')
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
  if (!BEFORE_NTH.has(before) || nth.value > LARGEST_DAY) return undefined
  return { ...nth, type: 'dueDay', value: nth.value }
}

const STATUSES: readonly (readonly [status: string, words: ReadonlySet<string>])[] = [
  [
    'overdue',
    wordSet('atrasada atrasadas atrasado atrasados vencida vencidas vencido vencidos overdue late'),
  ],
  ['canceled', wordSet('cancelada canceladas cancelado cancelados canceled cancelled')],
  ['pending', wordSet('pendente pendentes aberto abertas pending unpaid outstanding')],
  [
    'paid',
    wordSet(
      'pago paga pagos pagas paguei pagamos quitei quitamos quitada quitadas quitado quitados paid settled cleared sorted knocked pay',
    ),
  ],
]
const DENIALS = wordSet("nao falta faltam not haven't yet still left ainda unpaid")

/** How the bills asked about stand. */
export const findBillStatus: Finder = (holdings) => {
  if (isPastDue(holdings)) return { bindings: [], set: { status: 'overdue' } }
  const [status] = STATUSES.find(([, words]) => holdsWord(holdings, words)) ?? []
  if (status === undefined) return { bindings: [] }
  const isLeft = status === 'paid' && holdsWord(holdings, DENIALS)
  return { bindings: [], set: { status: isLeft ? 'pending' : status } }
}

const isPastDue = ({ input: { message } }: Holdings): boolean =>
  message.items.some(({ word }, at) => word === 'past' && message.items[at + 1]?.word === 'due')
