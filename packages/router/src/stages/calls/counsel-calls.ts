import type { Message } from '../../clauses/message.ts'
import { areasOf } from '../../values/area-of.ts'
import { type CallBuilder, type CallInput, setOf, textOf } from './call-builder.ts'
import { VAGUE, wordsIn } from './memory-calls.ts'
import { freeText } from './reminder-calls.ts'
import { afterOpeners, asTitle, plainWords } from './said-words.ts'

const OF_THE_DAY = new Set(
  'hoje agora ainda today tonight now yet pizza jantar almocar almoco dinner lunch netflix serie filme movie'.split(
    ' ',
  ),
)

const BECAUSE: readonly (readonly string[])[] = [
  ['porque'],
  ['pois'],
  ['ja', 'que'],
  ['por', 'causa', 'de'],
  ['por', 'causa', 'da'],
  ['por', 'causa', 'do'],
  ['uma', 'vez', 'que'],
  ['para'],
  ['because', 'of'],
  ['because'],
  ['since'],
  ['so', 'that'],
  ['so', 'i', 'can'],
  ['in', 'order', 'to'],
  ['due', 'to'],
]

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
    const isPurpose =
      message.locale === 'en' &&
      message.items[at]?.word === 'to' &&
      at > from + 2 &&
      PURPOSES.has(message.items[at + 1]?.word ?? '')
    if (isPurpose) return { at, from: at + 1 }
  }
  return undefined
}

const PURPOSES = new Set(
  'stay be have spend focus save get keep avoid take care live become help make'.split(' '),
)

/** "decidi recusar a proposta": the deed is what was chosen, what it is done to is the matter. */
export const buildDecision: CallBuilder = (input) => {
  const { message } = input
  const text = freeText(input, 'title')
  if (text === undefined) return undefined
  const from = afterOpeners(message, text.from, text.to)
  const reason = reasonAt(message, from, text.to)
  // "I went with Tom to the shop" decides nothing; with a reason it was a choice.
  if (setOf(input).needsReason === true && reason === undefined) return undefined
  const end = reason?.at ?? text.to
  const phrase = plainWords(message, from, end)
  const said = wordsIn(message, from, end)
  if (phrase === '' || said.every((word) => VAGUE.has(word))) return undefined
  // What is decided for today is no decision to look back on, unless it is to be kept.
  if (setOf(input).isKept !== true && said.some((word) => OF_THE_DAY.has(word)))
    return { intent: 'none', params: {}, missing: [] }
  const area = areasOf(phrase)[0] ?? areasOf(plainWords(message, from, text.to))[0]
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

/** Words that carry a sentence and not its topic. */
const TOPICLESS = new Set(
  "terminei terminamos briguei brigamos discuti discutimos rompi peco largo saio aceito termino mudo volto caso continuo desisto troco fico conto recuso abro broke fought argued up eu me a o os as um uma com de do da dos das em no na estou ando tenho to ta sinto sentindo fiquei ficando muito muita tao meio super bem mais meu minha meus minhas nao sei se devo deveria sera que acho pensando em pensar quero queria e ou por para i i'm i've am feel feeling been so really very my the an of to about should do don't know whether if thinking not just kind sort bit feels like lately ultimamente hoje today can't consigo what como faco fazer que lidar deal with how help ajuda ajudar decidir decide preciso conselho advice on me sobre".split(
    ' ',
  ),
)

export const buildContextAnalysis: CallBuilder = (input: CallInput) => {
  const { message, clauseFrom, clauseTo } = input
  const from =
    setOf(input).isTopicAlone === true ? (textOf(input, 'topic')?.from ?? clauseFrom) : clauseFrom
  const kept: string[] = []
  for (let at = from; at < clauseTo; at++) {
    const item = message.items[at]
    if (item?.kind === 'word' && !TOPICLESS.has(item.word)) kept.push(item.raw)
  }
  const topic = kept.join(' ')
  if (topic === '') return undefined
  const areas = areasOf(plainWords(message, clauseFrom, clauseTo)).slice(0, 4)
  const related = areas.length > 0 ? areas : setOf(input).area ? [String(setOf(input).area)] : []
  if (related.length === 0) return undefined
  return {
    intent: 'analyze_context',
    params: { currentTopic: topic, relatedAreas: related },
    missing: [],
  }
}
