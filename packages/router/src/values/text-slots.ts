import type { Message } from '../clauses/message.ts'
import type { TextSlot, Verdict } from '../grammar/word-classes.ts'
import type { Speech } from '../speech/speech.ts'
import { languageCodeOf } from './languages.ts'
import type { Lexicon } from './lexicon.ts'
import {
  activityLexicon,
  areaLexicon,
  billLexicon,
  categoryLexicon,
  eventLexicon,
  expenseLexicon,
  habitLexicon,
  incomeLexicon,
  investmentLexicon,
  loanLexicon,
  metricNounLexicon,
  metricVerbLexicon,
} from './lexicons.ts'
import { personAt } from './person-at.ts'

/** The names one user has, as lexicons: they count as known wherever shipped names do. */
export interface UserLexicons {
  readonly bills?: Lexicon
  readonly expenses?: Lexicon
  readonly metrics?: Lexicon
  readonly people?: readonly string[]
  readonly habits?: Lexicon
  readonly debts?: Lexicon
  readonly investments?: Lexicon
}

/** Longest name that makes sense; beyond it the words are a story, not a name. */
const MAX_NAME_WORDS = 8
const MAX_ANYTHING_WORDS = 60
const JOINERS = new Set(['-', '&', '/', "'", '+', '.'])
/** Words that end nothing: a name that stops at one of them is not over yet. */
const OPEN_ENDED = new Set(
  'o a os as um uma uns umas do da de dos das no na em nos nas num numa ao com por para pelo pela e ou meu minha meus minhas the an my our of at on in for to with from and or some'.split(
    ' ',
  ),
)
const DETERMINERS = new Set(
  'o a os as do da de dos das no na nos nas em meu minha meus minhas nosso nossa esse essa este esta aquele aquela the my our this that of for on um uma'.split(
    ' ',
  ),
)
const BILL_TAILS = new Set('bill bills payment subscription'.split(' '))
const QUALIFIERS = new Set('de do da dos das of for no na em at 2 deste desse'.split(' '))

/** The free-text slots of templates, for one language and one user. */
export function createTextSlots(speech: Speech, user: UserLexicons): ReadonlyMap<string, TextSlot> {
  const name = nameSlot(speech)
  const known = (lexicons: readonly (Lexicon | undefined)[]) =>
    lexicons.filter((one) => one !== undefined)
  const expenses = known([user.expenses, expenseLexicon])
  const bills = known([user.bills, billLexicon])
  return new Map<string, TextSlot>([
    ['name', name],
    ['things', countedSlot(name)],
    ['item', containing(name, expenses)],
    ['purchase', excluding(containing(name, expenses), bills)],
    ['incomeName', containing(name, [incomeLexicon])],
    [
      'surelyIncome',
      startingWith(
        [incomeLexicon],
        new Set(['salary', 'bonus', 'investment', 'passive', 'freelance']),
      ),
    ],
    ['bill', billSlot(name, bills)],
    ['homeBill', keyedAs(['housing', 'utilities', 'insurance', 'own'], billSlot(name, bills))],
    ['houseBill', keyedAs(['housing', 'utilities', 'insurance', 'own'], billSlot(name, bills))],
    ['category', notOneOf(NOT_CATEGORIES, exactly([categoryLexicon, expenseLexicon]))],
    ['activity', exactly([activityLexicon])],
    ['activityPart', startsAfterPreposition(activityLexicon)],
    ['metric', exactly([metricNounLexicon])],
    ['metricVerb', exactly([metricVerbLexicon])],
    ['customMetric', exactly(known([user.metrics]))],
    ['anything', { maxWords: MAX_ANYTHING_WORDS, accepts: () => 'yes' }],
    ['area', exactly([areaLexicon])],
    ['language', { maxWords: 1, accepts: isLanguage }],
    ['ownHabit', exactly(known([user.habits, habitLexicon]))],
    ['investment', headedBy(known([user.investments, investmentLexicon]))],
    ['loan', keyedAs(['loan'], containing(name, [loanLexicon]))],
    ['debtName', containing(name, known([user.debts, loanLexicon]))],
    ['aim', { maxWords: MAX_ANYTHING_WORDS, accepts: startingWithAim }],
    ['person', personSlot(user.people ?? [])],
    ['event', { maxWords: MAX_NAME_WORDS + 4, accepts: startingWithEvent }],
    ['rest', { maxWords: MAX_ANYTHING_WORDS, accepts: withinOneStatement }],
    ['reason', { maxWords: MAX_ANYTHING_WORDS, accepts: startingLikeReason }],
    ['words', { maxWords: MAX_ANYTHING_WORDS, accepts: withoutNumbers }],
    ['world', { maxWords: MAX_ANYTHING_WORDS, accepts: withoutSpeaker }],
  ])
}

function isLanguage(message: Message, from: number, _to: number): Verdict {
  return languageCodeOf(message.items[from]?.word ?? '') === undefined ? 'never' : 'yes'
}

/** Deeds that are counted towards a goal. */
export const AIMS: ReadonlySet<string> = new Set(
  'perder emagrecer ganhar ler juntar economizar guardar poupar correr caminhar pedalar nadar estudar aprender escrever fazer meditar investir quitar visitar conhecer treinar assistir andar acumular completar terminar concluir publicar cozinhar plantar reduzir engordar alcancar atingir chegar malhar lose gain read save run walk bike swim study learn write meditate invest visit watch reduce publish cycle pay make do hit reach complete finish practice practise cook plant log drink'.split(
    ' ',
  ),
)

function startingWithAim(message: Message, from: number, to: number): Verdict {
  if (!AIMS.has(message.items[from]?.word ?? '')) return 'never'
  return withinOneStatement(message, from, to)
}

/** A known thing first, and then perhaps whose or where it is: "reserva de emergência do Nubank". */
function headedBy(lexicons: readonly Lexicon[]): TextSlot {
  return {
    maxWords: MAX_NAME_WORDS,
    accepts: (message, from, to) => {
      const words = wordsBetween(message, from, to)
      const entry = lexicons.map((lexicon) => lexicon.at(words, 0)).find((one) => one !== undefined)
      if (entry === undefined || entry.words.length > words.length) return 'not-yet'
      const tail = words.slice(entry.words.length)
      if (tail.length === 0) return { key: entry.key }
      if (tail.length > 4 || !QUALIFIERS.has(tail[0] ?? '')) return 'not-yet'
      return OPEN_ENDED.has(tail.at(-1) ?? '') ? 'not-yet' : { key: entry.key }
    },
  }
}

/** Somebody by name or by what they are to the speaker: "minha sogra", "Ana Paula". */
function personSlot(people: readonly string[]): TextSlot {
  return {
    maxWords: 6,
    accepts: (message, from, to) =>
      personAt(message, from, to, { people })?.to === to ? { key: 'person' } : 'not-yet',
  }
}

/** Something that is planned, with what tells it apart: "reunião com o time". */
function startingWithEvent(message: Message, from: number, to: number): Verdict {
  const statement = withinOneStatement(message, from, to)
  if (statement !== 'yes') return statement
  const words = wordsBetween(message, from, Math.min(from + 4, message.items.length))
  const isEvent = [0, 1, 2].some((at) => eventLexicon.at(words, at) !== undefined)
  if (!isEvent) return 'never'
  return OPEN_ENDED.has(message.items[to - 1]?.word ?? '') ? 'not-yet' : 'yes'
}

const SENTENCE_ENDS = new Set(['.', '!', '?', ';'])

/** Words of one statement: they end where a sentence does, and where an amount is said to be paid. */
function withinOneStatement(message: Message, from: number, to: number): Verdict {
  const item = message.items[to - 1]
  if (item === undefined || SENTENCE_ENDS.has(item.word)) return 'never'
  if (to - 1 > from && message.lineStarts.has(to - 1)) return 'never'
  return RECORDED.has(item.word) && JOINS.has(message.items[to - 2]?.word ?? '') ? 'never' : 'yes'
}

/** First-person deeds that open a record of their own: "… e gastei 50 no mercado". */
const RECORDED = new Set(
  'gastei paguei comprei recebi bebi dormi pesei corri treinei registra anota anote lembra me marca agenda spent bought received drank slept weighed ran log remind schedule'.split(
    ' ',
  ),
)
const JOINS = new Set(['e', 'and', ',', 'mas', 'but', 'depois', 'then', 'also', 'tambem'])

/** Words among which nothing is counted or measured. */
function withoutNumbers(message: Message, _from: number, to: number): Verdict {
  const isCounted = (message.spansAt.get(to - 1) ?? []).some((span) =>
    ['number', 'money', 'quantity', 'score'].includes(span.type),
  )
  return isCounted || message.items[to - 1]?.kind === 'number' ? 'never' : 'yes'
}

const REASON_OPENINGS = new Set(
  'que porque pois eu nao n me foi era marquei estava errei confundi engano desculpa ainda it because i that the payment as since by my was not they voltou pq sem deu cobraram vou nem paguei ainda'.split(
    ' ',
  ),
)

/** Why something is taken back: a clause of its own, not one more thing to take back. */
function startingLikeReason(message: Message, from: number, _to: number): Verdict {
  return REASON_OPENINGS.has(message.items[from]?.word ?? '') ? 'yes' : 'never'
}

const SPEAKER = new Set(
  'eu me meu minha meus minhas mim comigo nosso nossa a gente gastei paguei comprei recebi bebi dormi pesei i my me mine our we'.split(
    ' ',
  ),
)

/** Words that say nothing of the speaker: the world at large. */
function withoutSpeaker(message: Message, _from: number, to: number): Verdict {
  const word = message.items[to - 1]?.word ?? ''
  return word !== 'a' && SPEAKER.has(word) ? 'never' : 'yes'
}

const lastWord = (message: Message, to: number) => message.items[to - 1]

function wordsBetween(message: Message, from: number, to: number): string[] {
  const words: string[] = []
  for (let at = from; at < to; at++) words.push(message.items[at]?.word ?? '')
  return words
}

function nameSlot(speech: Speech): TextSlot {
  const accepts = (message: Message, from: number, to: number): Verdict => {
    const item = lastWord(message, to)
    if (item === undefined) return 'never'
    if (item.kind === 'punctuation')
      return JOINERS.has(item.word) && to - from > 1 ? 'not-yet' : 'never'
    if (item.kind !== 'word') return opensKnown(message, from, to) ? 'not-yet' : 'never'
    const isEndOfKnown = isInsideKnown(message, from, to)
    if (!isEndOfKnown && (speech.barred.has(item.word) || speech.verbs.has(item.word)))
      return 'never'
    if (OPEN_ENDED.has(item.word) || item.word.length < 2) return 'not-yet'
    if (isDay(message, from, to)) return 'not-yet'
    return isOnlyTalk(message, from, to, speech) ? 'not-yet' : 'yes'
  }
  return { maxWords: MAX_NAME_WORDS, accepts }
}

/** "na segunda": a day alone names nothing. */
function isDay(message: Message, from: number, to: number): boolean {
  let start = from
  while (start < to - 1 && OPEN_ENDED.has(message.items[start]?.word ?? '')) start += 1
  const spans = message.spansAt.get(start) ?? []
  return spans.some((span) => (span.type === 'date' || span.type === 'moment') && span.to === to)
}

/** "verdade", "oops": words that fill a sentence and name nothing. */
function isOnlyTalk(message: Message, from: number, to: number, speech: Speech): boolean {
  const words = wordsBetween(message, from, to)
  return words.every(
    (word) =>
      OPEN_ENDED.has(word) ||
      speech.fillers.has(word) ||
      speech.comments.has(word) ||
      NOT_NAMES.has(word),
  )
}

/** Nouns of talk about records, which are never what was bought. */
const NOT_NAMES = new Set(
  'verdade total valor gasto gastos despesa despesas registro lancamento coisa coisas tudo nada algo isso nota notas resultado placar numero pagina capitulo versao dia hora vez erro correcao thing things something anything everything amount expense expenses record entry page chapter version number score grade result day time mistake correction actually pessoa pessoas people person'.split(
    ' ',
  ),
)

/** Some brands begin with a number: "99 pop". */
function opensKnown(message: Message, from: number, to: number): boolean {
  const entry =
    to - from === 1 ? expenseLexicon.at(wordsBetween(message, from, to + 2), 0) : undefined
  return entry !== undefined && entry.words.length > 1
}

/** Whether the last word belongs to a phrase that the lexicon knows as a whole. */
function isInsideKnown(message: Message, from: number, to: number): boolean {
  for (let start = Math.max(from, to - 4); start < to; start++) {
    const entry = expenseLexicon.at(wordsBetween(message, start, to), 0)
    if (entry && start + entry.words.length >= to) return true
  }
  return false
}

/** A name that may begin with how many: "2 camisetas". */
function countedSlot(name: TextSlot): TextSlot {
  const isCount = (message: Message, from: number): boolean => {
    const item = message.items[from]
    return item?.kind === 'number' && /^\d{1,2}$/.test(item.raw)
  }
  return {
    maxWords: name.maxWords + 1,
    accepts: (message, from, to) => {
      if (!isCount(message, from)) return name.accepts(message, from, to)
      return to - from < 2 ? 'not-yet' : name.accepts(message, from + 1, to)
    },
  }
}

function containing(name: TextSlot, lexicons: readonly Lexicon[]): TextSlot {
  return {
    maxWords: name.maxWords,
    accepts: (message, from, to) => {
      const verdict = name.accepts(message, from, to)
      if (verdict !== 'yes') return verdict
      const words = wordsBetween(message, from, to)
      for (const lexicon of lexicons) {
        const entry = lexicon.within(words)
        if (entry) return { key: entry.key }
      }
      return 'not-yet'
    },
  }
}

function excluding(slot: TextSlot, lexicons: readonly Lexicon[]): TextSlot {
  return {
    maxWords: slot.maxWords,
    accepts: (message, from, to) => {
      const verdict = slot.accepts(message, from, to)
      if (typeof verdict !== 'object') return verdict
      const words = wordsBetween(message, from, to)
      return lexicons.some((lexicon) => lexicon.within(words)) ? 'not-yet' : verdict
    },
  }
}

function keyedAs(keys: readonly string[], slot: TextSlot): TextSlot {
  return {
    maxWords: slot.maxWords,
    accepts: (message, from, to) => {
      const verdict = slot.accepts(message, from, to)
      return typeof verdict === 'object' && !keys.includes(verdict.key) ? 'not-yet' : verdict
    },
  }
}

/** Words of questions that are also things bought: "show" is a concert in Portuguese. */
const NOT_CATEGORIES = new Set([
  'show',
  'light',
  'total',
  'gol',
  'natura',
  'extra',
  'vivo',
  'claro',
])

function notOneOf(words: ReadonlySet<string>, slot: TextSlot): TextSlot {
  return {
    maxWords: slot.maxWords,
    accepts: (message, from, to) =>
      to - from === 1 && words.has(message.items[from]?.word ?? '')
        ? 'not-yet'
        : slot.accepts(message, from, to),
  }
}

function exactly(lexicons: readonly Lexicon[]): TextSlot {
  return {
    maxWords: 5,
    accepts: (message, from, to) => {
      const words = wordsBetween(message, from, to)
      for (const lexicon of lexicons) {
        const entry = lexicon.at(words, 0)
        if (entry?.words.length === words.length) return { key: entry.key }
      }
      return 'not-yet'
    },
  }
}

function startingWith(lexicons: readonly Lexicon[], keys: ReadonlySet<string>): TextSlot {
  const slot = exactly(lexicons)
  return {
    maxWords: slot.maxWords,
    accepts: (message, from, to) => {
      const first = message.items[from]?.word ?? ''
      const start = DETERMINERS.has(first) && to - from > 1 ? from + 1 : from
      const verdict = slot.accepts(message, start, to)
      return typeof verdict === 'object' && !keys.has(verdict.key) ? 'not-yet' : verdict
    },
  }
}

/** Where or how one exercised: "na esteira", "de bike", "no parque". */
function startsAfterPreposition(lexicon: Lexicon): TextSlot {
  const prepositions = new Set(
    'na no em de do da pela pelo no with on in at of the around com'.split(' '),
  )
  const places = new Set(
    'pracinha praca calcadao quadra pista ciclovia condominio mata trilha rio mar piscina parque rua praia orla academia bairro lagoa pista clube casa park street beach gym neighborhood track trail block mall woods outside'.split(
      ' ',
    ),
  )
  return {
    maxWords: 4,
    accepts: (message, from, to) => {
      const words = wordsBetween(message, from, to)
      const content = words.filter((word) => !prepositions.has(word))
      if (content.length === 0) return 'not-yet'
      const entry = lexicon.at(content, 0)
      if (entry?.words.length === content.length) return { key: entry.key }
      return content.every((word) => places.has(word)) ? 'yes' : 'not-yet'
    },
  }
}

const mentionsBill = (message: Message): boolean =>
  message.items.some((item) => item.word === 'bill' || item.word === 'bills') ||
  !message.spans.some((span) => span.type === 'money')

/** A bill by its name, with what tells it apart: "luz", "fatura do cartão do nubank", "Netflix subscription". */
function billSlot(name: TextSlot, lexicons: readonly Lexicon[]): TextSlot {
  return {
    maxWords: MAX_NAME_WORDS,
    accepts: (message, from, to) => {
      const words = wordsBetween(message, from, to)
      let at = 0
      while (at < words.length - 1 && DETERMINERS.has(words[at] ?? '')) at += 1
      // In English "gas" alone is fuel; the bill is the "gas bill".
      if (message.locale === 'en' && words[at] === 'gas' && !mentionsBill(message)) return 'not-yet'
      const entries = lexicons.map((lexicon) => lexicon.at(words, at))
      const entry = entries.find(
        (one) => one !== undefined && at + one.words.length <= words.length,
      )
      if (entry === undefined)
        return at === words.length - 1 || words.length < 4 ? 'not-yet' : 'never'
      const rest = words.slice(at + entry.words.length)
      if (rest.length === 0) return { key: entry.key }
      const tail = rest.filter((word) => !BILL_TAILS.has(word))
      if (tail.length === 0) return { key: entry.key }
      if (tail.length > 3 || !QUALIFIERS.has(tail[0] ?? '')) return 'not-yet'
      const verdict = name.accepts(message, to - 1, to)
      return verdict === 'yes' ? { key: entry.key } : verdict
    },
  }
}
