import type { Message } from '../../clauses/message.ts'
import { areaOf } from '../../values/area-of.ts'
import {
  expenseLexicon,
  metricNounLexicon,
  metricVerbLexicon,
  personLexiconKey,
} from '../../values/lexicons.ts'
import { aboutSpeaker, askedOfSpeaker, withoutOwner } from '../../values/third-person.ts'
import { type BuiltCall, type CallBuilder, type CallInput, setOf, textOf } from './call-builder.ts'
import { buildPersonFact, predicateAt } from './person-facts.ts'
import { freeText } from './reminder-calls.ts'
import { isSaidPaid } from './said-paid.ts'
import { timeSpans } from './said-time.ts'
import { afterOpeners, plainWords, wordsWithout } from './said-words.ts'

const PREFERENCES = new Set(
  'prefiro prefere gosto gosta adoro adora amo ama odeio odeia detesto detesta curto favorito favorita favoritos favoritas preferido preferida prefer like likes love loves hate hates dislike dislikes favorite favourite favorites enjoy stand bear abide fan keen fond loathe detest'.split(
    ' ',
  ),
)
const INSIGHTS = new Set(
  'percebi notei aprendi descobri realized noticed learned learnt'.split(' '),
)
const MEMORIES = new Set(
  'fui viajei casei nasceu conheci formei morreu visitei ganhei fizemos fomos casamos went married met graduated died visited'.split(
    ' ',
  ),
)
const RECORDS = new Set(
  'gastei paguei comprei recebi pagamos gastamos compramos devo emprestei vence bebi dormi corri pesei peso spent paid bought received owe lent slept drank ran weighed'.split(
    ' ',
  ),
)

/** The words to compare of a stretch. */
export function wordsIn(message: Message, from: number, to: number): string[] {
  return message.items.slice(from, to).map((item) => item.word)
}

/** Whether the words are a record of money or of the body, which its own intent keeps. */
function isRecord(message: Message, from: number, to: number): boolean {
  const words = wordsIn(message, from, to)
  const isMeasured = message.spans.some(
    (span) =>
      span.from >= from &&
      span.to <= to &&
      ['quantity', 'bloodPressure', 'score', 'money', 'number'].includes(span.type),
  )
  if (words.some((word) => RECORDS.has(word)) && isMeasured) return true
  if (!isMeasured) return false
  return (
    words.slice(0, 4).some((_, at) => metricNounLexicon.at(words, at) !== undefined) ||
    words.slice(0, 2).some((_, at) => metricVerbLexicon.at(words, at) !== undefined)
  )
}

/** After a mere "anota:" an amount is what is to be recorded. */
const mentionsAmount = (message: Message, from: number, to: number): boolean =>
  !wordsIn(message, from, to).some((word) => KEPT.has(word)) &&
  message.spans.some(
    (span) =>
      span.from >= from &&
      span.to <= to &&
      (span.type === 'quantity' ||
        (span.type === 'money' && (span.value.isCurrencySaid || to - from <= MOST_WORDS))),
  )

const MOST_WORDS = 4

/** "store credit for the sofa: 6 payments": an order to keep has its colon before what is kept. */
const isNoun = ({ items }: Message, from: number): boolean =>
  NOUNS_TOO.has(items[from - 1]?.word ?? '')

const NOUNS_TOO: ReadonlySet<string> = new Set(['store', 'record', 'log', 'bank'])

function knowledgeType(words: readonly string[], isOfPerson: boolean): string {
  if (words.some((word) => INSIGHTS.has(word))) return 'insight'
  if (isOfPerson) return 'person'
  if (words.slice(0, 6).some((word) => PREFERENCES.has(word))) return 'preference'
  return words.slice(0, 2).some((word) => MEMORIES.has(word)) ? 'memory' : 'fact'
}

export const buildKnowledge: CallBuilder = (input) => {
  const { message } = input
  const isBare = setOf(input).isBare === true
  const text = isBare ? { from: input.clauseFrom, to: input.clauseTo } : freeText(input, 'content')
  if (text === undefined) return undefined
  const from = isBare ? text.from : afterOpeners(message, text.from, text.to, KNOWLEDGE_OPENERS)
  if (setOf(input).needsColon === true && mentionsAmount(message, from, text.to)) return undefined
  if (setOf(input).needsColon === true && isNoun(message, from)) return undefined
  if (setOf(input).isSelf === true && !SELF.has(message.items[text.from]?.word ?? ''))
    return undefined
  if (isRecord(message, from, text.to) || isList(message, from, text.to)) return undefined
  if (isSaidPaid(message, from, text.to)) return undefined
  if (!isBare && isDuty(wordsIn(message, from, text.to))) return undefined
  if (!isBare && isTold(input, from, text.to)) return undefined
  const fact = buildPersonFact(input, from, text.to)
  if (fact) return fact
  const place = textOf(input, 'place')
  if (place) return movedTo(input, place.from)
  const words = wordsIn(message, from, text.to)
  if (words.length < (setOf(input).isLead === true ? 3 : 2) || UNKNOWN.has(words[0] ?? ''))
    return undefined
  if (isBare && setOf(input).isInsight !== true && isVague(input, words)) return undefined
  if (isBare && isTwoFacts(words)) return undefined
  if (isBare && words.some((word) => DRUNK.has(word)) && !words.some((word) => KINDS.has(word)))
    return undefined
  if (isBare && words.some((word) => OWN_DOINGS.has(word))) return undefined
  if (setOf(input).isTaste === true && words.some((word) => OWNERS.has(word))) return undefined
  // "I can't stand up" is no taste.
  if (words.some((word, at) => word === 'stand' && words[at + 1] === 'up')) return undefined
  if (setOf(input).isTaste === true && !isKnownMatter(words) && !isDislike(words)) return undefined
  const isOfPerson = !isBare && personLexiconKey(words, 0) !== undefined
  const said = plainWords(message, from, isBare ? beforeOrder(message, from, text.to) : text.to)
  if (isOnlyTime(message, from, text.to)) return undefined
  // "o código do portão é …": after an article comes a thing, and nothing the speaker does.
  const isThing = ARTICLES.has(message.items[from - 1]?.word ?? '') || ARTICLES.has(words[0] ?? '')
  const content = isThing ? withoutOwner(said) : aboutSpeaker(said, message.locale)
  const area = areaOf(content)
  return {
    intent: 'add_knowledge',
    params: {
      type: setOf(input).isPreference === true ? 'preference' : knowledgeType(words, isOfPerson),
      content,
      ...(area === undefined ? {} : { area }),
    },
    missing: [],
  }
}

/** How much water one drinks is a record, and what kind a taste. */
const DRUNK = new Set(['agua', 'water'])
const KINDS = new Set('gas gelada natural morna coco sparkling still tap filtered cold'.split(' '))

/** Words about what Parco itself is doing: "prefiro desistir do registro" says nothing of the speaker. */
const OWN_DOINGS = new Set(
  'registro registros lancamento lancamentos anotacao entry record draft'.split(' '),
)

/** "pão 8, café 12 e uber 15": several amounts are things to record, and no fact. */
function isList({ spans }: Message, from: number, to: number): boolean {
  const amounts = spans.filter(
    (span) => span.type === 'money' && span.from >= from && span.to <= to && !span.invalid,
  )
  return amounts.length > 1
}

/** Who moved lives there now. */
function movedTo(input: CallInput, at: number): BuiltCall {
  const { message } = input
  const place = plainWords(message, at, input.clauseTo)
  const isMasculine = message.items.slice(at - 1, at).some((item) => /^(?:pro|o)$/i.test(item.raw))
  const content =
    message.locale === 'en' ? `lives in ${place}` : `mora ${isMasculine ? 'no' : 'em'} ${place}`
  return { intent: 'add_knowledge', params: { type: 'fact', content }, missing: [] }
}

/** Love and hate of one's own people and job are feelings, not tastes. */
const OWNERS = new Set('meu minha meus minhas my our ele ela voce you him her'.split(' '))
const FACT_VERBS = new Set(
  'moro trabalho tenho sou gosto nasci uso estudo falo prefiro adoro odeio i live work have speak prefer'.split(
    ' ',
  ),
)

/** "tenho 2 filhos e moro em Recife" is two facts, a clause each. */
const isTwoFacts = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      (word === 'e' || word === 'and' || word === ',') && FACT_VERBS.has(words[at + 1] ?? ''),
  )

const DISLIKES = new Set(
  'odeio detesto curto suporto hate dislike loathe detest stand bear abide fan keen fond'.split(
    ' ',
  ),
)
const MOST_DISLIKED = 6

const DECIDED = new Set(
  'decidi decidimos resolvi resolvemos optei optamos escolhi escolhemos decidiu decided chose settled picked opted'.split(
    ' ',
  ),
)
const MET = new Set(
  'liguei telefonei falei conversei encontrei almocei jantei mandei visitei dei spoke talked called texted emailed met ran wrote visited presented'.split(
    ' ',
  ),
)
const SUBJECTS = new Set(
  'eu i nos we hoje ontem today yesterday mano bah oxe eita ja just que that'.split(' '),
)
const BORN = new Set(['aniversario', 'niver', 'birthday', 'bday'])
const STANDING = new Set(
  "moro uso calco visto sou tenho trabalho estudo nasci peso meu minha meus minhas nosso nossa my our i i'm".split(
    ' ',
  ),
)
const DID = /(?:[^aeiou]ei|uei|li|fui|fiz|[^aeiou]ed)$/

/** What its own intent keeps: a choice, a talk with somebody, a deed, an appointment, an amount. */
function isTold(input: CallInput, from: number, to: number): boolean {
  const { message } = input
  const words = wordsIn(message, from, to)
  const start = words.findIndex((word) => !SUBJECTS.has(word) && /\p{L}/u.test(word))
  const verb = words[start] ?? ''
  if (words.some((word) => DECIDED.has(word)) || MET.has(verb)) return true
  if (setOf(input).isAfterthought !== true) return false
  if (words.some((word) => BORN.has(word))) return true
  if (words.some((word) => KEPT.has(word))) return false
  if (DID.test(verb) && !STANDING.has(verb)) return true
  const isCounted = message.spans.some(
    (span) =>
      span.from >= from &&
      span.to <= to &&
      ['money', 'quantity', 'moment', 'time', 'number', 'date'].includes(span.type),
  )
  return (isCounted && !STANDING.has(words[0] ?? '')) || isOfSomebody(message, from, to)
}

/** "a Sofi é alérgica a camarão": of a person, though the name is not known as one. */
function isOfSomebody(message: Message, from: number, to: number): boolean {
  if (STANDING.has(message.items[from]?.word ?? '') || MY.has(message.items[from]?.word ?? ''))
    return false
  return [1, 2, 3].some((step) => (predicateAt(message, from + step, to)?.length ?? 0) > 1)
}

const MY = new Set(['eu', 'i'])

/** "que eu tenho que ligar pro banco" is something to do. */
function isDuty(words: readonly string[]): boolean {
  const [first = '', second = '', third = ''] =
    words[0] === 'eu' || words[0] === 'i' ? words.slice(1) : words
  const isBound =
    first === 'tenho' && (second === 'que' || second === 'de') && /[aeio]r$/.test(third)
  return isBound || (first === 'preciso' && /[aeio]r$/.test(second))
}

/** What one cannot stand is worth knowing, named in a word or two. */
const isDislike = (words: readonly string[]): boolean =>
  words.length <= MOST_DISLIKED &&
  words.some((word) => DISLIKES.has(word)) &&
  !words.some((word) =>
    ['meu', 'minha', 'my', 'ele', 'ela', 'him', 'her', 'them', 'up', 'to', 'still', 'by'].includes(
      word,
    ),
  )

/** A taste is worth keeping unasked when it is for something one eats, buys or does. */
const isKnownMatter = (words: readonly string[]): boolean =>
  expenseLexicon.within(words) !== undefined || areaOf(words.join(' ')) !== undefined

const ORDERS = new Set(
  'anota anote registra registre registrar grava memoriza guarde salve gentileza por favor please save note write down put log record it guarda lembra ai aí isso disso salva note remember that'.split(
    ' ',
  ),
)

/** "não curto cebola, anota aí": the order at the end is no part of what is kept. */
export function beforeOrder(message: Message, from: number, to: number): number {
  let end = to
  while (
    end > from + 1 &&
    (ORDERS.has(message.items[end - 1]?.word ?? '') ||
      message.items[end - 1]?.kind === 'punctuation')
  )
    end -= 1
  return end
}

/** "ontem à noite" alone is nothing to keep. */
function isOnlyTime(message: Message, from: number, to: number): boolean {
  const spans = timeSpans(message, from, to)
  const last = spans.at(-1)
  return last !== undefined && wordsWithout(message, from, to, spans) === '' && last.to === to
}

const SELF = new Set("i i'm i've my i'd eu meu minha".split(' '))
const KNOWLEDGE_OPENERS = new Set('isso this seguinte following informacao info'.split(' '))
const STORIES = new Set(
  'aquela aquele aquilo essa esse isso historia negocio papo parada lance coisa ideia assunto preferencia informacao parte thing that stuff business bit part idea whole'.split(
    ' ',
  ),
)
const UNKNOWN = new Set(
  'que quando onde quem como se isso what when where who how if it this'.split(' '),
)
/** What is said of the moment, or of nothing in particular, is not worth keeping unasked. */
export const VAGUE = new Set(
  'contigo hoje agora voce vc isso disso disto aquilo nada hein ontem amanha disso tudo segunda terca quarta quinta sexta sabado domingo monday mondays tuesday wednesday thursday friday fridays saturday sunday sundays quando when today now you it this that tonight yesterday tomorrow anything everything nothing lol kkk haha essa esse'.split(
    ' ',
  ),
)

/** News may say since when, and a taste when: "agora moro em Joinville", "odeio quando gritam". */
function isVague(input: CallInput, words: readonly string[]): boolean {
  const passed = setOf(input).isNews === true ? OF_NEWS : NO_WORDS
  return words.some((word) => VAGUE.has(word) && !passed.has(word))
}

const NO_WORDS: ReadonlySet<string> = new Set(['quando', 'when'])
const OF_NEWS: ReadonlySet<string> = new Set(
  'agora now hoje today essa this quando when'.split(' '),
)

const ARTICLES = new Set(['o', 'a', 'os', 'as', 'the'])

/** What is to be forgotten, as it is kept: in the third person, without whose it is. */
export const buildForgetting: CallBuilder = (input) => {
  const { message } = input
  const text = freeText(input, 'query')
  const scope = setOf(input).scope
  if (text === undefined) return undefined
  // "esquece a senha do portão": the noun before belongs to what is forgotten.
  const from =
    setOf(input).isNoun === true
      ? text.from - 1
      : afterOpeners(
          message,
          text.from,
          text.to,
          setOf(input).isStory === true ? STORIES : KNOWLEDGE_OPENERS,
        )
  // "aquela história do violão, pode esquecer": without such words it is no more than a remark.
  if (setOf(input).isStory === true && !isStory(message, text.from)) return undefined
  const words = wordsIn(message, from, text.to)
  if (isPointing(message, from, words)) return undefined
  if (setOf(input).isOfThing === true && !words.slice(0, 3).some((word) => KEPT.has(word)))
    return undefined
  const isStatement =
    isNotAnyMore(words) ||
    message.items.slice(input.clauseFrom, from).some((item) => THAT.has(item.word))
  const said = plainWords(message, from, text.to)
  const query = isStatement
    ? aboutSpeaker(said.replace(/ (?:mais|anymore|any more)\b/i, ''), message.locale)
    : withoutOwner(said)
  if (query === '' || words.every((word) => NOTHING_NAMED.has(word))) return undefined
  const isOver =
    isNotAnyMore(words) ||
    message.items.slice(input.clauseFrom, from).some((item) => item.word === 'ja')
  if (setOf(input).isNoMore === true && !isOver) return undefined
  return {
    intent: 'forget_knowledge',
    params: { query, ...(scope === undefined ? {} : { scope }) },
    missing: [],
  }
}

/** What people have kept for them: "esquece o código do portão" forgets one, "esquece o mercado" does not. */
const KEPT = new Set(
  'senha senhas codigo codigos combinacao placa vaga ramal matricula login wifi chave pin cep endereco telefone numero apelido alergia alergias intolerancia preferencia preferencias gosto restricao restricoes dieta informacao informacoes anotacao anotacoes dado dados fato lembranca memoria tamanho manequim prontuario armario aniversario profissao emprego trabalho segredo medo fobia vicio password passwords code codes pin combination plate address phone number nickname allergy allergies preference preferences restriction restrictions diet info information note notes fact memory size locker birthday job fear username login'.split(
    ' ',
  ),
)

/** "delete that pharmacy expense" points at an entry; "forget that I smoke" tells a fact. */
function isPointing(message: Message, from: number, words: readonly string[]): boolean {
  if (message.items[from - 1]?.word !== 'that' || message.items[from - 2]?.word === 'fact')
    return false
  return !words.slice(0, 4).some((word) => STATED.has(word))
}

const STATED = new Set(
  "i i'm i've my we we're our he she they is are was were 's has have likes loves hates works lives doesn't isn't".split(
    ' ',
  ),
)

/** Whether the words are about something kept, or point at what was told. */
function isStory(message: Message, from: number): boolean {
  const words = wordsIn(message, from, from + 3)
  return STORIES.has(words[0] ?? '') || words.some((word) => KEPT.has(word))
}

const THAT = new Set(['que', 'that', 'i', "i'm", "i've"])
const isNotAnyMore = (words: readonly string[]): boolean =>
  words.some((word) => word === 'mais' || word === 'anymore' || word === 'longer')

const NOTHING_NAMED = new Set(
  'isso disso tudo nada mim it that this everything about me all eu disse falei te o que said i ele ela dele dela historia assunto him her'.split(
    ' ',
  ),
)

export const buildKnowledgeSearch: CallBuilder = (input) => {
  const { message } = input
  const isWhole = setOf(input).isWholeQuestion === true
  const isBound = setOf(input).isBoundQuery === true
  const text = isWhole
    ? wholeQuestion(input)
    : isBound
      ? textOf(input, 'query')
      : freeText(input, 'query')
  if (text === undefined) return { intent: 'search_knowledge', params: {}, missing: [] }
  const from = afterOpeners(message, text.from, text.to, SEARCH_OPENERS)
  const said = plainWords(message, from, text.to)
  const query = isWhole ? askedOfSpeaker(said, message.locale) : withoutOwner(said)
  const words = wordsIn(message, from, text.to)
  if (query === '' || words.every((word) => NOTHING_NAMED.has(word))) return undefined
  const found = areaOf(query)
  // Somebody named in a question does not make it one about relationships.
  const area = found === 'relationships' ? undefined : found
  return {
    intent: 'search_knowledge',
    params: { query, ...(area === undefined ? {} : { area }) },
    missing: [],
  }
}

const QUESTION_WORDS = new Set(
  "ta esta estao tao fica ficam ficou qual quais e sao era o a os as onde foi que eu como se chama mesmo what's what is was are whats where did do i am the ja te falei contei disse sobre ever told mentioned given give have already still happen remember recall you tell mention say anything about".split(
    ' ',
  ),
)

/** What a question is about: its words after those that only ask. */
function wholeQuestion(input: CallInput): { from: number; to: number } {
  let from = input.clauseFrom
  while (from < input.clauseTo - 1 && QUESTION_WORDS.has(input.message.items[from]?.word ?? ''))
    from += 1
  return { from, to: input.clauseTo }
}

const SEARCH_OPENERS = new Set('meu minha meus minhas my our com with'.split(' '))
