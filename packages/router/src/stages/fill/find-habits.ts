import type { ReadingInput } from '../../clauses/clause-reading.ts'
import type { Message } from '../../clauses/message.ts'
import type { Binding } from '../../grammar/match.ts'
import { deedOf } from '../../speech/deed-of.ts'
import { wordSet } from '../../text/word-set.ts'
import { habitLexicon } from '../../values/lexicons.ts'
import type { Stretch } from '../asides.ts'
import { nounsOf } from '../calls/class-nouns.ts'
import { knownNames } from '../find-names.ts'
import type { FoundParams, ParamFinder } from './param-finder.ts'
import { referenceIn } from './reference.ts'
import { holds, placeOf, stretchesOf, wholeOf } from './stretches.ts'

const HABITS = wordSet('habito habitos rotina habit habits routine')
const BEGINS = wordSet(
  "quero queria gostaria desejo preciso vou pretendo comecar comece iniciar incluir estabelecer adotar cultivar incorporar desenvolver montar cadastrar registrar adicionar comeca cria crie criar adiciona adicione cadastra cadastre registra registre monta monte novo nova inclui inclua bota bote coloca coloque estabelece estabeleca acrescenta acrescente create start add build set make begin new want track would like put register establish form i'd going",
)
const INTRO = wordSet(
  "eu quero queria gostaria desejo de preciso vou pretendo comecar a o um uma novo nova como meu minha que mim para me ai please i i'd i'm like would want to start set up make begin a an new track doing my the of for going as",
)
const AS = wordSet('como as a um o na no nos nas to minha meu my into in it')
const OF = wordSet('de do da of to for : novo nova new called chamado que')

/** "quero começar o hábito de rezar o terço toda noite, me ajude a criar aí". */
export const findHabit: ParamFinder = ({ message }) => {
  const whole = wholeOf(message)
  if (!holds(message, whole, BEGINS)) return undefined
  const stretches = stretchesOf(message)
  const at = stretches.findIndex((one) => holds(message, one, HABITS))
  const stretch = stretches[at]
  const rhythms = stretches.filter((one) => holdsRhythm(message, one))
  const [rhythm, another] = rhythms
  if (stretch === undefined || rhythm === undefined || another !== undefined) return undefined
  const name = nameBeside(message, stretches, at)
  if (name === undefined) return undefined
  const last = stretches.findLast((one) => one === rhythm || isOnlyWhen(message, one)) ?? rhythm
  return {
    from: Math.min(stretch.from, rhythm.from, name.from),
    to: Math.max(stretch.to, rhythm.to, name.to, last.to),
    bindings: [{ type: 'text', name: 'name', ...name }],
    set: { isLead: true },
    allows: ['wish', 'future', 'order'],
    needs: ['name', 'frequency'],
    isOrder: true,
  }
}

/** Behind the noun, in the stretch after it, before it ("… como hábito"), or in the one before. */
function nameBeside(
  message: Message,
  stretches: readonly Stretch[],
  at: number,
): Stretch | undefined {
  const [before, stretch, next] = [stretches[at - 1], stretches[at], stretches[at + 1]]
  const noun = stretch && placeOf(message, stretch, HABITS)
  if (stretch === undefined || noun === undefined) return undefined
  const behind = afterWords(message, { from: noun + 1, to: stretch.to }, OF)
  if (holdsName(message, behind)) return behind
  const isNew = message.items.slice(stretch.from, noun + 2).some(({ word }) => NEW.has(word))
  if (isNew && next && holdsName(message, next)) return next
  const ahead = afterWords(message, { from: stretch.from, to: noun }, ORDERS)
  let { to } = ahead
  while (to > ahead.from && AS.has(message.items[to - 1]?.word ?? '')) to -= 1
  // "ler toda noite como hábito"; in "vira hábito" nothing is named.
  const isAs = to < ahead.to
  if (isAs && holdsName(message, { from: ahead.from, to })) return { from: ahead.from, to }
  const told = before && afterWords(message, before, INTRO)
  return told && holdsName(message, told) ? told : undefined
}

const NEW = wordSet('novo nova new :')
const ORDERS = new Set([...INTRO, ...BEGINS])

function afterWords(message: Message, { from, to }: Stretch, words: ReadonlySet<string>): Stretch {
  let start = from
  while (start < to && words.has(message.items[start]?.word ?? '')) start += 1
  return { from: start, to }
}

const SMALL = wordSet('ai la pra para mim me please it aqui ja')
const WHEN = wordSet(
  'sempre a as de da do pela toda todas no na ao antes depois noite manha tarde cedo dormir acordar almoco always for only just apenas somente in the at evening evenings morning mornings afternoon night before after bed lunch every',
)

/** Whether anything but a rhythm, a part of the day and small words is said. */
function holdsName(message: Message, { from, to }: Stretch): boolean {
  for (let at = from; at < to; at++) {
    const word = message.items[at]?.word ?? ''
    if (!isRecurring(message, at) && !WHEN.has(word) && !SMALL.has(word)) return true
  }
  return false
}

const isOnlyWhen = (message: Message, { from, to }: Stretch): boolean =>
  message.items
    .slice(from, to)
    .every(({ word }, index) => WHEN.has(word) || isRecurring(message, from + index))

const isRecurring = ({ spans }: Message, at: number): boolean =>
  spans.some(({ type, from, to }) => type === 'recurrence' && from <= at && at < to)

const TIMES = wordSet('vezes times twice x')

function holdsRhythm(message: Message, stretch: Stretch): boolean {
  for (let at = stretch.from; at < stretch.to; at++) if (isRecurring(message, at)) return true
  return holds(message, stretch, TIMES)
}

const TICKS = wordSet(
  'feito feita feitos feitas concluido concluida cumprido cumprida marca marque marcar registra registre registrar anota anote conta conte check ok done tick ticked log logged completed complete count mark checked fiz consegui pratiquei did managed finished got',
)
const GOALS = nounsOf('goal')
const OBJECTS = wordSet(
  'a o as os the my meu minha meus minhas seu sua seus suas your his her their our esse essa este esta aquele aquela this that these those',
)
const NARRATED = wordSet('que that about sobre')
const SPEAKER = wordSet(
  "eu i i've we just also already finally ja tambem hoje ontem enfim consegui managed and so today yesterday this morning my meu minha o a e the ate did last night",
)

/** "alonguei hoje cedo, pode dar check", "tick off meditation for yesterday": a deed of one's own, or a tick. */
export const findHabitDone: ParamFinder = (input) => {
  const { message } = input
  const habit = knownNames(input, new Set()).find(({ name }) => name === 'habit')
  if (habit === undefined) return namedDeed(input)
  const isTicked = holds(message, wholeOf(message), TICKS)
  if (!isTicked && !isOwnDeed(input, habit)) return namedDeed(input)
  if (NARRATED.has(message.items[habit.to]?.word ?? '')) return undefined
  if (holds(message, wholeOf(message), GOALS)) return undefined
  return { ...wholeOf(message), bindings: [habit] }
}

/** Deeds whose object is the habit, though nothing is ticked. */
const PRACTISED = wordSet(
  'pratiquei toquei reguei ensaiei recitei practised practiced recited watered rehearsed journaled',
)
const TICKED = wordSet(
  "feito feita concluido concluida cumprido cumprida marca marque registra registre habito check ok done tick ticked habit habit's mark it's is o a the it as la ai aqui pode please viu as ja hoje ontem today yesterday pra mim for me de meu minha my and e",
)
/** "ok" and "done" are said of any errand; these are said of what is kept up. */
const TICK = wordSet("cumprido cumprida habito check tick ticked habit habit's")
/** What is done once, or in the way of money, is no habit. */
const ERRANDS = wordSet(
  'comprei perdi mandei enviei liguei vendi peguei levei busquei ganhei recebi bought lost sent called sold got won missed',
)
const BARE = wordSet('o a os as meu minha meus minhas um uma the my our')
const ENDS_OBJECT = wordSet(
  'antes depois no na nos nas em pra para com ate durante sem after before with on at in during while while by to for from until e and hoje ontem cedo today yesterday this last tonight all again',
)
const MOST_OBJECT_WORDS = 3

/** "lavei a louça, hábito feito", "practised the fiddle": a deed of one's own is called by what it was done to. */
function namedDeed({ message, language: { speech } }: ReadingInput): FoundParams | undefined {
  const { items } = message
  const [told, ...others] = stretchesOf(message)
  if (told === undefined || holds(message, wholeOf(message), GOALS)) return undefined
  const isTick = (one: Stretch) =>
    items.slice(one.from, one.to).every(({ word }) => TICKED.has(word)) && holds(message, one, TICK)
  const [tick, another] = others
  if (another !== undefined || (tick && !isTick(tick))) return undefined
  let at = told.from
  while (at < told.to && SPEAKER.has(items[at]?.word ?? '')) at += 1
  const verb = items[at]?.word ?? ''
  const isErrand = ERRANDS.has(verb) || speech.verbs.get(verb)?.field === 'money'
  const isOwn = tick !== undefined && !isErrand && deedOf(speech, verb) === 'own'
  if (!PRACTISED.has(verb) && !isOwn) return undefined
  const from = at + (BARE.has(items[at + 1]?.word ?? '') ? 2 : 1)
  let to = from
  while (to < told.to && !ENDS_OBJECT.has(items[to]?.word ?? '')) to += 1
  const object = items.slice(from, to)
  const isPlain = object.every(({ kind, word }) => kind === 'word' && !NARRATED.has(word))
  if (!isPlain || to === from || to - from > MOST_OBJECT_WORDS) return undefined
  if (message.spans.some((span) => COUNTED.has(span.type))) return undefined
  return { ...wholeOf(message), bindings: [{ type: 'text', name: 'habit', from, to }] }
}

const COUNTED: ReadonlySet<string> = new Set(['quantity', 'money', 'number'])

/** Whether the words of the habit tell that the speaker did it: "meditei", "I flossed". */
function isOwnDeed({ message, language }: ReadingInput, { from, to }: Stretch): boolean {
  const word = message.items[from]?.word ?? ''
  // "treinei a equipe nova": with an object of its own it is another deed.
  if (OBJECTS.has(message.items[to]?.word ?? '')) return false
  const deed = deedOf(language.speech, word)
  if (deed !== 'own' && deed !== 'anyones' && !PAST.has(word)) return false
  if (message.locale === 'pt-BR') return true
  const before = message.items.slice(0, from)
  return before.every((item) => SPEAKER.has(item.word) || item.kind !== 'word')
}

const PAST = wordSet('read ran wrote li rezei orei did went took meditei corri')

const STREAKS = wordSet('sequencia sequencias streak streaks')
const STATUS = wordSet('status situacao')
const WITHOUT = wordSet('sem without no')

/** "como anda meu hábito de leitura", "habits without the streaks". */
export const findHabitsRead: ParamFinder = ({ message }) => {
  const ref = habitIn(message)
  if (ref === 'unclear') return undefined
  const bindings: Binding[] = ref ? [{ type: 'text', name: 'habit', ...ref }] : []
  return {
    ...wholeOf(message),
    bindings,
    set: {
      ...(isLeftOut(message, STREAKS) ? { includeStreaks: false } : {}),
      ...(isLeftOut(message, STATUS) ? { includeTodayStatus: false } : {}),
    },
  }
}

function isLeftOut(message: Message, things: ReadonlySet<string>): boolean {
  const thing = placeOf(message, wholeOf(message), things) ?? 0
  return message.items.slice(Math.max(0, thing - 2), thing).some(({ word }) => WITHOUT.has(word))
}

const ASKING = wordSet(
  'como anda andam vai vao esta estao ta tao quais qual que meus minhas tenho show list what which how are is my doing going do i have status today hoje ai of all todos os cadastrados daily new current see give me check at now long longest best biggest total maior melhor atual',
)

/** "my running streak", "sequência de corrida": so is a habit called whose days in a row are asked for. */
const KEPT_UP = new Set([...HABITS, ...STREAKS])

/** The one habit that is named: by a lexicon, behind the noun and "de", or before it in English. */
function habitIn(message: Message): Stretch | 'unclear' | undefined {
  const words = message.items.map(({ word }) => word)
  const known: Stretch[] = []
  for (let at = 0; at < words.length; ) {
    const entry = habitLexicon.at(words, at)
    if (entry) known.push({ from: at, to: at + entry.words.length })
    at += entry?.words.length ?? 1
  }
  if (known.length > 1) return 'unclear'
  if (known[0]) return known[0]
  const [stretch] = stretchesOf(message).filter((one) => holds(message, one, KEPT_UP))
  const noun = stretch && placeOf(message, stretch, KEPT_UP)
  if (stretch === undefined || noun === undefined) return undefined
  const isOf = OF.has(words[noun + 1] ?? '')
  if (!isOf && message.locale === 'pt-BR') return undefined
  const within = isOf ? stretch : { from: stretch.from, to: noun + 1 }
  const ref = referenceIn(message, within, { nouns: KEPT_UP, orders: ASKING })
  return ref && words.slice(ref.from, ref.to).some((word) => !ASKING.has(word)) ? ref : undefined
}
