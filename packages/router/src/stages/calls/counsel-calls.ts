import { type Message, wordsOf } from '../../clauses/message.ts'
import { areaOfDecision, areasOf } from '../../values/area-of.ts'
import { expenseLexicon } from '../../values/lexicons.ts'
import { personAt } from '../../values/person-at.ts'
import { type CallBuilder, type CallInput, setOf, textOf } from './call-builder.ts'
import { beforeOrder, VAGUE } from './kept-words.ts'
import { freeText } from './reminder-calls.ts'
import { afterOpeners, asTitle, plainWords } from './said-words.ts'
import { COUNSEL_CALLS as WORDS } from './words.generated.ts'

const BECAUSE = [
  'porque, haja vista que, haja vista, motivo, pois, ja que, por conta de, por conta da, por conta do, por conta das, por conta dos',
  'gracas a, gracas ao, gracas as, gracas aos, devido a, devido ao, visto que, afinal, assim eu, por causa de, por causa da',
  'por causa do, por causa das, por causa dos, uma vez que, para',
  'because of, reason, seeing as, given that, because, since, so that, so i can, so i, so we, in order to, due to',
].flatMap((line) => line.split(', ').map((phrase) => phrase.split(' ')))

/** Where the reason begins, and where its words do; "para" and "to" give one only before a verb. */
function reasonAt(
  message: Message,
  from: number,
  to: number,
): { at: number; from: number } | undefined {
  for (let at = from + 1; at < to - 1; at++) {
    for (const phrase of BECAUSE) {
      if (!phrase.every((word, index) => message.items[at + index]?.word === word)) continue
      const after = at + phrase.length
      const next = message.items[after]?.word ?? ''
      if (phrase[0] === 'para' && !/[aeio]r$/.test(next) && next !== 'nao') continue
      return { at, from: after }
    }
    if (['pelo', 'pela'].includes(message.items[at]?.word ?? '') && isMotive(message, at + 1))
      return { at, from: at + 1 }
    const isPurpose =
      message.locale === 'en' &&
      message.items[at]?.word === 'to' &&
      at > from + 2 &&
      WORDS.purposes.has(message.items[at + 1]?.word ?? '')
    if (isPurpose) return { at, from: at + 1 }
  }
  return undefined
}

const LEAST_SAID = 3

/** "optei por alugar, os juros tão altos": what follows the comma says why. */
function commentAt(
  message: Message,
  from: number,
  to: number,
): { at: number; from: number } | undefined {
  const at = message.items.findIndex(
    (item, place) => place > from && place < to && [',', ':', ';'].includes(item.word),
  )
  const isReason =
    at > 0 && to - at > LEAST_SAID && !WORDS.noReasons.has(message.items[at + 1]?.word ?? '')
  const isAsked = message.items.slice(at, to).some((item) => item.word === '?')
  return isReason && !isAsked ? { at, from: at + 1 } : undefined
}

/** "pela estabilidade" says why; "troquei a Claro pela Vivo" does not. */
const isMotive = (message: Message, at: number): boolean =>
  WORDS.motives.has(message.items[at]?.word ?? '')

/** "decidi recusar a proposta": the deed is what was chosen, what it is done to is the matter. */
export const buildDecision: CallBuilder = (input) => {
  const { message } = input
  const whole = freeText(input, 'title')
  if (whole === undefined) return undefined
  const text = { from: whole.from, to: beforeOrder(message, whole.from, whole.to) }
  const from = afterOpeners(message, text.from, text.to, WORDS.contracted)
  const because = reasonAt(message, from, text.to)
  const chosenTo = because?.at ?? text.to
  if (setOf(input).isKept !== true && mentionsMoney(message, text.from, chosenTo)) return undefined
  const isTold = because === undefined && setOf(input).needsReason === true
  const reason = isTold ? commentAt(message, from, text.to) : because
  const end = reason?.at ?? text.to
  // "I went with Tom to the shop" decides nothing; with a reason it was a choice.
  if (setOf(input).needsReason === true && reason === undefined) return undefined
  // "going with Tom because he drives": who comes along is no choice among things.
  const isCompany = ['with', 'com'].includes(message.items[from - 1]?.word ?? '')
  if (isCompany && personAt(message, from, end, input.vocabulary)) return undefined
  const phrase = plainWords(message, from, end)
  const said = wordsOf({ message, from, to: end })
  if (phrase === '' || said.every((word) => VAGUE.has(word))) return undefined
  // What one eats, wears or watches is no decision, and what is for today none to look back on.
  const isOfTheDay =
    WORDS.trivial.has(said[0] ?? '') || said.some((word) => WORDS.ofTheDay.has(word))
  if (setOf(input).isKept !== true && isOfTheDay) return { intent: 'none', params: {}, missing: [] }
  const area =
    areaOfDecision(phrase) ?? areaOfDecision(plainWords(message, reason?.from ?? from, text.to))
  // "I chose the wrong day": of no area of life and for no reason, it is no decision to keep.
  if (area === undefined && reason === undefined && setOf(input).isKept !== true) return undefined
  return {
    intent: 'save_decision',
    params: {
      title: asTitle(phrase),
      chosenOption: phrase,
      ...(reason ? { reasoning: plainWords(message, reason.from, text.to) } : {}),
      ...(area === undefined ? {} : { area }),
    },
    missing: area === undefined ? ['area'] : [],
  }
}

/** "settled with the bank, 2400 in 8 payments" is a debt. */
const mentionsMoney = (message: Message, from: number, to: number): boolean =>
  message.spans.some((span) => span.type === 'money' && span.from >= from && span.to <= to)

/** The areas a sentence is about, whatever its topic: a feeling is of health, a life choice of several. */
function usualAreas({ area, areas }: Readonly<Record<string, unknown>>): string[] {
  if (typeof areas === 'string') return areas.split(', ')
  return area === undefined ? [] : [String(area)]
}

/** A topic as typed, without the words at its ends that only carry the sentence. */
function topicOf(message: Message, from: number, to: number): string {
  const isCarried = (at: number) => {
    const item = message.items[at]
    return item?.kind !== 'word' || WORDS.topicless.has(item.word)
  }
  let start = from
  let end = to
  while (start < end && isCarried(start)) start += 1
  while (end > start && isCarried(end - 1)) end -= 1
  return start < end ? plainWords(message, start, end) : ''
}

const PLACES =
  / (?:em casa|aqui em casa|no (?:bairro|predio|apartamento|apto|escritorio|condominio)|na (?:rua|cidade|casa|empresa|loja)|at home) /

/** "sem energia em casa desde as 7": a house has lost its power, and nobody their strength. */
function isOutage(words: readonly string[]): boolean {
  const isLacking = words.some(
    (word, at) => WORDS.supplied.has(word) && WORDS.lacking.has(words[at - 1] ?? ''),
  )
  return isLacking && PLACES.test(` ${words.join(' ')} `)
}

/** "será que eu peço pizza?", "será que eu tranco a porta?": asked of oneself every day, and no question of life. */
function isEveryday(words: readonly string[]): boolean {
  if (!words.some((word) => WORDS.wondered.has(word)) || words.length > MOST_EVERYDAY) return false
  return words.some(
    (_, at) => WORDS.everyday.has(words[at] ?? '') || expenseLexicon.at(words, at)?.key === 'food',
  )
}

const MOST_EVERYDAY = 8

/** "tô triste, humor 3", "exausta, a luz veio 200": what is counted behind a mark is a record, and no topic. */
function countsBehindMark({ items, spans }: Message, from: number, to: number): boolean {
  const mark = items.findIndex(({ word }, at) => at > from && at < to && word === ',')
  return (
    mark >= 0 && spans.some((span) => COUNTED.has(span.type) && span.from > mark && span.to <= to)
  )
}

const COUNTED: ReadonlySet<string> = new Set(['number', 'score', 'money', 'quantity'])

/** "tô exausto, qual minha agenda amanhã?": what is asked for behind a mark is a question of its own. */
const asksBehindMark = ({ items }: Message, from: number, to: number): boolean =>
  items.some(
    ({ word }, at) =>
      word === ',' && at > from && at + 1 < to && WORDS.askingFor.has(items[at + 1]?.word ?? ''),
  )

export const buildContextAnalysis: CallBuilder = (input: CallInput) => {
  const { message, clauseFrom, clauseTo } = input
  const from =
    setOf(input).isTopicAlone === true ? (textOf(input, 'topic')?.from ?? clauseFrom) : clauseFrom
  if (countsBehindMark(message, clauseFrom, clauseTo)) return undefined
  if (asksBehindMark(message, clauseFrom, clauseTo)) return undefined
  const isWhole = setOf(input).isWholeTopic === true
  const topic = isWhole ? plainWords(message, from, clauseTo) : topicOf(message, from, clauseTo)
  const words = wordsOf({ message, from: clauseFrom, to: clauseTo })
  if (topic === '' || isOutage(words) || isEveryday(words)) return undefined
  const areas = areasOf(plainWords(message, clauseFrom, clauseTo)).slice(0, 4)
  const related = areas.length > 0 ? areas : usualAreas(setOf(input))
  if (related.length === 0) return undefined
  return {
    intent: 'analyze_context',
    params: { currentTopic: topic, relatedAreas: related },
    missing: [],
  }
}
