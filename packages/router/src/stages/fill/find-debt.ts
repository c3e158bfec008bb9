import { wordsOf } from '../../clauses/message.ts'
import type { SlotSpan } from '../../slots/slot-span.ts'
import { wordSet } from '../../text/word-set.ts'
import { expenseLexicon, investmentLexicon, loanLexicon } from '../../values/lexicons.ts'
import { personAt } from '../../values/person-at.ts'
import {
  bindSpan,
  bindText,
  type Finder,
  type Holdings,
  holdsWord,
  valuesOfType,
} from './finding.ts'
import type { Phrase } from './phrases.ts'
import { AMOUNT_AND_DAY, PAID, phrasesBeside } from './phrases-beside.ts'
import { bindReference, isUnsaid, type Reference, referenceAmong, usersOwn } from './references.ts'

/** Words with which instalments are paid and asked about. */
const PAYING = wordSet(`
  parcela parcelas prestacao prestacoes pagamento pagamentos mensalidade historico extrato paga pagas pago pagos quitado quitada quitadas quitei adiantei adiantada
  situacao andamento progresso saldo devedor resta restam falta faltam faltando acabar terminar quitar pagar total divida dividas
  mais primeira segunda terceira quarta quinta ultima ultimas ultimos proxima antecipada antecipei amortizei amortizado relacao lista liste detalhe detalhes
  installment installments instalment instalments payment payments history made make record paid off pay down left owe owed owing remaining balance
  progress overall status far stand standing go done debt debts down latest last recent so list many much
`)

function debtAmong(holdings: Holdings): Reference {
  const { input } = holdings
  const phrases = phrasesBeside(
    holdings,
    [...AMOUNT_AND_DAY, 'installments', 'number', 'ordinal', 'percent', 'recurrence', 'time'],
    PAYING,
  )
  return referenceAmong(holdings, phrases, [usersOwn(input.vocabulary?.debts), loanLexicon])
}

const COUNTED = wordSet(
  'parcela parcelas prestacao prestacoes installment installments instalment instalments payment payments',
)

/** "two more car installments": so far the noun may stand behind its number. */
const FARTHEST = 3

/** "duas prestações", "two payments": how many are paid; "parcela 7" tells only which. */
function countIn(holdings: Holdings): SlotSpan | undefined {
  const { items } = holdings.input.message
  const [counted] = valuesOfType(holdings, 'installments')
  if (counted) return counted
  return holdings.input.message.spans.find(
    ({ type, to }) =>
      type === 'number' &&
      items.slice(to, to + FARTHEST).some(({ word }) => word.endsWith('s') && COUNTED.has(word)),
  )
}

/** The debt of which instalments are paid, and how many. */
export const findPaidInstalment: Finder = (holdings) => {
  const ref = debtAmong(holdings)
  if (ref === 'doubtful') return undefined
  const count = countIn(holdings)
  return {
    bindings: [...bindReference('debt', ref), ...(count ? [bindSpan('count', count)] : [])],
  }
}

/** The debt asked about, and how many of its payments. */
export const findDebt: Finder = (holdings) => {
  const ref = debtAmong(holdings)
  if (ref === 'doubtful' || isUnsaid(holdings, ref)) return undefined
  const limit = limitIn(holdings)
  return {
    bindings: [...bindReference('debt', ref), ...(limit ? [bindSpan('limit', limit)] : [])],
  }
}

const LAST = wordSet('ultimo ultimos ultima ultimas last latest recent top')

/** "os últimos 5", "last 6": how many are asked for. */
function limitIn({ input: { message } }: Holdings): SlotSpan | undefined {
  return message.spans.find(
    ({ type, from }) =>
      (type === 'number' || type === 'installments') &&
      LAST.has(message.items[from - 1]?.word ?? ''),
  )
}

/** Words with which money is put aside. */
const PUTTING = wordSet(`
  aporte aportes investimento aplicacao deposito contribuicao reais mais conta dinheiro grana mes
  contribution deposit put into toward towards money more cash threw chucked bunged tossed
`)

/** Where money is put aside. */
export const findInvestment: Finder = (holdings) => {
  if (valuesOfType(holdings, 'money').length > 1) return undefined
  const { input } = holdings
  const phrases = phrasesBeside(holdings, [...PAID, 'recurrence'], PUTTING)
  const ref = referenceAmong(holdings, phrases, [
    usersOwn(input.vocabulary?.investments),
    investmentLexicon,
  ])
  if (ref === 'doubtful') return undefined
  return { bindings: bindReference('investment', ref) }
}

/** What one lends is owed to oneself. */
const LENT = wordSet('emprestei emprestamos owes deve devem')

const BORROWED = wordSet(
  'emprestado emprestada emprestados emprestadas emprestou devo devendo fiado borrowed borrow lent owe owing owes iou',
)

/** Words with which something owed is told. */
const OWING = wordSet(`
  parcela parcelas vezes prestacao prestacoes vencimento vence vencendo venc dia primeira inicio comeca comecando partir serao sao credor valor total mes reais conto
  emprestado emprestada emprestados emprestadas devo devendo fiado carne crediario credito loja parcelado parcelada parcelei juros
  borrowed borrow owe owing lent iou installments instalments payments due starting first one month store monthly each total
`)

const LENDERS = wordSet('com do da no na pelo pela pro pra para ao a to from with at of credor')

/** What is owed and to whom. */
export const findNewDebt: Finder = (holdings) => {
  const phrases = phrasesBeside(
    holdings,
    [
      ...AMOUNT_AND_DAY,
      'installments',
      'number',
      'recurrence',
      'dueDay',
      'ordinal',
      'paymentMethod',
    ],
    OWING,
  )
  const isBorrowed = holdsWord(holdings, BORROWED)
  if (holdsWord(holdings, LENT) || isLentByMe(holdings)) return undefined
  const creditors = phrases.filter((phrase) => isLender(holdings, phrase))
  const things = phrases.filter((phrase) => !creditors.includes(phrase))
  const hasCount = valuesOfType(holdings, 'installments').length > 0
  if (creditors.length > 1) return undefined
  const bindings = creditors.map((phrase) => bindText('creditor', phrase))
  if (isBorrowed && !hasCount) {
    return bindings.length === 0 && things.length > 0
      ? undefined
      : { bindings, set: { isInformal: true } }
  }
  const isOwed = hasCount || isOnStoreCredit(holdings) || namesLoan(holdings)
  if (!isOwed) return undefined
  const thing = referenceAmong(holdings, things, [loanLexicon, expenseLexicon])
  if (thing === 'doubtful') return undefined
  return {
    bindings: [
      ...bindings,
      // Whose it is may stand inside its name: "dívida com o Sicredi".
      ...(thing === 'none' ? [] : [bindText('debtName', thing), bindText('details', thing)]),
    ],
    set: { isStoreCredit: isOnStoreCredit(holdings) },
  }
}

const namesLoan = ({ input: { message } }: Holdings): boolean =>
  message.items.some(({ word }) => loanLexicon.at([word], 0)?.key === 'loan')

/** "I lent Mike 60", beside "Mike lent me 60". */
function isLentByMe({ input: { message } }: Holdings): boolean {
  const at = message.items.findIndex(({ word }) => word === 'lent')
  return at >= 0 && message.items[at + 1]?.word !== 'me'
}

const STORE_CREDIT = wordSet('carne crediario carnet')

const isOnStoreCredit = (holdings: Holdings): boolean => holdsWord(holdings, STORE_CREDIT)

const LENDING = wordSet('lent emprestou')

/** A person, or a name written large, behind a word that says whose the money is. */
function isLender({ input }: Holdings, { from, to, lead }: Phrase): boolean {
  const { message, vocabulary } = input
  const isNamed = /^\p{Lu}/u.test(message.items[from]?.raw ?? '')
  const isPerson = personAt(message, from, to, vocabulary) !== undefined
  const before = wordsOf({ message, from: Math.max(0, from - 3), to: from })
  const isLed =
    LENDERS.has(lead) ||
    // "devendo 60 a Rayssa": here "a" is no article.
    (before.at(-1) === 'a' && before.length > 1) ||
    before.some((word) => word === 'owe' || word === 'credor') ||
    LENDING.has(message.items[to]?.word ?? '')
  return isLed && (isPerson || isNamed)
}
