import type { ReadingInput } from '../../clauses/clause-reading.ts'
import { type Message, wordsOf } from '../../clauses/message.ts'
import { gatesIn } from '../../gates/gate-clause.ts'
import type { OrderWords } from '../../speech/speech.ts'
import { wordSet } from '../../text/word-set.ts'
import { areasOf } from '../../values/area-of.ts'
import { relationLexicon } from '../../values/lexicons.ts'
import type { Stretch } from '../asides.ts'
import { namesKind } from '../calls/class-nouns.ts'
import { isRecord } from '../calls/is-told.ts'
import { KEPT } from '../calls/kept-words.ts'
import { timeSpans } from '../calls/said-time.ts'
import {
  bound,
  type FoundText,
  orderWords,
  textOfOrder,
  toFoundText,
  withoutTail,
} from './found-text.ts'
import { MEMORY_TEXTS as WORDS } from './words.generated.ts'

/** What is to be kept: after an order, before one, or said as it is. */
export function kept(input: ReadingInput): FoundText | undefined {
  const found = textOfOrder(input, 'add_knowledge')
  if (!found) return stated(input)
  const { isAfterthought, text } = found
  const order = orderWords(input, found)
  const isStated = order.some((word) => WORDS.stating.has(word) || WORDS.remembered.has(word))
  const isOpened = isAfterthought || isStated || order.includes(':') || order.includes(',')
  const said = wordsOf({ message: input.message, ...text })
  if (DEED.test(said[0] ?? '') || (!isOpened && !isFact(input, text))) return undefined
  // "bota no caderno que eu …": words before the "que" that are not of the order may be anything.
  const first = said.slice(0, FEW_WORDS)
  if (!isAfterthought && !isStated && (first.includes('que') || first.includes('that')))
    return undefined
  return toFoundText(found, 'content', { isAfterthought, ...(isStated ? {} : { isFree: true }) })
}

const FEW_WORDS = 5
/** "pagar a luz amanhã" is something to do. */
const DEED = /^[a-z]{2,}[aei]r$/

/** "guarda a roupa na gaveta" keeps nothing: a fact has a copula, or names what people have kept. */
function isFact({ message }: ReadingInput, { from, to }: Stretch): boolean {
  return message.items
    .slice(from, to)
    .some(({ raw, word, kind }) => isCopula(raw) || KEPT.has(word) || kind === 'number')
}

/** "meu aniversário é 3 de abril", "eu prefiro chá": standing facts, which need no order. */
function stated({ message }: ReadingInput): FoundText | undefined {
  const { items } = message
  const to = items.findLastIndex(({ kind }) => kind !== 'punctuation') + 1
  const from = ['eu', 'i'].includes(items[0]?.word ?? '') ? 1 : 0
  const first = items[from]?.word ?? ''
  const isTaste = WORDS.tastes.has(first)
  const isOwn = WORDS.owning.has(first) && items.slice(2, 5).some(({ raw }) => isCopula(raw))
  const isLiving = WORDS.living.has(first) && timeSpans(message, 0, to).length === 0
  if (!isTaste && !isOwn && !isLiving && !WORDS.standing.has(first)) return undefined
  // "sou muito burro", "prefiro ir embora" are of the moment.
  const next = items[from + 1]?.word ?? ''
  if (WORDS.degrees.has(next) || DEED.test(next)) return undefined
  const set = { isBare: true, ...(isTaste ? { isTaste, isPreference: true } : {}) }
  return { from: 0, to, bindings: [], set, isStatement: true }
}

/** "é", "is"; folded, "é" would be "e". */
const isCopula = (raw: string): boolean =>
  raw.toLowerCase() !== 'e' &&
  WORDS.being.has(raw.toLowerCase().replace('é', 'e').replace('ã', 'a'))

/** "apaga o lembrete do dentista" forgets nothing: it must be said of what Parco knows. */
export function forgotten(input: ReadingInput): FoundText | undefined {
  const found = textOfOrder(input, 'forget_knowledge')
  if (!found || found.isAfterthought) return undefined
  const { message } = input
  const { from, to } = found.text
  // "esquece tudo que eu falei, amor": behind the comma stands whom it is said to.
  if (message.items[from - 1]?.word === ',' || isDismissal(message)) return undefined
  const order = orderWords(input, found)
  const text = wordsOf({ message, from, to })
  const isRemembered = order.some((word) => WORDS.remembered.has(word))
  const isStatement = order.some((word) => WORDS.stating.has(word)) && !isRecord(message, from, to)
  const isKept = text.some((word) => KEPT.has(word))
  if (!isRemembered && !isStatement && !isKept) return undefined
  if (!isRemembered && namesKind(text, RECORDS)) return undefined
  // "tira da sua cabeceira …": a place of Parco's that is not known as one.
  if (WORDS.yours.has(text[0] ?? '')) return undefined
  const isAll = isRemembered && order.some((word) => WORDS.everything.has(word))
  return toFoundText(found, 'query', isAll ? { scope: 'all' } : {})
}

/** "esquece, já achei a chave": with a mark right behind it the word takes a question back. */
const isDismissal = ({ items }: Message): boolean =>
  WORDS.dismissing.has(items[0]?.word ?? '') &&
  (items[1]?.kind === 'punctuation' || items[1]?.word === 'it')

const RECORDS = ['reminder', 'goal', 'habit', 'event', 'bill', 'debt', 'metric'] as const

export function decided(input: ReadingInput): FoundText | undefined {
  const found = textOfOrder(input, 'save_decision', { isAnywhere: true })
  if (!found || found.isAfterthought) return undefined
  const { speech } = input.language
  const order = orderWords(input, found)
  if (!order.some((word) => DECIDING.test(word))) return undefined
  const isKept = order.some((word) => speech.commands.has(word) || WORDS.decision.has(word))
  const text = withoutLead(input, found.text, 'save_decision')
  return toFoundText({ ...found, text }, 'title', isKept ? { isKept } : {})
}

/** "bati o martelo: vou largar …": what was decided is the deed. */
function withoutLead(
  { message, language }: ReadingInput,
  { from, to }: Stretch,
  intent: string,
): Stretch {
  const behind = language.speech.orders.get(intent)?.behind
  const length = behind?.lengthAt((at) => message.items[at]?.word, from, to) ?? 0
  return { from: from + length, to }
}

/** "decidi", "optei", "settled": what makes it a decision, whoever is asked to keep it. */
const DECIDING =
  /^(?:decid|decis|resolv|opt|escolh|martelo|conclusao|chose|chosen|mind|call|settled|going|went|committed)/

const TYPES: readonly (readonly [type: string, words: ReadonlySet<string>])[] = [
  ['preference', wordSet('preferencia preferencias gostos preference preferences likes')],
  ['insight', wordSet('insight insights percepcao percepcoes')],
]

/** What is asked of what was told, without the words that only ask: "que vinho eu falei que gostava?". */
export function sought(input: ReadingInput): FoundText | undefined {
  const found = textOfOrder(input, 'search_knowledge')
  const order = input.language.speech.orders.get('search_knowledge')
  if (!found || !order || found.isAfterthought) return undefined
  const { message } = input
  const { from } = found.text
  const to = withoutFrame(message, found.text, order)
  const words = wordsOf({ message, from, to })
  const all = wordsOf({ message, from: found.orderFrom, to: message.items.length })
  const type = TYPES.find(([, nouns]) => words.some((word) => nouns.has(word)))?.[0]
  const isOnlyType = type !== undefined && words.length === 1
  const isUnnamed = isOnlyType || isEverything(words, all)
  // "você lembra de mim?" asks for nothing that is kept.
  if (!isUnnamed && words.length > 0 && words.every((word) => WORDS.self.has(word)))
    return undefined
  return {
    from: found.orderFrom,
    to,
    bindings: isUnnamed ? [] : bound('query', { from, to }),
    set: isOnlyType ? { type } : {},
    ...(words.length === 0 && !isUnnamed ? { missing: ['query'] } : {}),
  }
}

/** "… que eu falei que gostava": words of liking belong to the frame only where something was told. */
function withoutFrame(message: Message, text: Stretch, order: OrderWords): number {
  const end = withoutTail(message, text, order)
  const cut = wordsOf({ message, from: end, to: text.to })
  if (cut.some((word) => WORDS.telling.has(word)) || cut.every((word) => !WORDS.liking.has(word)))
    return end
  return withoutTail(message, text, { ...order, phrases: order.behind })
}

/** "o que você sabe sobre mim?", "tell me what you know about my life". */
function isEverything(words: readonly string[], all: readonly string[]): boolean {
  const last = all.findLast((word) => /\p{L}/u.test(word)) ?? ''
  return (
    all.some((word) => WORDS.askingAll.has(word)) &&
    words.every((word) => WORDS.self.has(word)) &&
    WORDS.self.has(last) &&
    all.some((word) => WORDS.remembered.has(word))
  )
}

/** A question of life is about the whole of it, but for a last piece that merely asks. */
export function pondered(input: ReadingInput): FoundText | undefined {
  const { message } = input
  if (isMoodOfAnother(message)) return undefined
  const to = beforeQuestion(input)
  const words = wordsOf({ message, from: 0, to })
  const areas = words.some((word) => WORDS.feeling.has(word))
    ? 'health'
    : 'professional, finance, relationships'
  const isPlain = areasOf(words.join(' ')).length > 0
  return { from: 0, to, bindings: [], set: isPlain ? {} : { areas } }
}

/** "meu chefe anda desanimado": how somebody else feels is theirs, unless the speaker is in it. */
function isMoodOfAnother({ items }: Message): boolean {
  const words = items.map(({ word }) => word)
  const at = WORDS.beforePerson.has(words[0] ?? '') ? 1 : 0
  const person = relationLexicon.at(words, at)
  const next = at + (person?.words.length ?? 0)
  const isTold = person !== undefined && WORDS.feels.has(words[next] ?? '')
  return isTold && !words.slice(next).some((word) => WORDS.concerned.has(word) || word === '?')
}

/** "…; será que faz sentido?", "…, why do I do that?". */
function beforeQuestion({ message, language }: ReadingInput): number {
  const { items } = message
  const mark = items.findLastIndex(
    ({ kind, word }, at) => kind === 'punctuation' && word !== '?' && at < items.length - 1,
  )
  if (mark < LEAST_SAID || items.at(-1)?.word !== '?') return items.length
  const rest = { message, from: mark + 1, to: items.length }
  const isAsking = gatesIn(language.speech, rest).some(({ gate }) => gate === 'question')
  return isAsking ? mark : items.length
}

const LEAST_SAID = 3
