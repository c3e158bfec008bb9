import type { ReadingInput } from '../clauses/clause-reading.ts'
import type { Message } from '../clauses/message.ts'
import { RECORD_WORDS } from '../gates/harmless-gates.ts'
import type { SlotSpan } from '../slots/slot-span.ts'
import { wordSet } from '../text/word-set.ts'
import { activityLexicon, metricNounLexicon, relationLexicon } from '../values/lexicons.ts'
import { HAPPENED } from './bears-out.ts'
import { isCapacity, isIroning, isTonight } from './is-of-things.ts'
import { isOfWork } from './is-of-work.ts'
import { isLongAgo } from './long-ago.ts'

/**
 * Whether the words of a record tell of something else than the intent records: of flour that was
 * weighed, of water that was spilled, of a pizza's size, of a childhood.
 */
export function isOddRecord(intent: string, input: ReadingInput): boolean {
  // A person's birthday lies as far back as it likes.
  if (HAPPENED.has(intent) && isLongAgo(input)) return true
  if (isOfWork(intent, input.message) || isChanted(input)) return true
  if (TAKING_AWAY.test(intent)) return tellsOfTakingAway(input.message)
  const words = input.message.items.map(({ word }) => word)
  if (intent === 'record_metric')
    return isOfStuff(input.message, words) || isDoneTo(words) || isOfThings(input.message)
  if (intent === 'record_habit') return words.some((word) => WORK_TEXTS.has(word))
  if (intent === 'mark_bill_paid') return MISPAID.test(` ${words.join(' ')} `)
  if (!PAID.has(intent)) return false
  return NOT_PAID.test(` ${words.join(' ')} `) || isSized(input.message) || isUnspent(input.message)
}

/** "remember, remember, the words": an order said twice is sung. */
function isChanted({ message: { items }, language: { speech } }: ReadingInput): boolean {
  const [first, mark, third] = items
  const again = mark?.kind === 'punctuation' ? third : mark
  return first !== undefined && first.word === again?.word && speech.commands.has(first.word)
}

const TAKING_AWAY = /^(?:delete|forget|complete)_/
const TAKEN_AWAY = wordSet(
  `deleted removed erased dropped killed cancelled canceled wiped cleared closed scrapped trashed binned purged
  apaguei apagamos deletei deletamos removi removemos cancelei cancelamos limpei derrubei`,
)
const SPEAKERS = wordSet('i we eu just then')

/** "killed the pod, deleted the namespace": done already, whatever it was, and no order. */
function tellsOfTakingAway({ items }: Message): boolean {
  const opening = items.find(({ kind, word }) => kind === 'word' && !SPEAKERS.has(word))
  return TAKEN_AWAY.has(opening?.word ?? '')
}

/** Whether what is measured is of a thing, spilt, or still to come. */
const isOfThings = (message: Message): boolean =>
  isSpilt(message) || isCapacity(message) || isIroning(message) || isTonight(message)

/** "já li 15 páginas desse contrato": read because one must. */
const WORK_TEXTS = wordSet(
  'contrato contratos edital bula ata planilha relatorio apostila processo manual boleto email emails mensagem mensagens noticia contract manual report spreadsheet email emails message messages terms invoice',
)

/** "paguei a mais na luz": too much was paid, whenever. */
const MISPAID = / (?:a mais|a menos|em dobro|too much|twice|late fee) /
/** "ganhei um vale de 50" is no money of one's own, "o orçamento do implante ficou em 3.800" an estimate. */
const NOT_PAID =
  / (?:um vale|um voucher|um cupom|voucher|coupon|store credit|o orcamento d\w+ (?:\w+ ){1,3}(?:ficou|deu|saiu|veio|foi)) /

/** Deeds with money in which none is paid or comes in. */
const UNSPENT = wordSet(
  `esqueci calculei estimei orcei economizei poupei prometi combinei sonhei imaginei escapei livrei evitei recusei
  calculated estimated saved promised dreamed imagined guessed quoted cobrei cobramos charged billed invoiced
  dodged avoided escaped declined refused`,
)
const PASSIVE = wordSet('was were got get been being')
/** "hulu charged me 9.99": asked of the speaker, it was paid. */
const OF_SPEAKER = wordSet('me us')
/** At most so many words lie between such a deed and its amount: "escapei da multa de 195". */
const NEAR = 4

/** "esqueci 20 reais na jaqueta", "dodged the 150 fine"; "esqueci de anotar 25 do pão" is none of it. */
const isUnspent = ({ items, spans }: Message): boolean =>
  items.some(
    ({ word }, at) =>
      UNSPENT.has(word) &&
      !PASSIVE.has(items[at - 1]?.word ?? '') &&
      !OF_SPEAKER.has(items[at + 1]?.word ?? '') &&
      !spans.some(({ type, from }) => type === 'paymentMethod' && from > at) &&
      !RECORD_WORDS.has(items[at + 2]?.word ?? '') &&
      !items.slice(at + 1, at + 1 + NEAR).some(({ kind }) => kind === 'punctuation') &&
      spans.some(({ type, from }) => type === 'money' && from > at && from <= at + 1 + NEAR),
  )

const EACH_OF: ReadonlySet<string> = new Set(['de', 'of'])
const OF: ReadonlySet<string> = new Set(['de', 'do', 'da', 'of'])
const DRUNK: ReadonlySet<string> = new Set(['agua', 'aguinha', 'water', 'h2o'])

/** "de manhã", "da tarde", and a day. */
const TIMES_OF_DAY = wordSet('manha tarde noite madrugada hoje ontem anteontem dia')
/** "meu peso é de 78 kg" is what it is. */
const BEING = wordSet('e eh foi hoje era esta ta is was of')

const isOfEach = (words: readonly string[], from: number): boolean =>
  EACH_OF.has(words[from - 1] ?? '') && !BEING.has(words[from - 2] ?? '')

/** "72 kg de farinha": a quantity of a stuff that no metric is of. */
function isOfStuff({ spans }: Message, words: readonly string[]): boolean {
  return spans.some((span) => {
    if (span.type !== 'quantity') return false
    const { from, to, value } = span
    // "3 malas de 20 kg": the weight of each of something.
    if (value.dimension === 'mass' && isOfEach(words, from)) return true
    if (!OF.has(words[to] ?? '') || TIMES_OF_DAY.has(words[to + 1] ?? '')) return false
    // "8 horas de domingo pra segunda": of a day, and of no stuff.
    if (spans.some(({ type, from: at }) => type === 'date' && at === to + 1)) return false
    // "30 min de estacionamento 10 reais": a time with its own price is bought beside what was measured.
    const isPriced = spans.some(({ type, from: at }) => type === 'money' && at === to + 2)
    if (value.dimension === 'duration' && isPriced) return false
    const isKnown =
      DRUNK.has(words[to + 1] ?? '') ||
      EFFORTS.has(words[to + 1] ?? '') ||
      SLUMBER.has(words[to + 1] ?? '') ||
      metricNounLexicon.at(words, to + 1) !== undefined ||
      activityLexicon.at(words, to + 1) !== undefined
    return !isKnown
  })
}

/** "1 hora de jogo", "70 minutes of play": how long it was done, whatever it was. */
const EFFORTS = wordSet('jogo partida quadra aula play practice')

/** "five hours of shuteye": sleep by other names. */
const SLUMBER = wordSet('shuteye shut-eye shut kip slumber')

const TAUGHT: ReadonlySet<string> = new Set(['treinei', 'treinamos', 'trained'])
const DETERMINERS = wordSet('o a os as meu minha meus minhas the my our')
const TAUGHT_ONES = wordSet(
  'cachorro cachorra gato time equipe turma funcionario funcionarios estagiario dog puppy cat team staff class intern',
)

/** "treinei meu cachorro por 30 minutos" is nobody's exercise. */
const isDoneTo = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      TAUGHT.has(word) &&
      DETERMINERS.has(words[at + 1] ?? '') &&
      (TAUGHT_ONES.has(words[at + 2] ?? '') || relationLexicon.at(words, at + 2) !== undefined),
  )

const SPILT = wordSet(
  'derramei derrubei entornei vazou vazaram reguei molhei spilled spilt poured watered leaked dropped',
)

/** "reguei com 2 litros"; "energy dropped to a 2" spills nothing. */
const isSpilt = ({ items, spans }: Message): boolean =>
  items.some(({ word }) => SPILT.has(word)) &&
  spans.some((span) => span.type === 'quantity' && span.value.dimension === 'volume')

const PAID: ReadonlySet<string> = new Set(['create_expense', 'create_income'])
const SIZES = wordSet(
  'cm mm m metros metro m2 graus anos paginas polegadas pessoas fatias vezes years degrees inches feet pages slices people times',
)

/** "uma pizza de 50 cm": a bare number with a unit is no price. */
const isSized = ({ spans, items }: Message): boolean =>
  spans.some((span: SlotSpan) => {
    const isBare = span.type === 'money' && !span.value.isCurrencySaid
    return isBare && SIZES.has(items[span.to]?.word ?? '')
  })
