import type { Clause, Item } from '../clauses/message.ts'
import type { Speech } from '../speech/speech.ts'
import { wordSet } from '../text/word-set.ts'
import { HARMLESS_GATES as WORDS } from './words.generated.ts'

/** Where a gate's words stand in a clause. */
export interface GateHit {
  readonly gate: string
  readonly from: number
  readonly to: number
}

/** Verbs with which a record is made, changed or taken away. */
export const RECORDING_WORDS =
  'registrar anotar lancar cadastrar corrigir apagar excluir deletar mudar alterar adicionar incluir colocar desfazer marcar remover tirar log record add track note save register delete remove change update correct undo mark fix edit'

/** Verbs with which a record is asked for. */
export const RECORD_WORDS = wordSet(`${RECORDING_WORDS} ver saber mostrar see know`)

/** "quase 8 horas" is about the number, and "quero registrar" asks for what it says. */
export function isHarmless(speech: Speech, gate: string, hit: GateHit, clause: Clause): boolean {
  const { items, spansAt } = clause.message
  const next = items[hit.to]
  if (gate === 'takenBack') return !isLastWord(hit, clause)
  if (gate === 'wish' && (isInDay(hit, clause) || isSecondGoal(hit, clause))) return true
  if (gate === 'negation' && (isNotOnly(hit, clause) || isLackOfThing(speech, hit, clause)))
    return true
  if (gate === 'negation' && isMarvelled(hit, clause)) return true
  if (gate === 'hypothetical' && isDoneBefore(items[hit.from]?.word, next?.word)) return true
  if (gate === 'reported' && isNobodys(hit, clause)) return true
  if (gate === 'almost') {
    const isAboutAmount = next?.kind === 'number' || next?.kind === 'symbol'
    return isAboutAmount || (spansAt.get(hit.to) ?? []).some((span) => span.type !== 'date')
  }
  // "later ran 5k" goes on telling.
  if (gate === 'future' && items[hit.from]?.word === 'later' && PAST.test(next?.word ?? ''))
    return true
  if (gate === 'wish' || gate === 'future' || gate === 'optOut') {
    // "não anota como gasto, foi um aporte" says what it was, and keeps nothing back.
    if (gate === 'optOut' && [hit.to, hit.to + 1].some((at) => isAs(items[at], items[at + 1])))
      return true
    return (
      gate !== 'optOut' &&
      [hit.to, hit.to + 1].some((at) => RECORD_WORDS.has(items[at]?.word ?? ''))
    )
  }
  return gate === 'question' && isSigh(hit, clause)
}

/** "all told", "no jogo", and what a device says: nobody reports it. */
const isNobodys = (hit: GateHit, clause: Clause): boolean =>
  clause.message.items[hit.from - 1]?.word === 'all' ||
  isAtMatch(hit, clause) ||
  isByDevice(hit, clause)

const PAST =
  /^(?:[a-z]{2,}ed|paid|spent|bought|got|had|drank|ate|ran|swam|slept|did|went|took|made|sold|gave)$/

/** "the scale says 82", "o relógio falou que dormi 7 horas": what measures one tells it of oneself. */
const isByDevice = ({ from }: GateHit, { message: { items } }: Clause): boolean =>
  WORDS.devices.has(items[from - 1]?.word ?? '') &&
  !WORDS.othersDevices.has(items[from - 2]?.word ?? '')

/** "…, brincadeira", "… só que não": said at the end, and of all that stands before; not "a má brincadeira". */
function isLastWord({ from, to }: GateHit, { message: { items } }: Clause): boolean {
  if (from === 0 || items.slice(to).some(({ kind }) => kind === 'word' || kind === 'number'))
    return false
  const { word = '', kind } = items[from - 1] ?? {}
  const opening = items[from]?.word ?? ''
  // "não como carne, nunca" denies once; "eu, comer carne? nunca" takes it back.
  if (WORDS.denying.has(opening)) return word === '?'
  return kind === 'punctuation' || kind === 'emoji' || WORDS.unmistakable.has(opening)
}

/** "no jogo do Flu": at the match of a team, and not in a game. */
function isAtMatch({ from, to }: GateHit, { message: { items } }: Clause): boolean {
  if (items[from]?.word !== 'no' || items[to - 1]?.word !== 'jogo') return false
  const of = items[to + 1]
  if (WORDS.games.has(of?.word ?? '')) return false
  return WORDS.ofTeam.has(items[to]?.word ?? '') && /^\p{Lu}/u.test(of?.raw ?? '')
}

/** "não acredito que paguei 35 num sanduíche", "can't believe I paid 35": it was, to one's wonder. */
function isMarvelled({ to }: GateHit, { message: { items, spans } }: Clause): boolean {
  if (!spans.some((span) => span.type === 'money' && span.from > to)) return false
  const [first = '', second = ''] = [items[to]?.word, items[to + 1]?.word]
  return (
    (first === 'acredito' && second === 'que') ||
    (first === 'believe' && WORDS.speakers.has(second))
  )
}

/** "que dia, 6 horas de sono": with nothing asked behind it, it is said of the day. */
const isSigh = ({ from, to }: GateHit, { message: { items } }: Clause): boolean =>
  items[from]?.word === 'que' &&
  items[from + 1]?.word === 'dia' &&
  SIGH_ENDS.has(items[to]?.word ?? '')

const SIGH_ENDS = new Set(['', ',', '.', '!', ';'])

const isAs = (item: Item | undefined, next: Item | undefined): boolean =>
  (item?.word === 'como' || item?.word === 'as') && next?.kind === 'word'

/** "não só paguei a luz como também o gás", "not only did I pay the rent, I also paid the gas" deny neither. */
function isNotOnly(hit: GateHit, { message }: Clause): boolean {
  const words = message.items.map((item) => item.word)
  if (!WORDS.only.has(words[hit.to] ?? '')) return false
  return words.some(
    (word, at) =>
      at > hit.to &&
      (WORDS.alsoAlone.has(word) || (WORDS.but.has(word) && WORDS.also.has(words[at + 1] ?? ''))),
  )
}

/** "I'd typed it in wrong" tells what had been done, and supposes nothing. */
const isDoneBefore = (opening: string | undefined, verb = ''): boolean =>
  opening === "i'd" && (/[a-z]{2}ed$/.test(verb) || verb === 'already' || verb === 'forgotten')

/** "pão sem glúten 12", "paguei a luz sem multa": a thing lacks something, and what was paid was paid. */
function isLackOfThing(speech: Speech, hit: GateHit, { message, from, to }: Clause): boolean {
  const { items, spans } = message
  const [before, word] = [items[hit.from - 1]?.word, items[hit.from]?.word ?? '']
  const isWithout = WORDS.without.has(word) || (word === 'no' && before === 'with')
  const next = items[hit.to]
  if (!isWithout || hit.from === from || next?.kind !== 'word') return false
  if (WORDS.onTime.has(next.word)) return true
  // "sem gastar", "without paying": here the deed is lacking.
  if (speech.verbs.has(next.word)) return false
  return spans.some((span) => span.type === 'money' && span.from >= from && span.to <= to)
}

/** "liguei pra vó e pra tia" joins two goals; "é pra" is a duty, and has its accent where the other is near. */
function isSecondGoal({ from, to }: GateHit, { message, from: start }: Clause): boolean {
  const { items } = message
  const isAnd = items[from]?.raw.toLowerCase() === 'e' && items[to - 1]?.word === 'para'
  return isAnd && items.slice(start, from).some(({ word }) => word === 'para')
}

/** "May 15", "the 7th of May": the word is a month's name there. */
function isInDay(hit: GateHit, { message }: Clause): boolean {
  return message.spans.some(
    (span) =>
      (span.type === 'date' || span.type === 'period' || span.type === 'moment') &&
      span.from <= hit.from &&
      hit.to <= span.to,
  )
}
