import { wordsOf } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import { knownExpenseCategory } from '../../values/category-of.ts'
import { investmentLexicon } from '../../values/lexicons.ts'
import { bindText, type Finder } from './finding.ts'
import { AMOUNT_AND_DAY, phrasesBeside } from './phrases-beside.ts'
import { bindReference, isUnsaid, referenceAmong, usersOwn } from './references.ts'

/** Words with which is asked what was spent. */
const SPENDING = wordSet(`
  gasto gastos despesa despesas compra compras dinheiro grana total totais lista listar relacao extrato detalhe detalhes detalhado detalhada completa completo mes ano valor reais
  lancamento lancamentos registro registros somando soma contando embora saiu torrei mostre mostra liste aplicativo categoria historico
  where what'd go went gone anda andam foi parar
  expense expenses spending spend purchases purchase money list full itemized itemised total breakdown month year records record back fork forked out drop dropped blow blew burn burned
  much many everything all bought category stuff raio x pull up things so far history transactions transaction
`)

/** The category of spending that is asked about; nothing where something else is, which no slot takes. */
export const findSpending: Finder = (holdings) => {
  const { input } = holdings
  const { message, vocabulary } = input
  const phrases = phrasesBeside(holdings, [...AMOUNT_AND_DAY, 'number', 'paymentMethod'], SPENDING)
  const categories = phrases.map(({ from, to }) =>
    knownExpenseCategory(wordsOf({ message, from, to }).join(' '), message.locale, vocabulary),
  )
  const [phrase] = phrases
  const [category] = categories
  if (phrase === undefined) return { bindings: [] }
  if (category === undefined || categories.some((one) => one !== category)) return undefined
  return { bindings: [bindText('category', phrase, category)] }
}

/** Words for all that is invested. */
const INVESTED = wordSet(`
  anda andam vai vao investi
  investimento investimentos carteira aplicacao aplicacoes aplicado aplicados investido investida dinheiro patrimonio saldo total resumo posicao rendimento mes quanto
  investment investments account accounts portfolio invested money total balance doing list holdings standing worth
`)

/** The investment that is asked about, where it is one. */
export const findInvestmentAsked: Finder = (holdings) => {
  const { input } = holdings
  const phrases = phrasesBeside(holdings, ['date', 'period'], INVESTED)
  const own = usersOwn(input.vocabulary?.investments)
  const ref = referenceAmong(holdings, phrases, [own, investmentLexicon])
  if (ref === 'doubtful' || isUnsaid(holdings, ref)) return undefined
  return { bindings: bindReference('investment', ref) }
}
