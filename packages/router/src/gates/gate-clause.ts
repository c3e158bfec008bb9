import { type Clause, wordsOf } from '../clauses/message.ts'
import { spokenWords } from '../clauses/spoken-words.ts'
import type { VerbForm } from '../speech/conjugate.ts'
import type { Speech } from '../speech/speech.ts'
import { billLexicon, metricNounLexicon } from '../values/lexicons.ts'
import { entryWithin } from '../values/text-slots/entry-at.ts'
import { type GatePlace, type GatePlaces, gatePlacesIn } from './gate-places.ts'
import { type GateHit, isHarmless, RECORD_WORDS } from './harmless-gates.ts'
import { GATE_CLAUSE as WORDS } from './words.generated.ts'

/** Gates whose words must open the clause: a person there is who acts, later it is for whom. */
const AT_START: ReadonlySet<string> = new Set(['others', 'order', 'question'])

/** Every gate whose words are in a clause. */
export function gatesIn(speech: Speech, clause: Clause): readonly GateHit[] {
  const found = gatePlacesIn(clause.message, speech)
  if (found.length === 0) return NONE
  const hits: GateHit[] = []
  let start: number | undefined
  for (const { gate, places } of found) {
    if (gate.reach === 'message') continue
    const isAtStart = AT_START.has(gate.name)
    if (isAtStart) start ??= firstWordAt(speech, clause, found)
    const hit = firstHit(speech, { gate, places }, clause, isAtStart ? start : undefined)
    if (hit) hits.push(hit)
  }
  return hits
}

/** Gates that reach over the whole message, from wherever their words stand. */
export function messageGatesIn(speech: Speech, clause: Clause): readonly GateHit[] {
  const found = gatePlacesIn(clause.message, speech)
  if (found.length === 0) return NONE
  const hits: GateHit[] = []
  for (const one of found) {
    const hit = one.gate.reach === 'message' ? firstHit(speech, one, clause) : undefined
    if (hit) hits.push(hit)
  }
  return hits
}

const NONE: readonly GateHit[] = []

function firstWordAt(speech: Speech, clause: Clause, found: readonly GatePlaces[]): number {
  const { items } = clause.message
  const wordAt = (place: number) => items[place]?.word
  const opening = found.filter(({ gate }) => AT_START.has(gate.name))
  let at = clause.from
  while (at < clause.to) {
    // A gate's own words may begin with a filler ("já paguei"): the gate is looked for first.
    if (opening.some(({ places }) => lengthAt(places, at, clause) !== undefined)) return at
    const filler = speech.fillers.lengthAt(wordAt, at, clause.to)
    const isPassable = items[at]?.kind !== 'word' || speech.conjunctions.has(wordAt(at) ?? '')
    if (filler === 0 && !isPassable) return at
    at += Math.max(filler, 1)
  }
  return at
}

/** How many words the longest phrase has that begins at a place and ends within the clause. */
function lengthAt(places: readonly GatePlace[], at: number, { to }: Clause): number | undefined {
  const place = at < to ? places.find((one) => one.at === at) : undefined
  return place?.lengths.find((length) => at + length <= to)
}

/** Where a gate's words first stand in a clause and turn it, or at one place alone when that is given. */
function firstHit(
  speech: Speech,
  { gate, places }: GatePlaces,
  clause: Clause,
  only?: number,
): GateHit | undefined {
  for (const { at } of places) {
    if (only === undefined ? at < clause.from : at !== only) continue
    const length = lengthAt(places, at, clause)
    if (length === undefined) continue
    const hit = { gate: gate.name, from: at, to: at + length }
    if (!isHarmless(speech, gate.name, hit, clause)) return hit
  }
  return undefined
}

/** "pode anotar 50 no mercado?", "can you log 18 for uber?": an order in the shape of a question. */
export function isPoliteRequest(clause: Clause): boolean {
  const { items } = clause.message
  let at = clause.from
  while (at < clause.to && WORDS.requests.has(items[at]?.word ?? '')) at += 1
  const verb = items[items[at]?.word === 'me' ? at + 1 : at]?.word ?? ''
  return at > clause.from && (RECORD_WORDS.has(verb) || WORDS.askedFor.has(verb))
}

/** Whether a clause is about money or the body at all, in any form: then a gate means "nothing to record". */
export function concernsRecords(speech: Speech, clause: Clause): boolean {
  const { message, from, to } = clause
  const words = spokenWords(message, speech)
  for (let at = from; at < to; at++) {
    if (words[at]?.isOfRecords || WORDS.measured.has(message.items[at]?.word ?? '')) return true
    for (const span of message.spansAt.get(at) ?? []) {
      if (
        span.type === 'quantity' ||
        span.type === 'bloodPressure' ||
        (span.type === 'money' && span.value.isCurrencySaid)
      )
        return true
    }
  }
  return (
    entryWithin(billLexicon, message, from, to) !== undefined ||
    entryWithin(metricNounLexicon, message, from, to) !== undefined
  )
}

/** Whether a verb of money or body is said of somebody else: "gastou", "pagaram". */
export function isAboutOthers(speech: Speech, clause: Clause): boolean {
  if (speech.locale === 'en') return hasOtherSubject(speech, clause)
  const words = spokenWords(clause.message, speech)
  for (let at = clause.from; at < clause.to; at++) {
    const form = words[at]?.isOfRecords ? words[at]?.verb?.form : undefined
    const word = clause.message.items[at]?.word ?? ''
    if (form === undefined || isOwnForm(form, word)) continue
    if (form === 'doing' && WORDS.am.has(clause.message.items[at - 1]?.word ?? '')) continue
    if (!OF_THINGS.test(word) && !isNounAt(clause, at)) return true
  }
  return false
}

/** "a parcela", "uma fatura": behind an article stands a thing, whatever verb is spelled like it. */
const isNounAt = ({ message, from }: Clause, at: number): boolean =>
  (at > from && WORDS.beforeNouns.has(message.items[at - 1]?.word ?? '')) ||
  WORDS.owed.has(message.items[at]?.word ?? '')

/** Verbs that things do too, and whoever is paid: "o chuveiro queimou", "o encanador cobrou". */
const OF_THINGS = /^(?:queim|estour|entr|sobr|cust|cobr|zer|acert|venc|lev)/

/** "pago", "almoço" are said of oneself or of a thing that is paid; "paga" of a bill as often as of a person. */
function isOwnForm(form: VerbForm, word: string): boolean {
  if (form === 'did' || form === 'to-do') return true
  return form === 'does' && (word.endsWith('o') || word === 'paga')
}

/** Whether a clause says itself that the speaker acts: a first-person form, or in English a pronoun. */
export function isSaidOfOneself(speech: Speech, clause: Clause, hasDeed: boolean): boolean {
  if (speech.locale !== 'en') return hasDeed
  for (let at = clause.from; at < clause.to; at++)
    if (WORDS.speaker.has(clause.message.items[at]?.word ?? '')) return true
  return false
}

/** English forms do not tell who acts: a verb soon after a first word that is not "I" has another subject. */
function hasOtherSubject(speech: Speech, clause: Clause): boolean {
  const itemAt = (at: number) => clause.message.items[at]
  const fieldAt = (at: number) => speech.verbs.get(itemAt(at)?.word ?? '')?.field
  let start = clause.from
  while (start < clause.to && speech.fillers.has(itemAt(start)?.word ?? '')) start += 1
  const first = itemAt(start)
  if (first?.kind !== 'word' || WORDS.firstPerson.has(first.word) || fieldAt(start)) return false
  for (let at = start + 1; at < Math.min(clause.to, start + 4); at++) {
    const item = itemAt(at)
    if (item?.kind !== 'word' || WORDS.firstPerson.has(item.word)) return false
    const field = fieldAt(at)
    if (field === 'money' || field === 'body') return !isPaidBill(clause, start, at)
  }
  return false
}

/** "hydro bill paid on the 12th", "rent's paid": a bill pays nobody. */
function isPaidBill({ message, to }: Clause, from: number, at: number): boolean {
  const { items } = message
  if (items[at]?.word !== 'paid') return false
  const next = items[at + 1]
  const isOver = at + 1 >= to || next?.kind !== 'word' || WORDS.behindPaid.has(next.word)
  return isOver && billLexicon.within(wordsOf({ message, from, to: at })) !== undefined
}

/** How many verbs of money or body a clause has, whoever acts. */
export function countRecordVerbs(speech: Speech, clause: Clause): number {
  const words = spokenWords(clause.message, speech)
  let count = 0
  for (let at = clause.from; at < clause.to; at++) if (words[at]?.isOfRecords) count += 1
  return count
}

/** How many things the speaker says to have done, by first-person verbs. */
export function countDeeds(speech: Speech, clause: Clause): number {
  const words = spokenWords(clause.message, speech)
  let count = 0
  for (let at = clause.from; at < clause.to; at++) if (words[at]?.isDeed) count += 1
  return count
}
