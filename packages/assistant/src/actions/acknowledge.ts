import type { Decision } from '@parco/protocol'
import { sayOneOf } from '../replies/say-one-of.ts'
import { partOfDay } from '../turn/part-of-day.ts'
import type { Turn } from '../turn/turn.ts'
import type { ActionHandler } from './action-handler.ts'
import { proposeClaimed } from './claimed.ts'
import { careOf } from './hard-moment.ts'
import { isQuestion } from './is-question.ts'
import { sayCare } from './say-care.ts'
import { saySetUpOnceADay } from './say-set-up.ts'

/** What the router may say about a message that asks for nothing, and the reply that fits. */
const REPLIES: Readonly<Record<string, string>> = {
  'good-morning': 'chat.greeting.morning',
  'good-afternoon': 'chat.greeting.afternoon',
  'good-evening': 'chat.greeting.night',
  'good-night': 'chat.goodNight',
  thanks: 'chat.thanks',
  farewell: 'chat.farewell',
  fine: 'chat.fine',
  laugh: 'chat.laugh',
  wellbeing: 'chat.wellbeing',
  who: 'chat.who',
  maker: 'chat.maker',
  robot: 'chat.robot',
  apology: 'chat.apology',
  insult: 'chat.insult',
  affection: 'chat.affection',
  joke: 'chat.joke',
  privacy: 'chat.privacy',
  price: 'chat.price',
  export: 'chat.export',
  offline: 'chat.offline',
  erase: 'chat.erase',
  model: 'chat.model',
  connect: 'chat.connect',
  mistakes: 'chat.mistakes',
  compose: 'chat.compose',
  advice: 'chat.unknown',
  mail: 'chat.mail',
  letters: 'chat.letters',
  confused: 'chat.confused',
  chart: 'chat.chart',
  'never-mind': 'ask.dropped',
  achieved: 'chat.achieved',
  glad: 'chat.glad',
  season: 'chat.season',
  weather: 'chat.weather',
  passing: 'chat.passing',
  rates: 'chat.rates',
  forecast: 'chat.forecast',
  withdrawal: 'chat.withdrawal',
  hedge: 'chat.stillOpen',
  hypothetical: 'chat.notYet',
  wish: 'chat.notYet',
  future: 'chat.notYet',
  almost: 'chat.notHappened',
  others: 'chat.someoneElse',
  reported: 'chat.someoneElse',
  order: 'chat.noOrders',
  reach: 'chat.noCalls',
  machine: 'chat.noMachines',
  languages: 'chat.languages',
  limits: 'chat.limits',
  help: 'chat.help',
  'nothing-pending': 'decision.nothingPending',
  'nothing-to-record': 'chat.nothingToRecord',
}

/** What is asked of Parco itself, and has its answer whatever else waits. */
const ABOUT_PARCO: ReadonlySet<string> = new Set([
  'chart',
  'connect',
  'confused',
  'erase',
  'export',
  'help',
  'joke',
  'languages',
  'letters',
  'limits',
  'mail',
  'maker',
  'mistakes',
  'model',
  'offline',
  'price',
  'privacy',
  'robot',
  'who',
])

/** Whether a message asks something of Parco itself. */
export const isAboutParco = ({ intent, reason }: Pick<Decision, 'intent' | 'reason'>): boolean =>
  intent === 'none' && reason !== undefined && ABOUT_PARCO.has(reason)

/** Said to Parco in passing: it answers nothing that waits. */
const SMALL_TALK: ReadonlySet<string> = new Set([
  'affection',
  'apology',
  'farewell',
  'glad',
  'joke',
  'laugh',
  'season',
  'thanks',
  'wellbeing',
])

/** Whether a message is a word in passing. */
export const isSmallTalk = ({ intent, reason }: Pick<Decision, 'intent' | 'reason'>): boolean =>
  intent === 'none' && reason !== undefined && SMALL_TALK.has(reason)

/** What somebody who thinks can do better: words of their own, and the world of today. */
const FOR_THINKERS: ReadonlySet<string> = new Set(['advice', 'compose', 'forecast', 'rates'])

/** The reasons that a question mark turns into an open question. */
const ASKABLE_REASONS: ReadonlySet<string> = new Set([
  'nothing-to-record',
  'question',
  'future',
  'hypothetical',
  'wish',
])

/** Chat, negations, wishes, hard moments and other people's affairs: a short answer, and nothing is touched. */
export const acknowledge: ActionHandler = {
  name: 'acknowledge',
  kind: 'deterministic',
  async run({ reason = '' }, turn) {
    const care = careOf(reason)
    if (care) return sayCare(turn, care)
    if (await proposeClaimed(turn, { intent: 'none', params: { reason } })) return
    const isOpen = isOpenQuestion(reason, turn)
    turn.record.say(sayOneOf(turn, isOpen ? 'chat.unknown' : replyKey(reason, turn)))
    if (isOpen) await saySetUpOnceADay(turn)
  },
}

/** The same, but what takes thought, a hard moment or an open question, goes to whoever thinks. */
export const createAcknowledgeOrThink = (converse: ActionHandler): ActionHandler => ({
  name: 'acknowledge-or-think',
  kind: 'deterministic',
  run(call, turn) {
    const { reason = '' } = call
    const takesThought =
      careOf(reason) !== undefined || FOR_THINKERS.has(reason) || isOpenQuestion(reason, turn)
    return (takesThought ? converse : acknowledge).run(call, turn)
  },
})

const isOpenQuestion = (reason: string, turn: Turn): boolean =>
  ASKABLE_REASONS.has(reason) && isQuestion(turn.text)

function replyKey(reason: string, turn: Turn): string {
  if (reason === 'greeting') return `chat.greeting.${partOfDay(turn)}`
  // "blz?" asks how one is.
  if (reason === 'fine' && isQuestion(turn.text)) return 'chat.wellbeing'
  return REPLIES[reason] ?? 'chat.notRecorded'
}
