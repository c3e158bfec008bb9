import type { ReadingInput } from '../../../clauses/clause-reading.ts'
import type { Message } from '../../../clauses/message.ts'
import type { SlotSpan, SlotSpanOf } from '../../../slots/slot-span.ts'
import { wordSet } from '../../../text/word-set.ts'
import { firstNameLexicon, relationLexicon } from '../../../values/lexicons.ts'
import type { Stretch } from '../../asides.ts'
import { timeSpans } from '../../calls/said-time.ts'
import { holds, stretchesOf } from '../stretches.ts'

/** What says of a measurement that it is a habit, an aim or long past. */
const NO_VALUE = wordSet(
  'atras ago cada each every per costumo sempre nunca usually always never media average normalmente geralmente faltam falta left meta goal target limite limit maximo minimo least most max ideal recomendado recommended deveria should',
)
/** What says that a number is how much more or less than another. */
const COMPARED = wordSet('mais menos more less extra late perdi ganhei lost gained')
const EARLIER = wordSet('antes before')
/** Small words, and those with which a measurement is noted down. */
const SMALL = wordSet(
  "eu i i'm i've im my meu minha o a os as um uma the an is was e foi foram era ta esta estou to tava deu deram marcou acusou mostrou registrou registra registre registrar anota anote anotar log record note save put add down marca marque de do da em no na dos das at on of for in it 's this that com and so just only only now agora hoje today por favor please ai aqui medi mediu measured reading read reads says said showed shows came out as aos que me mim total tudo cerca por fim enfim ja finally acordei acordar acordando jejum fasted cedo remember lembra lembre que so apenas ainda still finally redondo redondos cravado cravados cravada certinho certinhas certinhos certinha exatos exatas exatinho inteiras inteiros flat solid even exactly exato bateu ficou saiu sairam veio bota botei hj agr today's",
)

/** With these a phrase begins that says where, with whom, when or why. */
const BESIDE = wordSet(
  'com sem no na nos nas num numa em ao aos antes depois apos pos durante desde pelo pela segundo junto vendo ouvindo assistindo escutando perto entre enquanto apesar gracas embaixo debaixo with without in at on inside after before during since despite by between while along around against near under across through because cause cuz cos coz thanks watching listening until til straight',
)
/** What such a phrase is of is another deed: "antes do treino", "vendo futebol". */
const APART = wordSet(
  'antes depois apos pos desde durante vendo ouvindo assistindo escutando enquanto after before since during while watching listening until til',
)
/** Before the value a longer one holds a deed: "na receita vai 200 ml". */
const LONGEST_BEFORE = 2
/** With these in company; whatever else is said of people may say whose it is. */
const COMPANY = wordSet('com with junto e and mais by depois antes after before')
const OWNERS = wordSet('dele dela deles delas his her hers their theirs')
const CHARGES = wordSet(
  'bebe nene nenem recem baby newborn toddler cachorro cachorra dog puppy gato gata cat kitten cavalo horse mala suitcase luggage parcel package pacote caixa planta plantas plant plants vaso panela receita massa balde radiador piscina aquario pot recipe dough bucket radiator pool tank paciente patient aluno aluna student cliente client shipment freight box load elevador elevator encomenda carga saco sacola bagagem bag custa custou custaram custava cost costs',
)

/** What a measurement explains of the words around it. */
export interface Explained {
  /** Whether nothing is left that may make it another's, or something else. */
  readonly isAll: boolean
  /** Own words that stand in no phrase beside the statement. */
  readonly firm: ReadonlySet<string>
}

/** What a measurement calls its own words. */
export interface Own {
  readonly words: ReadonlySet<string>
  /** Words that say what is measured; wherever they stand, the statement is read whole. */
  readonly heads: ReadonlySet<string>
  /** Further words with which a phrase begins that stands beside it. */
  readonly beside?: ReadonlySet<string>
  /** Whether whoever is named in a remark may be whose body it is. */
  readonly isAnyones?: boolean
  /** Whether anything may be remarked right behind the statement, without a mark. */
  readonly isTailFree?: boolean
}

/**
 * Reads the stretches that hold the value or say what is measured word by word: phrases of where, when,
 * why and with whom stand beside it. What other stretches remark hinders nothing, unless they count, pay
 * or name somebody whose body it may be.
 */
export function explain(
  input: ReadingInput,
  core: Stretch,
  own: Own,
  taken: readonly SlotSpan[],
): Explained {
  const { message } = input
  const firm = new Set<string>()
  const stretches = stretchesOf(message)
    .map(({ from, to }) => ({ from: Math.max(from, core.from), to: Math.min(to, core.to) }))
    .filter(({ from, to }) => from < to)
  const isAll = stretches.every((stretch) => {
    const isStatement =
      taken.some(({ from, to }) => from < stretch.to && stretch.from < to) ||
      holds(message, stretch, own.heads)
    return isStatement
      ? !isCompared(input, stretch) && isStated(input, stretch, own, taken, firm)
      : isRemark(input, stretch, own.isAnyones === true)
  })
  return { isAll, firm }
}

function isStated(
  input: ReadingInput,
  { from, to }: Stretch,
  own: Own,
  taken: readonly SlotSpan[],
  firm: Set<string>,
): boolean {
  const { words, beside = NONE } = own
  const { message } = input
  const { speech } = input.language
  const wordAt = (at: number) => message.items[at]?.word
  const spans = [...taken, ...timeSpans(message, from, to)]
  const valueEnd = Math.min(...taken.map((one) => one.to))
  let phrase: { isApart: boolean; held: number } | undefined
  for (let at = from; at < to; ) {
    const span = spans.find((one) => one.from <= at && at < one.to)
    const filler = span ? 0 : speech.fillers.lengthAt(wordAt, at, to)
    const { word = '', kind } = message.items[at] ?? {}
    const isLate = at >= valueEnd
    const isPlace = phrase !== undefined && phrase.held > 0 && own.isAnyones !== true
    if (OWNERS.has(word) || CHARGES.has(word)) return false
    if (!isPlace && isSomebodys(message, at, own)) return false
    if (span === undefined && isSince(message, at) !== undefined) {
      at = isSince(message, at) ?? at
      continue
    }
    if (span) {
      if (taken.includes(span)) phrase = undefined
    } else if (words.has(word) && !(phrase?.isApart || (isLate && phrase?.held))) {
      firm.add(word)
      phrase = BESIDE.has(word) ? { isApart: APART.has(word), held: 0 } : phrase
    } else if (BESIDE.has(word) || beside.has(word)) {
      phrase = { isApart: APART.has(word), held: 0 }
    } else if (
      SMALL.has(word) ||
      words.has(word) ||
      kind === 'punctuation' ||
      kind === 'emoji' ||
      filler > 0
    ) {
      if (phrase?.isApart && words.has(word) && !isLate) phrase = undefined
    } else if (phrase && kind !== 'number' && (isLate || phrase.held < LONGEST_BEFORE)) {
      phrase.held += 1
    } else return isLate && isTail(input, { from: at, to }, own, firm)
    at = span?.to ?? at + Math.max(1, filler)
  }
  return true
}

/** Words of how long something takes, how far it is or what it costs, and of what is yet to come. */
const TAKES = wordSet(
  'away daqui longe far late atrasado atrasada adiantado dura durou demora demorou lasts takes custa custou costs starts comeca class aula of de drink bar bill conta gel boost drinks bars gels video videos filme movie tv slot delivery meeting dele dela',
)

/** Whether what follows a statement without a mark is a remark: "mood 9 we won the derby". */
function isTail(input: ReadingInput, tail: Stretch, own: Own, firm: ReadonlySet<string>): boolean {
  const { message } = input
  if (message.items.slice(tail.from, tail.to).some(({ kind }) => kind === 'number')) return false
  if (own.isTailFree !== true || ![...own.heads].some((head) => firm.has(head))) return false
  const isTimed = message.spans.some(
    ({ type, from, to }) =>
      (type === 'time' || type === 'moment') && from < tail.to && tail.from < to,
  )
  return !isTimed && !holds(message, tail, TAKES) && isRemark(input, tail, own.isAnyones === true)
}

/** "two hours after lunch": how long after is when. */
const isSince = ({ spansAt, items }: Message, at: number): number | undefined =>
  (spansAt.get(at) ?? []).find(
    (one) =>
      one.type === 'quantity' &&
      one.from === at &&
      one.value.dimension === 'duration' &&
      APART.has(items[one.to]?.word ?? ''),
  )?.to

const NONE: ReadonlySet<string> = new Set()
const COUNTS: ReadonlySet<string> = new Set(['quantity', 'bloodPressure', 'score'])

/** Whether what else is said counts and pays nothing, and names nobody of whom the measurement may be. */
function isRemark({ message }: ReadingInput, stretch: Stretch, isAnyones: boolean): boolean {
  const { from, to } = stretch
  const inside = message.spans.filter((one) => one.from >= from && one.to <= to)
  if (
    inside.some((one) => COUNTS.has(one.type) || (one.type === 'money' && one.value.isCurrencySaid))
  )
    return false
  for (let at = from; at < to; at++) {
    const word = message.items[at]?.word ?? ''
    if (OWNERS.has(word)) return false
    if (isAnyones && (CHARGES.has(word) || PEOPLE.has(word) || isPerson(message, at))) return false
  }
  return true
}

const PEOPLE = wordSet('ele ela eles elas he she they')

/** They measure, and are not measured. */
const MEASURERS = wordSet(
  'medico medica doctor doc gp nurse enfermeira enfermeiro nutri nutricionista farmaceutico farmaceutica pharmacist chemist personal treinador professora professor prof profe coach trainer',
)

const isPerson = ({ items }: Message, at: number): boolean =>
  !MEASURERS.has(items[at]?.word ?? '') && isNamed(items[at]?.word ?? '')

const isNamed = (word: string): boolean =>
  firstNameLexicon.hasWord(word) || relationLexicon.at([word], 0) !== undefined

const DETERMINERS = wordSet('o a os as meu minha meus minhas the my our nosso nossa um uma')

/** "a pressão da minha mãe", "pro meu pai"; "com minha mãe" is company. */
function isSomebodys(message: Message, at: number, { isAnyones }: Own): boolean {
  if (!isPerson(message, at)) return false
  let before = at - 1
  while (DETERMINERS.has(message.items[before]?.word ?? '')) before -= 1
  const word = message.items[before]?.word ?? ''
  return isAnyones ? !COMPANY.has(word) : FOR_WHOM.has(word)
}

const FOR_WHOM = wordSet('de da do das dos of for para pra pro')

/** The one quantity of a dimension that is surely a value; nothing when there are two, or it is vague. */
export function oneQuantity(
  { message }: ReadingInput,
  { from, to }: Stretch,
  dimension: 'mass' | 'volume' | 'duration' | 'distance',
): SlotSpanOf<'quantity'> | undefined {
  const all = message.spans.filter(
    (span): span is SlotSpanOf<'quantity'> =>
      span.type === 'quantity' &&
      span.value.dimension === dimension &&
      span.from >= from &&
      span.to <= to,
  )
  const outer = all.filter(
    (one) => !all.some((other) => other !== one && other.from <= one.from && other.to >= one.to),
  )
  const [only, another] = outer
  if (only === undefined || another !== undefined) return undefined
  if (VAGUELY.has(`${message.items[only.to]?.word} ${message.items[only.to + 1]?.word}`))
    return undefined
  return only.invalid || only.isApproximate || only.ambiguous ? undefined : only
}

/** "4h e pouquinho", "six hours or so". */
const VAGUELY: ReadonlySet<string> = new Set([
  'e pouco',
  'e pouquinho',
  'e tanto',
  'e tal',
  'e uns',
  'ou menos',
  'ou mais',
  'or so',
  'and change',
  'and something',
  'or more',
  'or less',
])

const STRETCHES = wordSet('dia noite semana mes hora')

/** Whether something in the stretch keeps its number from being the value itself. */
export function isRelative(
  { message }: ReadingInput,
  { from, to }: Stretch,
  besides: ReadonlySet<string> = NONE,
): boolean {
  const isHabit = message.spans.some(({ type }) => type === 'recurrence')
  const wordAt = (at: number) => message.items[at]?.word ?? ''
  const isRate = (at: number) => wordAt(at) === 'por' && STRETCHES.has(wordAt(at + 1))
  return (
    isHabit ||
    message.items
      .slice(from, to)
      .some(({ word }, index) => (NO_VALUE.has(word) && !besides.has(word)) || isRate(from + index))
  )
}

/** Whether the numbers of a statement are how much more, less or earlier: "antes do treino" is when. */
export function isCompared({ message: { items } }: ReadingInput, { from, to }: Stretch): boolean {
  return items
    .slice(from, to)
    .some(({ word }, at) => COMPARED.has(word) || (EARLIER.has(word) && from + at + 1 >= to))
}

/** The places of remarks: what is denied there is not what was measured. */
export function remarkPlaces(message: Message, taken: readonly SlotSpan[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const { from, to } of stretchesOf(message)) {
    if (taken.some((one) => one.from < to && from < one.to)) continue
    for (let at = from; at < to; at++) places.add(at)
  }
  return places
}

/** The days said, but for words that a value has taken: "em 30 minutos" is how long a run took. */
export function datesBeside(
  { message }: ReadingInput,
  { from, to }: Stretch,
  taken: readonly SlotSpan[],
): SlotSpanOf<'date'>[] {
  const isTaken = (span: SlotSpan) => taken.some((one) => one.from < span.to && span.from < one.to)
  const days = message.spans.filter(
    (span): span is SlotSpanOf<'date'> =>
      span.type === 'date' && span.from >= from && span.to <= to && !isTaken(span),
  )
  return days.filter(
    (one) => !days.some((other) => other !== one && other.from <= one.from && other.to >= one.to),
  )
}
