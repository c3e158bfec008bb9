import { wordsOf } from '../../clauses/message.ts'
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
  if (ref === 'doubtful' || isSeveral(holdings, ref) || isOnlyDue(holdings)) return undefined
  if (ref !== 'none' && !isBill(holdings, ref)) return undefined
  return { bindings: bindReference('billRef', ref) }
}

const BILLS = wordSet('conta boleto fatura mensalidade bill bills')

/** What no lexicon knows is a bill where it is called one, or written as a company is: "paguei o maior mico" pays none. */
function isBill(holdings: Holdings, { from, to }: Phrase): boolean {
  const { message } = holdings.input
  const isWrittenLarge = from > 0 && /^\p{Lu}/u.test(message.items[from]?.raw ?? '')
  return isKnownBill(holdings, { from, to }) || isWrittenLarge || holdsWord(holdings, BILLS)
}

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

function isSeveral({ input: { message } }: Holdings, ref: Reference): boolean {
  if (typeof ref === 'string') return false
  return message.items.slice(ref.from, ref.to).some(({ word }) => word === 'e' || word === 'and')
}

/** Before what a bill was paid with: "on my phone". */
const MEANS = wordSet('on via through pelo pela')

function billAmong(holdings: Holdings, own: ReadonlySet<string>): Reference {
  const phrases = phrasesBeside(holdings, [...AMOUNT_AND_DAY, 'time', 'recurrence', 'dueDay'], own)
  const others = phrases.filter(({ lead }) => !MEANS.has(lead))
  return referenceAmong(holdings, others.length > 0 ? others : phrases, lexiconsOf(holdings))
}

/** Words with which a bill is set up. */
const SETTING_UP = wordSet(`
  conta contas boleto boletos fixa fixas fixo fixos nova novo mensal mensais mensalmente mes recorrente vencimento venc vence vencendo valor dia
  cadastre cadastra inclua inclui crie cria adicione registre lista todo toda entre
  bill bills recurring monthly month new due day amount set up setup every each add create payable comes around costs at
`)

const ONCE = wordSet('avulso avulsa once')

/** What a bill is for, and the day on which it is due. */
export const findNewBill: Finder = (holdings) => {
  const ref = billAmong(holdings, SETTING_UP)
  if (ref === 'doubtful' || valuesOfType(holdings, 'money').length > 1) return undefined
  const days = [...valuesOfType(holdings, 'date'), ...valuesOfType(holdings, 'recurrence')]
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
    ],
    ...(holdsWord(holdings, ONCE) ? { set: { isOnce: true } } : {}),
  }
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
      'pago paga pagos pagas paguei pagamos quitei quitamos quitada quitadas quitado quitados paid settled cleared pay',
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
