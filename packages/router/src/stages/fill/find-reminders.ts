import type { Message } from '../../clauses/message.ts'
import { wordSetsOf } from '../../text/word-tables.ts'
import type { Stretch } from '../asides.ts'
import { nounsOf } from '../calls/class-nouns.ts'
import { afterOpeners } from '../calls/said-words.ts'
import { limitIn } from './limit-in.ts'
import { ANY_GATE, type FoundOrder, OrderPhrases, orderIn, saysOnlyWhen } from './orders.ts'
import type { FoundParams, ParamFinder } from './param-finder.ts'
import { referenceIn } from './reference.ts'
import { afterTimes, isOnlyTime } from './said-times.ts'
import { statusIn } from './status-in.ts'
import { holds, placeOf, stretchesOf, wholeOf } from './stretches.ts'
import { FIND_REMINDERS as WORDS } from './words.generated.ts'

const REMIND = new OrderPhrases({
  'pt-BR':
    'me lembra, me lembre, me lembrar, lembra me, lembre me, lembrar me, me relembra, me relembre, me recorda, me recorde, me avisa, me avise, me avisar, avisa me, avise me, me alerta, me alerte, me notifica, me notifique, me cutuca, me cutuque, me cobra de, me cobre de, me dá um toque, me dê um toque, me dá um alô, me manda um aviso, não me deixa esquecer, não me deixe esquecer, não deixa eu esquecer, não deixe eu esquecer, não deixe que eu esqueça, não deixa que eu esqueça, me faz lembrar, me faça lembrar, me ajuda a lembrar, me ajude a lembrar, lembrete, alarme, ser lembrado, ser lembrada, me acorda, me acorde',
  en: "remind me, nudge me, ping me, poke me, prod me, buzz me, alert me, notify me, reminder, alarm, don't let me forget, do not let me forget, never let me forget, make sure i remember, make sure i don't forget, help me remember, give me a nudge, give me a shout, give me a heads up, heads up, drop me a reminder, be reminded, jog my memory, wake me up",
})

/** Of a deed alone these ask the same: "lembra da festa?" asks something else. */
const REMEMBER = new OrderPhrases({
  'pt-BR':
    'lembra de, lembre de, lembrar de, não esquece de, não esqueça de, não esquecer de, não posso esquecer de, não posso me esquecer de',
  en: "remember to, don't forget to, i can't forget to, i must not forget to, mustn't forget to",
})

/** "minha filha trabalha até tarde, então me lembre toda segunda às duas de levar a neta pro balé". */
export const findReminder: ParamFinder = ({ message }) => {
  const order = orderIn(message, [REMIND, REMEMBER])
  if (order === undefined || isOneOfTheirs(message, order.place)) return undefined
  const { place, stretch, from, before } = order
  const isDeed = REMIND.placeIn(message, stretch) === undefined
  const behind = matterBehind(message, order)
  if (behind) return asked(message, behind, { from, to: behind.until }, isDeed)
  const [duty, another] = before
  if (duty === undefined || another !== undefined || !isDuty(message, duty)) return undefined
  return asked(message, duty, { from: duty.from, to: Math.max(stretch.to, place.to) })
}

/** "o lembrete da vacina tocou" is of one that is there. */
const isOneOfTheirs = ({ items }: Message, { from, to }: Stretch): boolean =>
  to - from === 1 &&
  REMINDERS.has(items[from]?.word ?? '') &&
  WORDS.theirs.has(items[from - 1]?.word ?? '')

const asked = (
  message: Message,
  { from, to }: Stretch,
  clause: Stretch,
  isDeed = false,
): FoundParams => ({
  ...clause,
  bindings: [{ type: 'text', name: 'title', from: afterTimes(message, from, to), to }],
  set: { isLead: true, isDeed },
  allows: ANY_GATE,
  needs: ['title'],
  isOrder: true,
})

/** What is to be done stands behind the order, or behind a mark after it; days and hours may be between. */
function matterBehind(
  message: Message,
  { place, stretch, others }: FoundOrder,
): (Stretch & { until: number }) | undefined {
  const own = { from: place.to, to: stretch.to }
  const isOwn = holdsMatter(message, own)
  const later = others.findIndex((one) => !saysOnlyWhen(message, one))
  const matter = isOwn ? own : others[later]
  if (matter === undefined || !holdsMatter(message, matter)) return undefined
  let until = matter.to
  for (const next of isOwn ? others : others.slice(later + 1)) {
    if (!isOnlyTime(message, next)) break
    until = next.to
  }
  return { ...matter, until }
}

/** Whether anything is said besides days, hours and small words. */
function holdsMatter(message: Message, { from, to }: Stretch): boolean {
  const start = afterTimes(message, from, to)
  const at = start < to ? afterOpeners(message, start, to, WORDS.links) : to
  return at < to && message.items.slice(at, to).some(({ word }) => !WORDS.empty.has(word))
}

/** "preciso pagar o IPTU amanhã, me lembra": what has to be done is told first. */
function isDuty(message: Message, { from, to }: Stretch): boolean {
  const duty = placeOf(message, { from, to: Math.min(to, from + 3) }, WORDS.duties)
  return duty !== undefined && duty + 2 < to
}

const REMINDERS = nounsOf('reminder')

/** "lembrete do extintor: feito", "já renovei a carteira, pode dar o lembrete por concluído". */
export const findReminderDone: ParamFinder = ({ message }) => {
  const whole = wholeOf(message)
  if (!holds(message, whole, WORDS.done) || holds(message, whole, WORDS.notDone)) return undefined
  const stretches = stretchesOf(message)
  const [stretch, another] = stretches.filter((one) => holds(message, one, REMINDERS))
  if (stretch === undefined || another !== undefined) return undefined
  const title =
    referenceIn(message, stretch, { nouns: REMINDERS, orders: WORDS.ticks }) ??
    deedIn(
      message,
      stretches.filter((one) => one !== stretch),
    )
  if (title === undefined) return undefined
  return {
    ...whole,
    bindings: [{ type: 'text', name: 'title', ...title }],
    allows: ['order'],
    isOrder: true,
  }
}

/** "já renovei a carteira da OAB": what was done is what was to be done. */
function deedIn(message: Message, others: readonly Stretch[]): Stretch | undefined {
  const deeds = others.flatMap(({ from, to }) => {
    let at = from
    while (at < to && WORDS.doers.has(message.items[at]?.word ?? '')) at += 1
    const word = message.items[at]?.word ?? ''
    const isDone =
      at > from && (message.locale === 'pt-BR' ? /(?:ei|i)$/ : /(?:ed|t|n|d)$/).test(word)
    return isDone && at + 1 < to ? [{ from: at, to }] : []
  })
  return deeds.length === 1 ? deeds[0] : undefined
}

const STATUSES = wordSetsOf(WORDS.statuses)

/** "quais lembretes ainda tão abertos", "open reminders, top 5", "reminders I have not ticked off". */
export const findRemindersRead: ParamFinder = ({ message }) => {
  const words = message.items.map(({ word }) => word)
  // "all my pending reminders": those that are pending.
  const isPart = words.some((word) => STATUSES.pending.has(word) || STATUSES.completed.has(word))
  const { all, ...parts } = STATUSES
  const status = statusIn(message, isPart ? parts : { all }, {
    denied: { completed: 'pending', pending: 'pending', all: 'all' },
  })
  if (status === 'unclear') return undefined
  const limit = limitIn(message)
  return {
    ...wholeOf(message),
    bindings: [],
    set: { ...(status === undefined ? {} : { status }), ...(limit === undefined ? {} : { limit }) },
  }
}
