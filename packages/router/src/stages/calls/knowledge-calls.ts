import { type Message, spansIn, wordsOf } from '../../clauses/message.ts'
import { lexiconOf } from '../../pending/lexicon.ts'
import { areaOf } from '../../values/area-of.ts'
import { expenseLexicon, personLexiconKey } from '../../values/lexicons.ts'
import { aboutSpeaker, withoutOwner } from '../../values/third-person.ts'
import { type BuiltCall, type CallBuilder, type CallInput, setOf, textOf } from './call-builder.ts'
import { holdsOwnDeed, isDuty, isRecord, isTold } from './is-told.ts'
import { beforeOrder, KEPT, KNOWLEDGE_OPENERS, VAGUE } from './kept-words.ts'
import { buildPersonFact } from './person-facts.ts'
import { freeText } from './reminder-calls.ts'
import { isSaidPaid } from './said-paid.ts'
import { afterOpeners, plainWords } from './said-words.ts'
import { KNOWLEDGE_CALLS as WORDS } from './words.generated.ts'

/** After a mere "anota:" an amount is what is to be recorded. */
const mentionsAmount = (message: Message, from: number, to: number): boolean =>
  !wordsOf({ message, from, to }).some((word) => KEPT.has(word)) &&
  spansIn({ message, from, to }).some(
    (span) =>
      span.type === 'quantity' ||
      (span.type === 'money' &&
        (span.value.isCurrencySaid || to - from <= MOST_WORDS || holdsOwnDeed(message, from, to))),
  )

const MOST_WORDS = 4

/** "remember I was 79.8 kg on monday", "dia 10 eu fiz 45 minutos de natação": measured on a day, it is a measurement. */
function isOfOneDay(message: Message, from: number, to: number): boolean {
  if (!message.spans.some(({ type }) => type === 'date')) return false
  return spansIn({ message, from, to }).some(
    (span) =>
      span.type === 'quantity' &&
      (span.value.dimension === 'mass' || holdsOwnDeed(message, from, to)),
  )
}

/** "note: my locker is 45": a heading is no part of what stands below it. */
const afterHeading = ({ items }: Message, from: number): number =>
  WORDS.headings.has(items[from]?.word ?? '') && items[from + 1]?.word === ':' ? from + 2 : from

function knowledgeType(words: readonly string[], isOfPerson: boolean): string {
  if (words.some((word) => WORDS.insights.has(word))) return 'insight'
  if (isOfPerson) return 'person'
  if (words.slice(0, 6).some((word) => WORDS.preferences.has(word))) return 'preference'
  return words.slice(0, 2).some((word) => WORDS.memories.has(word)) ? 'memory' : 'fact'
}

export const buildKnowledge: CallBuilder = (input) => {
  const { message } = input
  const isBare = setOf(input).isBare === true
  const text = isBare ? { from: input.clauseFrom, to: input.clauseTo } : freeText(input, 'content')
  if (text === undefined) return undefined
  const from = isBare
    ? afterHeading(message, text.from)
    : afterOpeners(message, text.from, text.to, KNOWLEDGE_OPENERS)
  const isUnstated = setOf(input).needsColon === true || setOf(input).isFree === true
  if (isUnstated && mentionsAmount(message, from, text.to)) return undefined
  if (setOf(input).isSelf === true && !WORDS.self.has(message.items[text.from]?.word ?? ''))
    return undefined
  if (isRecord(message, from, text.to) || isList(message, from, text.to)) return undefined
  if (isSaidPaid(message, from, text.to) || isOfOneDay(message, from, text.to)) return undefined
  if (!isBare && isDuty(wordsOf({ message, from, to: text.to }))) return undefined
  if (!isBare && isTold(input, from, text.to)) return undefined
  if (isReply(wordsOf({ message, from, to: text.to }), message.locale)) return undefined
  const fact = buildPersonFact(input, from, text.to)
  if (fact) return fact
  const place = textOf(input, 'place')
  if (place && WORDS.plans.has(message.items[place.from]?.word ?? '')) return undefined
  if (place) return movedTo(message, place.from, place.to)
  const workplace = textOf(input, 'workplace')
  if (workplace) return worksAt(input, workplace)
  const words = wordsOf({ message, from, to: text.to })
  if (words.length < (setOf(input).isLead === true ? 3 : 2) || WORDS.unknown.has(words[0] ?? ''))
    return undefined
  if (isBare && setOf(input).isInsight !== true && isVague(input, words)) return undefined
  if (isBare && setOf(input).isContrast !== true && isTwoFacts(words)) return undefined
  if (
    isBare &&
    words.some((word) => WORDS.drunk.has(word)) &&
    !words.some((word) => WORDS.kinds.has(word))
  )
    return undefined
  if (isBare && words.some((word) => WORDS.ownDoings.has(word))) return undefined
  if (words.length <= 5 && WORDS.pointed.has(words.at(-1) ?? '')) return undefined
  if (setOf(input).isTaste === true && words.some((word) => WORDS.owners.has(word)))
    return undefined
  // "I can't stand up" is no taste.
  if (words.some((word, at) => word === 'stand' && words[at + 1] === 'up')) return undefined
  if (setOf(input).isTaste === true && !isKnownMatter(words)) return undefined
  const isOwnWork = setOf(input).isOwnWork === true
  const isOfPerson = !isBare && !isOwnWork && personLexiconKey(words, 0) !== undefined
  const said = plainWords(message, from, isBare ? beforeOrder(message, from, text.to) : text.to)
  // "o código do portão é …": after an article comes a thing, and nothing the speaker does.
  const isThing =
    WORDS.articles.has(message.items[from - 1]?.word ?? '') || WORDS.articles.has(words[0] ?? '')
  const parts = setOf(input).isContrast === true ? said.split(', ') : [said]
  const content = isThing
    ? withoutOwner(said)
    : parts.map((part) => aboutSpeaker(part, message.locale)).join(', ')
  const area = isOwnWork ? 'professional' : areaOf(content)
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

/** "não não, tá certinho, pode salvar": what only approves or refuses is no fact. */
function isReply(words: readonly string[], locale: Message['locale']): boolean {
  const { match } = lexiconOf(locale)
  if (match(words, 0)?.kinds.has('no') && words[0] === words[1]) return true
  for (let at = 0; at < words.length; ) {
    const cue = match(words, at)
    if (words[at] === ',') at += 1
    else if (cue === undefined || !REPLYING.some((kind) => cue.kinds.has(kind))) return false
    else at += cue.length
  }
  return true
}

const REPLYING = ['yes', 'do', 'enter', 'no', 'stop', 'this', 'filler', 'hedge'] as const

/** "pão 8, café 12 e uber 15": several amounts are things to record, and no fact. */
function isList(message: Message, from: number, to: number): boolean {
  if (isLedIn(message, from, to)) return true
  const amounts = spansIn({ message, from, to }).filter(
    (span) => span.type === 'money' && !span.invalid,
  )
  return amounts.length > 1
}

/** "registra umas coisas: almoço 32": what is announced is recorded, and not kept as it stands. */
function isLedIn({ items, spans }: Message, from: number, to: number): boolean {
  const colon = items.findIndex(({ word }, at) => at > from && at < to && word === ':')
  if (colon < 0 || !WORDS.announced.has(items[colon - 1]?.word ?? '')) return false
  return spans.some((span) => COUNTED.has(span.type) && span.from > colon && span.to <= to)
}

const COUNTED: ReadonlySet<string> = new Set(['money', 'quantity'])

/** Who moved lives there now. */
function movedTo(message: Message, from: number, to: number): BuiltCall {
  const place = plainWords(message, from, to)
  const isMasculine = /^(?:pro|o)$/i.test(message.items[from - 1]?.raw ?? '')
  const content =
    message.locale === 'en' ? `lives in ${place}` : `mora ${isMasculine ? 'no' : 'em'} ${place}`
  return { intent: 'add_knowledge', params: { type: 'fact', content }, missing: [] }
}

/** "mudei de emprego, agora tô na Ambev": where one works now; "agora tô na dúvida" is no place. */
function worksAt(
  { message, clauseTo }: CallInput,
  { from, to }: { readonly from: number; readonly to: number },
): BuiltCall | undefined {
  const said = message.items.slice(from, to)
  const isNamed = /^\p{Lu}/u.test(said[0]?.raw ?? '')
  if (!isNamed && !said.some(({ word }) => WORDS.workplaces.has(word))) return undefined
  const place = plainWords(message, from, Math.min(to, clauseTo))
  const before = message.items[from - 1]?.word ?? ''
  const content =
    message.locale === 'en' ? `works at ${place}` : `trabalha ${AT[before] ?? before} ${place}`
  return {
    intent: 'add_knowledge',
    params: { type: 'fact', content, area: 'professional' },
    missing: [],
  }
}

const AT: Readonly<Record<string, string>> = { pra: 'na', para: 'na', pro: 'no' }

/** "tenho 2 filhos e moro em Recife" is two facts, a clause each. */
const isTwoFacts = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      (word === 'e' || word === 'and' || word === ',') && WORDS.factVerbs.has(words[at + 1] ?? ''),
  )

/** A taste is worth keeping unasked when it is for something one eats, buys or does. */
const isKnownMatter = (words: readonly string[]): boolean =>
  expenseLexicon.within(words) !== undefined || areaOf(words.join(' ')) !== undefined

/** News may say since when, and a taste when: "agora moro em Joinville", "odeio quando gritam". */
function isVague(input: CallInput, words: readonly string[]): boolean {
  const passed = setOf(input).isNews === true ? WORDS.ofNews : WORDS.noWords
  return words.some((word) => VAGUE.has(word) && !passed.has(word))
}
