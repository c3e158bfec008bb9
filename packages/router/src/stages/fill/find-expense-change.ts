import { wordsOf } from '../../clauses/message.ts'
import type { Binding } from '../../grammar/match.ts'
import type { SlotSpan, SlotSpanOf } from '../../slots/slot-span.ts'
import { wordSet } from '../../text/word-set.ts'
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

/** Words with which a recorded expense is spoken of, changed and deleted. */
const OWN = wordSet(`
  despesa despesas gasto gastos compra compras lancamento lancamentos registro valor certo correto errado errada verdade preco total
  anotado anotada registrado registrada lancado lancada duplicado duplicada duplicidade dobro repetido repetida vezes engano erro correcao ajuste
  corrija corrige ajuste ajusta retifique conserte arruma arrume exclua apague apaga remova remove risca limpa tira some solicito categoria data dia la ficou consta constou saiu
  expense expenses purchase spending charge charged transaction entry record amount price value right correct wrong mistake error twice duplicate duplicated double typo
  change amend edit fix update move switch swap bump make delete remove erase scrap bin ditch drop get rid should have been be actually really instead category date day recategorize recategorise reclassify reclassifica reclassifique recategoriza
  one of them thing things coisa treco log logged list down put typed reads says
`)

const NEW_BEFORE = wordSet('para pra to certo correto correct right be actually eram era por')
const OLD_BEFORE = wordSet('de from nao not')
const DENYING = wordSet("nao not wasn't isn't instead vez lugar")

/** "lancei 80 mas era 108". */
const RECORDED = wordSet(
  'lancei anotei registrei coloquei botei marquei put logged entered typed wrote recorded',
)
const IS = wordSet('era foi e eram foram was is were')

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
    RECORDED.has(wordBefore(holdings, first)) && IS.has(wordBefore(holdings, second))
  const isFromTo =
    isRecorded ||
    (OLD_BEFORE.has(wordBefore(holdings, first)) && NEW_BEFORE.has(wordBefore(holdings, second)))
  return isFromTo && first ? { old: first, new: second } : undefined
}

const wordBefore = ({ input: { message } }: Holdings, span: SlotSpan | undefined): string =>
  message.items[(span?.from ?? 0) - 1]?.word ?? ''

function isDenied({ input: { message } }: Holdings, { from }: SlotSpan): boolean {
  return wordsOf({ message, from: Math.max(0, from - 3), to: from }).some((word) =>
    DENYING.has(word),
  )
}

/** Words behind which a value is the new one: "pra ontem", "to Monday". */
const TOWARDS = wordSet('para pra to')
const ARTICLES = wordSet('o a os as the dia day')

function isNewDay({ input: { message } }: Holdings, { from }: SlotSpan): boolean {
  let at = from - 1
  while (at >= 0 && ARTICLES.has(message.items[at]?.word ?? '')) at -= 1
  return TOWARDS.has(message.items[at]?.word ?? '')
}

function expenseAmong(holdings: Holdings, without?: Phrase): Reference {
  const phrases = phrasesBeside(holdings, [...PAID, 'installments', 'ordinal'], OWN)
  const names = inFirstPart(phrases.filter(({ from }) => from !== without?.from))
  return referenceAmong(holdings, names, [expenseLexicon])
}

/** What follows the part that names it tells more of it: "…, the school's paying me back". */
const inFirstPart = (phrases: readonly Phrase[]): Phrase[] =>
  phrases.filter(({ part }) => part.from === phrases[0]?.part.from)

const CATEGORY = wordSet('categoria category')
const FILING = wordSet(
  'recategorize recategorise reclassify reclassifica reclassifique recategoriza',
)
const FILED_UNDER = wordSet('para to as como em under into')

/** "pra categoria viagem", "as transport": the category it is to be filed under. */
function categoryIn(holdings: Holdings): { phrase: Phrase; key: string } | undefined {
  const { message } = holdings.input
  const isFiled = holdsWord(holdings, CATEGORY) || holdsWord(holdings, FILING)
  for (const phrase of phrasesBeside(holdings, ['money', 'date'], OWN)) {
    const words = wordsOf({ message, from: phrase.from, to: phrase.to })
    const entry = categoryLexicon.at(words, 0)
    const wordAt = (at: number) => message.items[at]?.word ?? ''
    const isBeside = [phrase.from - 1, phrase.from - 2, phrase.to].some((at) =>
      CATEGORY.has(wordAt(at)),
    )
    const isNamed =
      isBeside ||
      wordAt(phrase.from - 1) === 'under' ||
      (isFiled && FILED_UNDER.has(wordAt(phrase.from - 1)))
    if (isNamed && entry?.words.length === words.length) return { phrase, key: entry.key }
  }
  return undefined
}

/** Words without which nothing recorded is said to be otherwise. */
const CHANGING = wordSet(`
  corrige corrija corrigir retifique retifica muda mude mudar altera altere alterar ajusta ajuste ajustar arruma arrume conserta conserte atualiza atualize troca troque passa passe bota bote coloca coloque poe ponha marca marque joga jogue reclassifica reclassifique
  foi foram era eram sao deu ficou saiu custou errado errada errei certo correto correta verdade devia
  correct fix change changed update amend edit make made move switch set put mark bump recategorize recategorise reclassify
  was is were it's should wrong right actually mistyped meant supposed shows says
`)

const RENAMING = wordSet('nome renomeia renomear renomeie rename name')

/** The expense that is changed, and what is right of it. */
export const findExpenseChange: Finder = (holdings) => {
  const amounts = amountsIn(holdings)
  const category = categoryIn(holdings)
  if (amounts === undefined || holdsWord(holdings, RENAMING)) return undefined
  if (!holdsWord(holdings, CHANGING)) return undefined
  if (category === undefined && holdsWord(holdings, CATEGORY)) return undefined
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
