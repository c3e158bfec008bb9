import type { ReadingInput } from '../../clauses/clause-reading.ts'
import { type Message, wordsOf } from '../../clauses/message.ts'
import { gatesIn } from '../../gates/gate-clause.ts'
import type { OrderWords } from '../../speech/speech.ts'
import { areasOf } from '../../values/area-of.ts'
import type { Stretch } from '../asides.ts'
import { namesKind } from '../calls/class-nouns.ts'
import { isRecord } from '../calls/is-told.ts'
import { KEPT } from '../calls/kept-words.ts'
import {
  bound,
  type FoundText,
  type FreeTextReader,
  orderWords,
  textOfOrder,
  toFoundText,
} from './found-text.ts'

/** What Parco knows of its user. */
const REMEMBERED = toSet(
  'memoria memorias lembranca lembrancas registros anotacao anotacoes notas perfil sabe sabes souber guardou guardaste anotou anotaste salvou salvaste informacao informacoes fato dado dados lembra lembras falei contei disse know known stored saved kept noted remember learned told said memory memories notes info information fact facts',
)
const EVERYTHING = toSet('tudo toda todas qualquer everything anything whatever all every')
const STATING = toSet('que that i')

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** What is to be kept: after an order, before one, or said as it is. */
function kept(input: ReadingInput): FoundText | undefined {
  const found = textOfOrder(input, 'add_knowledge')
  if (!found) return stated(input)
  const order = orderWords(input, found)
  const isStated = order.some((word) => STATING.has(word) || REMEMBERED.has(word))
  const { isAfterthought } = found
  return toFoundText(found, 'content', { isAfterthought, ...(isStated ? {} : { isFree: true }) })
}

const TASTES = toSet(
  'prefiro gosto adoro odeio detesto curto suporto prefer love hate like dislike',
)
const STANDING = toSet('sou moro uso calco visto nasci falo')
const OWNING = toSet('meu minha meus minhas my')
const BEING = toSet("e sao chama chamam is are 's")

/** "meu aniversário é 3 de abril", "eu prefiro chá": standing facts, which need no order. */
function stated({ message }: ReadingInput): FoundText | undefined {
  const { items } = message
  const to = items.findLastIndex(({ kind }) => kind !== 'punctuation') + 1
  const from = ['eu', 'i'].includes(items[0]?.word ?? '') ? 1 : 0
  const first = items[from]?.word ?? ''
  const isTaste = TASTES.has(first)
  const isOwn = OWNING.has(first) && items.slice(2, 5).some(({ raw }) => isCopula(raw))
  if (!isTaste && !isOwn && !STANDING.has(first)) return undefined
  const set = { isBare: true, ...(isTaste ? { isTaste, isPreference: true } : {}) }
  return { from: 0, to, bindings: [], set, isStatement: true }
}

/** "é", "is"; folded, "é" would be "e". */
const isCopula = (raw: string): boolean =>
  raw.toLowerCase() !== 'e' && BEING.has(raw.toLowerCase().replace('é', 'e').replace('ã', 'a'))

/** "apaga o lembrete do dentista" forgets nothing: it must be said of what Parco knows. */
function forgotten(input: ReadingInput): FoundText | undefined {
  const found = textOfOrder(input, 'forget_knowledge')
  if (!found || found.isAfterthought) return undefined
  const { message } = input
  const { from, to } = found.text
  const order = orderWords(input, found)
  const text = wordsOf({ message, from, to })
  const isRemembered = order.some((word) => REMEMBERED.has(word))
  const isStatement = order.some((word) => STATING.has(word)) && !isRecord(message, from, to)
  const isKept = text.some((word) => KEPT.has(word))
  if (!isRemembered && !isStatement && !isKept) return undefined
  if (!isRemembered && namesKind(text, RECORDS)) return undefined
  const isAll = isRemembered && order.some((word) => EVERYTHING.has(word))
  return toFoundText(found, 'query', isAll ? { scope: 'all' } : {})
}

const RECORDS = ['reminder', 'goal', 'habit', 'event', 'bill', 'debt', 'metric'] as const

function decided(input: ReadingInput): FoundText | undefined {
  const found = textOfOrder(input, 'save_decision')
  return found && !found.isAfterthought ? toFoundText(found, 'title') : undefined
}

const SELF = toSet('mim minha vida pessoa me myself life my')
const TYPES: readonly (readonly [type: string, words: ReadonlySet<string>])[] = [
  ['preference', toSet('preferencia preferencias gostos preference preferences likes')],
  ['insight', toSet('insight insights percepcao percepcoes')],
]

/** What is asked of what was told, without the words that only ask: "que vinho eu falei que gostava?". */
function sought(input: ReadingInput): FoundText | undefined {
  const found = textOfOrder(input, 'search_knowledge')
  const order = input.language.speech.orders.get('search_knowledge')
  if (!found || !order || found.isAfterthought) return undefined
  const { message } = input
  const { from } = found.text
  const to = withoutTail(message, found.text, order)
  const words = wordsOf({ message, from, to })
  const all = wordsOf({ message, from: found.orderFrom, to: message.items.length })
  const type = TYPES.find(([, nouns]) => words.some((word) => nouns.has(word)))?.[0]
  const isOnlyType = type !== undefined && words.length === 1
  const isUnnamed = isOnlyType || isEverything(words, all)
  return {
    from: found.orderFrom,
    to,
    bindings: isUnnamed ? [] : bound('query', { from, to }),
    set: isOnlyType ? { type } : {},
    ...(words.length === 0 && !isUnnamed ? { missing: ['query'] } : {}),
  }
}

/** "o que você sabe sobre mim?", "tell me what you know about my life". */
function isEverything(words: readonly string[], all: readonly string[]): boolean {
  const last = all.findLast((word) => /\p{L}/u.test(word)) ?? ''
  return (
    words.every((word) => SELF.has(word)) &&
    SELF.has(last) &&
    all.some((word) => REMEMBERED.has(word))
  )
}

/** The end of a stretch without the phrases at it that only ask. */
function withoutTail({ items }: Message, { from, to }: Stretch, order: OrderWords): number {
  const wordAt = (at: number) => items[at]?.word
  let end = to
  for (let at = end - 1; at > from && at >= end - MOST_WORDS; at--) {
    const longest = Math.max(
      items[at]?.kind === 'punctuation' ? 1 : 0,
      order.phrases.lengthAt(wordAt, at, end),
      order.behind.lengthAt(wordAt, at, end),
    )
    if (longest === end - at) end = at
  }
  return end
}

const MOST_WORDS = 5

const FEELING = toSet(
  'sinto sentindo triste ansioso ansiosa cansado cansada feeling feel felt sad anxious tired flat low',
)

/** A question of life is about the whole of it, but for a last piece that merely asks. */
function pondered(input: ReadingInput): FoundText | undefined {
  const { message } = input
  const to = beforeQuestion(input)
  const words = wordsOf({ message, from: 0, to })
  const areas = words.some((word) => FEELING.has(word))
    ? 'health'
    : 'professional, finance, relationships'
  const isPlain = areasOf(words.join(' ')).length > 0
  return { from: 0, to, bindings: [], set: isPlain ? {} : { areas } }
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

/** Who finds the texts of what is remembered, decided and pondered. */
export const MEMORY_TEXTS: Readonly<Record<string, FreeTextReader>> = {
  add_knowledge: kept,
  forget_knowledge: forgotten,
  save_decision: decided,
  search_knowledge: sought,
  analyze_context: pondered,
}
