import { type Message, wordsOf } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import { billLexicon, relationLexicon } from '../../values/lexicons.ts'
import type { CuedCheck } from '../cued-checks.ts'
import { floatOf, setOf } from './call-builder.ts'
import type { Objection, Purchase } from './purchase.ts'

/** What is bought to be kept, and not to be used. */
const COINS = wordSet(
  'bitcoin bitcoins btc ethereum eth cripto criptos criptomoeda criptomoedas crypto solana cdb lci lca pgbl vgbl fii fiis etf etfs vti kiwisaver 401k rrsp tfsa sipp sacrificed',
)
const isOfCoins: Objection = ({ words }) => words.some((word) => COINS.has(word))

/** "10 cotas de XPML11": shares go by four letters and a number. */
export const TICKER = /^[A-Z]{4}(?:3|4|5|6|11)$/i
const UNITS = wordSet('cotas cota acoes acao papeis shares units')

function isOfShares({ input: { message }, name }: Purchase): boolean {
  if (name === undefined) return false
  const written = message.items.slice(name.from, name.to).map(({ raw }) => raw)
  return written.some((raw, at) => TICKER.test(raw) || TICKER.test(raw + (written[at + 1] ?? '')))
}

const BOXES = wordSet('caixinha cofrinho porquinho')

/** "deixei 70 na caixinha do IPVA": kept for a bill to come, and no tip. */
const isBoxForBill: Objection = ({ words, head }) =>
  BOXES.has(head) && billLexicon.within(words) !== undefined

const ALLOWANCES = wordSet('mesada')
const GIVERS = wordSet(
  'pai mae pais painho mainha papai mamae vo voh vovo avo avos tio tia padrinho madrinha sogro sogra',
)

/** "mesada do pai" comes in; "mesada do filho" is paid. */
const isAllowance: Objection = ({ words }) => words.some((word) => GIVERS.has(word))

const FROM = new Set(['from'])
const COME_IN = wordSet(
  'rent money inheritance allowance refund cheque check royalties royalty wages pay rebate transfer e-transfer',
)

/** "rent from the lodger", "money from gran". */
const isFromSomebody: Objection = ({ input: { message, hasVerb } }) =>
  !hasVerb &&
  message.items.some(({ word }, at) => word === 'from' && COME_IN.has(wordBefore(message, at)))

/** What has no other direction than in. */
const GAINS = wordSet('heranca inheritance monetizacao monetization lucro profit')
const WORKED = wordSet('babysat nannied tutored mowed dogsat petsat housesat')
const isGain: Objection = ({ input, words }) =>
  !input.hasVerb && words.some((word) => GAINS.has(word) || WORKED.has(word))

const MONEY = new Set(['money'])
/** "tutoring money", "birthday money". */
const isMoneyFor: Objection = ({ input, words }) => !input.hasVerb && words.at(-1) === 'money'

const OWED = wordSet('devendo fiado pendurei pendurado utang owing')

/** "segurou a minha parte, 70, fiquei devendo": what is owed is not paid yet, where no other amount is what is owed. */
function isOwed({ input: { message, clauseFrom, clauseTo } }: Purchase): boolean {
  const isLast = !message.spans.some(({ type, from }) => type === 'money' && from >= clauseTo)
  const to = isLast ? message.items.length : clauseTo
  return wordsOf({ message, from: clauseFrom, to }).some((word) => OWED.has(word))
}

/** "I'm in for 85 to Dave", "me enrolei no rotativo". */
const DEEP = wordSet("i'm enrolei enrolado enrolada")
const IN_FOR = / i'm in for /
const isInFor: Objection = ({ input: { message } }) => {
  const said = ` ${message.items.map(({ word }) => word).join(' ')} `
  return IN_FOR.test(said) || said.includes(' rotativo ')
}

const FIXED = wordSet('fixas fixos recorrente recorrentes assinaturas')

/** "coloca nas fixas a internet": a bill is set up. */
const isSetUp: Objection = ({ input, words }) =>
  setOf(input).isPlan !== true && words.some((word) => FIXED.has(word))

const DAY = wordSet('dia day')

/** "assinatura do jornal 64,90, dia 16": due then as likely as paid then. */
function isDue({ input, words }: Purchase): boolean {
  if (input.hasVerb || floatOf(input, 'paymentMethod') !== undefined) return false
  const isDay = input.message.spans.some(
    ({ type, text }) => (type === 'date' || type === 'dueDay') && /^(?:dia|day) /.test(text),
  )
  if (!isDay) return false
  return billLexicon.within(words) !== undefined || words[0] === 'renda'
}

const GIVEN = wordSet('deram')

/** "deram 9 pro show": others gave, a mark or money. */
const isGivenByOthers: Objection = ({ input: { message, clauseFrom }, money }) =>
  money?.from === clauseFrom + 1 && GIVEN.has(wordBefore(message, money.from))

const wordBefore = ({ items }: Message, at: number): string => items[at - 1]?.word ?? ''

/** "coloca 200 no meu pix da outra conta": money that is to be moved. */
const PIX = new Set(['pix'])
const isMoved: Objection = ({ words, head }) => head === 'pix' && words.includes('conta')

const RANG = new Set(['rang'])

/** "rang up 40 of groceries for a lady": what is done at a till for others. */
const isRungUp: Objection = ({ input: { message } }) =>
  message.items.some(({ word }, at) => word === 'rang' && message.items[at + 1]?.word === 'up')

const THEIRS = wordSet('his her their')

/** "his mum's funeral": of somebody of somebody else's. */
function isOfTheirs({ input: { message }, name }: Purchase): boolean {
  if (name === undefined) return false
  const { items } = message
  const at = items.findIndex(
    ({ word }, place) => place >= name.from - 1 && place < name.to && THEIRS.has(word),
  )
  if (at < 0 || items[at + 2]?.word !== "'s") return false
  return relationLexicon.at([items[at + 1]?.word ?? ''], 0) !== undefined
}

const ENERGY = wordSet('caloria calorias kcal kcals calorie calories cals')

/** "gastei 300 calorias", "blew 200 kcal": what the body spends is no money. */
const isEnergy: Objection = ({ input: { message }, money }) =>
  money !== undefined &&
  !money.value.isCurrencySaid &&
  ENERGY.has(message.items[money.to]?.word ?? '')

/** What is no purchase because another record is of it: money put aside, come in, owed or due, or somebody else's. */
export const OF_OTHER_RECORD: readonly CuedCheck<Purchase>[] = [
  [COINS, isOfCoins],
  [UNITS, isOfShares],
  [BOXES, isBoxForBill],
  [ALLOWANCES, isAllowance],
  [FROM, isFromSomebody],
  [new Set([...GAINS, ...WORKED]), isGain],
  [MONEY, isMoneyFor],
  [OWED, isOwed],
  [DEEP, isInFor],
  [FIXED, isSetUp],
  [DAY, isDue],
  [GIVEN, isGivenByOthers],
  [PIX, isMoved],
  [RANG, isRungUp],
  [THEIRS, isOfTheirs],
  [ENERGY, isEnergy],
]
