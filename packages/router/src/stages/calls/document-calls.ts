import { type Message, wordsOf } from '../../clauses/message.ts'
import { QUOTES } from '../../gates/quotes.ts'
import { languageCodeOf } from '../../values/languages.ts'
import { relationLexicon } from '../../values/lexicons.ts'
import { type CallBuilder, type CallInput, setOf, textOf } from './call-builder.ts'
import { afterOpeners, asTitle, plainWords } from './said-words.ts'
import { DOCUMENT_CALLS as WORDS } from './words.generated.ts'

/** A text handed over as it stands: without quotation marks at its ends. */
function handedText(message: Message, from: number, to: number): string {
  const first = message.items[from]
  const last = message.items[to - 1]
  if (first === undefined || last === undefined) return ''
  const text = message.text.slice(first.start, last.end)
  return text.trim().replace(/^["“”'‘«:\s]+|["”“'’»\s]+$/g, '')
}

/** What stands between two marks, whatever the words. */
function quotedText(message: Message): string | undefined {
  const marks = message.items.flatMap(({ raw }, at) => (QUOTES.has(raw) ? [at] : []))
  const [from, to] = marks
  return marks.length === 2 && from !== undefined && to !== undefined
    ? handedText(message, from, to)
    : undefined
}

export const buildTranslation: CallBuilder = (input) => {
  const { message } = input
  const language = textOf(input, 'language')
  const code =
    language && languageCodeOf(wordsOf({ message, from: language.from, to: language.to }).join(' '))
  const said = textOf(input, 'text')
  const to = setOf(input).isLead === true ? said?.to : input.clauseTo
  const text = quotedText(message) ?? (said && handedText(message, said.from, to ?? said.to))
  const isPointing = text !== undefined && WORDS.pointers.has(text.toLowerCase())
  return {
    intent: 'translate',
    params: {
      ...(code === undefined ? {} : { targetLanguage: code }),
      ...(text && !isPointing ? { text } : {}),
    },
    missing: [
      ...(text && !isPointing ? [] : ['text']),
      ...(code === undefined ? ['targetLanguage'] : []),
    ],
  }
}

export const buildSummary: CallBuilder = (input) => {
  const said = textOf(input, 'text')
  const text = said && handedText(input.message, afterNaming(input, said.from), input.clauseTo)
  return { intent: 'summarize_text', params: text ? { text } : {}, missing: text ? [] : ['text'] }
}

/** "resuma em duas linhas: …": the first colon soon after the order opens the text. */
function afterNaming({ message, clauseFrom }: CallInput, saidFrom: number): number {
  const isColon = (at: number) => message.items[at]?.word === ':'
  for (let at = clauseFrom; at < saidFrom; at++) if (isColon(at)) return saidFrom
  for (let at = saidFrom; at < saidFrom + LONGEST_NAMING; at++) if (isColon(at)) return at + 1
  return saidFrom
}

const LONGEST_NAMING = 6

export const buildPdf: CallBuilder = (input) => {
  const { message } = input
  const said = textOf(input, 'source')
  const title = textOf(input, 'title')
  const from =
    said && afterOpeners(message, sourceAt(input, said.from), said.to, WORDS.sourceOpeners)
  const source =
    said && from !== undefined ? plainWords(message, from, sourceEnd(input, said.to)) : undefined
  return {
    intent: 'generate_pdf',
    params: {
      ...(title ? { title: asTitle(plainWords(message, title.from, title.to)) } : {}),
      ...(source ? { source } : {}),
    },
    missing: [],
  }
}

/** "meus gastos do mês em pdf": up to the words that say into what. */
function sourceEnd(input: CallInput, saidTo: number): number {
  const { message, clauseTo } = input
  if (setOf(input).isLead !== true) return clauseTo
  let end = saidTo
  for (let at = saidTo; at < clauseTo; at++) if (message.items[at]?.word === 'pdf') end = at
  while (end > saidTo && WORDS.into.has(message.items[end - 1]?.word ?? '')) end -= 1
  return end
}

/** "pdf with my November expenses": a month that opens the source belongs to it. */
function sourceAt({ message, clauseFrom }: CallInput, saidFrom: number): number {
  for (let at = clauseFrom; at < saidFrom; at++)
    if (message.items[at]?.word === 'pdf') return at + 1
  return saidFrom
}

/** A report is about the world; the user's own figures are read, not researched. */
export const buildReport: CallBuilder = (input) => {
  const topic = worldTopic(input, 'topic')
  return topic === undefined
    ? undefined
    : { intent: 'analyze_and_report', params: { topic }, missing: [] }
}

export const buildWebSearch: CallBuilder = (input) => {
  if (isFetched(input) || isSearchTold(input)) return undefined
  const query = worldTopic(input, 'query')
  return query === undefined ? undefined : { intent: 'web_search', params: { query }, missing: [] }
}

/** "busca as crianças na escola", "procura-se": somebody is to be fetched, not looked up. */
function isFetched(input: CallInput): boolean {
  const { items } = input.message
  const words = wordsOf({ message: input.message, from: input.clauseFrom, to: input.clauseTo })
  const at = words.findIndex((word) => WORDS.fetching.has(word))
  if (at < 0) return false
  const next = items[input.clauseFrom + at + 1]
  if (next?.word === 'se' && !next.isAfterSpace) return true
  const thing = WORDS.determiners.has(words[at + 1] ?? '') ? at + 2 : at + 1
  const isClosed = words.length <= thing + 1 || WORDS.atPlaces.has(words[thing + 1] ?? '')
  return (
    isClosed &&
    (relationLexicon.at(words, thing) !== undefined || WORDS.children.has(words[thing] ?? ''))
  )
}

/** "pesquisa eleitoral deu empate": a noun, and what came of it. */
function isSearchTold({ message, clauseFrom, clauseTo }: CallInput): boolean {
  const words = wordsOf({ message, from: clauseFrom, to: clauseTo })
  if (!WORDS.nounOrVerb.has(words[0] ?? '')) return false
  const told = words.findIndex((word, at) => at > 0 && WORDS.told.has(word))
  return told > 0 && !words.slice(1, told).some((word) => WORDS.asking.has(word))
}

function worldTopic(input: CallInput, slot: string): string | undefined {
  const { message } = input
  const said = textOf(input, slot)
  if (said === undefined) return undefined
  const to = setOf(input).isLead === true ? said.to : input.clauseTo
  const from = afterOpeners(message, said.from, to, WORDS.openers)
  const isOwn = message.items
    .slice(from, to)
    .some(({ word, raw }) => WORDS.own.has(word) && raw !== 'EU')
  // "nas memórias o presente …": what Parco keeps is not looked for elsewhere.
  const [first = '', second = ''] = wordsOf({ message, from, to })
  if (isOwn || (WORDS.within.has(first) && WORDS.notes.has(second))) return undefined
  const text = plainWords(message, from, to)
  const isPointed = WORDS.pointers.has(text.toLowerCase()) || /^(?:it|isso) /i.test(text)
  return text === '' || isPointed ? undefined : text
}
