import { type Message, wordsOf } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import { areaOfDecision, areasOf } from '../../values/area-of.ts'
import { expenseLexicon } from '../../values/lexicons.ts'
import { personAt } from '../../values/person-at.ts'
import { type CallBuilder, type CallInput, setOf, textOf } from './call-builder.ts'
import { beforeOrder, VAGUE } from './kept-words.ts'
import { freeText } from './reminder-calls.ts'
import { afterOpeners, asTitle, plainWords } from './said-words.ts'

const OF_THE_DAY = wordSet(
  'hoje agora ainda today tonight now yet pizza jantar almocar almoco dinner lunch netflix serie filme movie',
)

const CONTRACTED = wordSet('pelo pela pelos pelas com with on')
const TRIVIAL = wordSet(
  'comer pedir almocar jantar lanchar tomar beber usar vestir assistir ver dormir cochilar descansar como peco almoco janto lancho tomo bebo uso assisto vejo durmo cochilo descanso acordo acordar eat order wear watch sleep nap drink have grab cook',
)

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
      PURPOSES.has(message.items[at + 1]?.word ?? '')
    if (isPurpose) return { at, from: at + 1 }
  }
  return undefined
}

const NO_REASONS = wordSet(
  'deleta apaga some remove cancela tira poe bota cria marca registre anote guarde salva cadastra coloca remind delete remove cancel add set log note save write put nao mas nem me anota registra guarda salva pode not but e and no ta ok por please can could',
)
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
    at > 0 && to - at > LEAST_SAID && !NO_REASONS.has(message.items[at + 1]?.word ?? '')
  const isAsked = message.items.slice(at, to).some((item) => item.word === '?')
  return isReason && !isAsked ? { at, from: at + 1 } : undefined
}

/** "pela estabilidade" says why; "troquei a Claro pela Vivo" does not. */
const isMotive = (message: Message, at: number): boolean =>
  MOTIVES.has(message.items[at]?.word ?? '')
const MOTIVES = wordSet(
  'estabilidade seguranca preco comodidade praticidade saude salario qualidade localizacao familia paz tranquilidade experiencia proximidade dinheiro tempo flexibilidade conforto economia distancia facilidade bem liberdade oportunidade custo futuro carreira',
)

const PURPOSES = wordSet(
  'stay be have spend focus save get keep avoid take care live become help make finish start study learn earn pay reduce cut grow build travel see protect support improve recover rest heal sleep stop lose gain feel enjoy afford try explore live raise simplify free clear spare prioritize prioritise concentrate look',
)

/** "decidi recusar a proposta": the deed is what was chosen, what it is done to is the matter. */
export const buildDecision: CallBuilder = (input) => {
  const { message } = input
  const whole = freeText(input, 'title')
  if (whole === undefined) return undefined
  const text = { from: whole.from, to: beforeOrder(message, whole.from, whole.to) }
  if (setOf(input).isKept !== true && mentionsMoney(message, text.from, text.to)) return undefined
  const from = afterOpeners(message, text.from, text.to, CONTRACTED)
  const reason =
    reasonAt(message, from, text.to) ??
    (setOf(input).needsReason === true ? commentAt(message, from, text.to) : undefined)
  const end = reason?.at ?? text.to
  // "I went with Tom to the shop" decides nothing; with a reason it was a choice.
  if (setOf(input).needsReason === true && reason === undefined) return undefined
  // "going with Tom because he drives": who comes along is no choice among things.
  const isCompany = ['with', 'com'].includes(message.items[from - 1]?.word ?? '')
  if (isCompany && personAt(message, from, end, input.vocabulary)) return undefined
  const phrase = plainWords(message, from, end)
  const said = wordsOf({ message, from, to: end })
  if (phrase === '' || said.every((word) => VAGUE.has(word))) return undefined
  // What one eats, wears or watches is no decision either.
  if (setOf(input).isKept !== true && TRIVIAL.has(said[0] ?? ''))
    return { intent: 'none', params: {}, missing: [] }
  // What is decided for today is no decision to look back on, unless it is to be kept.
  if (setOf(input).isKept !== true && said.some((word) => OF_THE_DAY.has(word)))
    return { intent: 'none', params: {}, missing: [] }
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

/** Words that carry a sentence and not its topic. */
const TOPICLESS = wordSet(
  "tranco feio ontem anteontem yesterday huge big bad last night mano terminei terminamos briguei brigamos discuti discutimos rompi peco largo saio aceito termino mudo volto caso continuo desisto troco fico conto recuso abro broke fought argued up eu me a o os as um uma com de do da dos das em no na estou ando tenho to ta sinto sentindo fiquei ficando muito muita tao meio super bem mais meu minha meus minhas nao sei se devo deveria sera que acho pensando em pensar quero queria e ou por para i i'm i've am feel feeling been so really very my the an of to about should do don't know whether if thinking not just kind sort bit feels like lately ultimamente hoje today can't consigo what como faco fazer que lidar deal with how help ajuda ajudar decidir decide preciso conselho advice on me sobre vale pena compensa agora duvida indeciso indecisa dividido dividida decidir decidi ainda aceito vendo compro alugo largo volto viro adoto entro faco fosse seria hora cedo tarde certo errado uma boa ideia melhor pensando pensar considerando considering torn between haven't decided decide can't worth it is good idea time right wrong am was would be now yet still getting ever seriously acha voce vc cê cade tudo everything devia deveria caso caso",
)

/** The areas a sentence is about, whatever its topic: a feeling is of health, a life choice of several. */
function usualAreas({ area, areas }: Readonly<Record<string, unknown>>): string[] {
  if (typeof areas === 'string') return areas.split(', ')
  return area === undefined ? [] : [String(area)]
}

/** A topic as typed, without the words at its ends that only carry the sentence. */
function topicOf(message: Message, from: number, to: number): string {
  const isCarried = (at: number) => {
    const item = message.items[at]
    return item?.kind !== 'word' || TOPICLESS.has(item.word)
  }
  let start = from
  let end = to
  while (start < end && isCarried(start)) start += 1
  while (end > start && isCarried(end - 1)) end -= 1
  return start < end ? plainWords(message, start, end) : ''
}

const SUPPLIED = wordSet('energia luz agua internet gas power')
const PLACES =
  / (?:em casa|aqui em casa|no (?:bairro|predio|apartamento|apto|escritorio|condominio)|na (?:rua|cidade|casa|empresa|loja)|at home) /

/** "sem energia em casa desde as 7": a house has lost its power, and nobody their strength. */
function isOutage(words: readonly string[]): boolean {
  const isLacking = words.some((word, at) => SUPPLIED.has(word) && LACKING.has(words[at - 1] ?? ''))
  return isLacking && PLACES.test(` ${words.join(' ')} `)
}

/** "será que eu peço pizza?", "será que eu tranco a porta?": asked of oneself every day, and no question of life. */
function isEveryday(words: readonly string[]): boolean {
  if (!words.some((word) => WONDERED.has(word)) || words.length > MOST_EVERYDAY) return false
  return words.some((_, at) => EVERYDAY.has(words[at] ?? '') || isEaten(words, at))
}

const isEaten = (words: readonly string[], at: number): boolean =>
  expenseLexicon.at(words, at)?.key === 'food'

const WONDERED = wordSet('sera devo deveria should acha')
const MOST_EVERYDAY = 8
const EVERYDAY = wordSet(
  `roupa roupas sapato sapatos tenis camisa blusa vestido lencol lampada porta portao janela canal filme musica serie assunto
  pneu pilha senha foto uber taxi onibus banho cabelo unha hoje agora agorinha
  clothes shirt dress shoes door window channel movie song cab bus shower umbrella today now tonight`,
)

const LACKING: ReadonlySet<string> = new Set(['sem', 'no', 'without'])

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
      word === ',' && at > from && at + 1 < to && ASKING_FOR.has(items[at + 1]?.word ?? ''),
  )

const ASKING_FOR = wordSet(
  'qual quais quanto quanta quantos quantas mostra mostre lista show list how what which',
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
