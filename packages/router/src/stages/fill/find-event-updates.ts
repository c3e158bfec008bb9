import { type Message, wordsOf } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'
import { eventLexicon } from '../../values/lexicons.ts'
import type { Stretch } from '../asides.ts'
import type { ParamFinder } from './param-finder.ts'
import { afterTimes, isTimeAt } from './said-times.ts'
import { holds, stretchesOf } from './stretches.ts'

const MOVES = wordSet(
  'muda mude mudar passa passe passar remarca remarque remarcar reagenda reagende reagendar adia adie adiar antecipa antecipe antecipar adianta adiante adiantar transfere transfira transferir move mova mover empurra empurre empurrar joga jogue jogar troca troque trocar altera altere alterar posterga postergue postergar puxa puxe puxar push reschedule shift bump change bring postpone switch rebook slide delay',
)
const MOVED = wordSet(
  'remarcaram mudaram adiaram passaram anteciparam transferiram reagendaram trocaram jogaram adiantaram empurraram remarquei mudei adiei reagendei antecipei transferi remarcada remarcado adiada adiado transferida transferido antecipada antecipado reagendada reagendado movida movido mudou passou caiu ficou adiantada adiantado postergada postergado moved rescheduled pushed postponed shifted bumped changed',
)
const TOWARDS = wordSet('para to until till')
/** Between the event and the verb that moves it. */
const BEFORE_VERB = wordSet(
  "foi fosse seja e vai ser ta esta got get was is has been have had be needs need to gets being 's acabou de nao que por favor sendo sera just",
)
const INTRO = wordSet(
  "para tem como voce poderiam seria possivel preciso que quero queria gostaria pode podes poderia favor por gentileza ai me o a os as minha meu nossa nosso horario data hora dia da do de please can could you would i need i'd like to my the our time date of informo aviso ja olha atencao entao so just hey aquela aquele essa esse anota anote registra registre",
)
const OTHERS = wordSet(
  'meta metas goal lembrete reminder habito habit conta boleto fatura bill parcela prazo peso sono title titulo nome name',
)

/** "a reunião de amanhã com o Dr. Anselmo foi remarcada para as 16h", "passa o dentista de sexta pras 16h". */
export const findEventUpdate: ParamFinder = ({ message }) => {
  const moves = stretchesOf(message).flatMap((stretch) => {
    const event = movedIn(message, stretch)
    return event ? [{ stretch, event }] : []
  })
  const [move, another] = moves
  if (move === undefined || another !== undefined || holds(message, move.stretch, OTHERS))
    return undefined
  return {
    ...move.stretch,
    bindings: [{ type: 'text', name: 'event', ...move.event }],
    allows: ['wish', 'future', 'order', 'others'],
    isOrder: true,
  }
}

/** The words for the event that is moved, on the side of the verb where they stand. */
function movedIn(message: Message, stretch: Stretch): Stretch | undefined {
  const { items } = message
  const wordAt = (at: number) => items[at]?.word ?? ''
  for (let verb = stretch.from; verb < stretch.to; verb++) {
    if (!MOVES.has(wordAt(verb)) && !MOVED.has(wordAt(verb))) continue
    const goal = goalAfter(message, verb, stretch.to)
    if (goal === undefined) continue
    const behind = named(message, verb + 1, goal)
    if (behind) return isIntro(message, stretch.from, verb) ? behind : undefined
    let end = verb
    while (end > stretch.from && BEFORE_VERB.has(wordAt(end - 1))) end -= 1
    const event = named(message, stretch.from, end)
    // "we moved to Lisbon", "o preço passou para 50": only what is planned is put off.
    return event && namesEvent(message, event) ? event : undefined
  }
  return undefined
}

/** Where the words for the new time begin. */
function goalAfter(message: Message, verb: number, to: number): number | undefined {
  const wordAt = (at: number) => message.items[at]?.word ?? ''
  let found: number | undefined
  for (let at = verb + 1; at < to; at++) {
    if (!TOWARDS.has(wordAt(at))) continue
    if ([0, 1, 2, 3].some((step) => at + step < to && isTimeAt(message, at + step))) found ??= at
  }
  return found
}

function namesEvent(message: Message, event: Stretch): boolean {
  return eventLexicon.within(wordsOf({ message, ...event })) !== undefined
}

const isIntro = ({ items }: Message, from: number, to: number): boolean =>
  items.slice(from, to).every(({ word }) => INTRO.has(word))

/** A name after its articles; nothing where only they and small words stand. */
function named(message: Message, from: number, to: number): Stretch | undefined {
  let start = from
  while (start < to && INTRO.has(message.items[start]?.word ?? '')) start += 1
  let end = to
  while (end > start && OFF.has(message.items[end - 1]?.word ?? '')) end -= 1
  return afterTimes(message, start, end) < end ? { from: start, to: end } : undefined
}

/** Particles of the verb: "push the call back to 4". */
const OFF = wordSet('back forward up ahead over out')
