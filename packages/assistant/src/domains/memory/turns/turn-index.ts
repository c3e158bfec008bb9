import { type TextLanguage, toTerms } from '@parco/agent/lexical'
import { createNearWords } from '../search/near-words.ts'
import { createTermIndex, type QueryTerm } from '../search/term-index.ts'

/** What somebody said, as a search looks at it. */
export interface SearchableTurn {
  readonly id: string
  /** What was said near it has the same one; turns of one are added in their order. */
  readonly session: string
  readonly text: string
  /** Its day in words, as it may be asked after: "3 de maio de 2026". */
  readonly day: string
  /** YYYY-MM-DD; for `between`. */
  readonly date?: string
}

/** A turn that fits a query. */
export interface TurnHit {
  readonly id: string
  readonly session: string
  /** Among the hits of one query. */
  readonly score: number
  /** The share of the query's words that the turn itself has, rare ones counting more: from 0 to 1. */
  readonly coverage: number
}

/** What is known of a turn before it is read. */
export interface TurnGlance {
  readonly session: string
  /** Whoever asks tells nothing. */
  readonly isQuestion: boolean
}

/** What was said as it comes and goes, to be searched by words. */
export interface TurnIndex {
  /** Does nothing where it is there already. */
  add(turn: SearchableTurn): void
  remove(id: string): void
  find(id: string): TurnGlance | undefined
  /** What was said on days, both included (YYYY-MM-DD). */
  between(from: string, until: string): readonly string[]
  /** The best first, at most `limit`. */
  search(query: string, limit: number): readonly TurnHit[]
}

/** Turns are short: one that is longer than others is hardly less about what it says. */
const WEIGHTS = { saturation: 1.2, lengthNormalisation: 0.3 }
/** Who asks for a day says so in few words, and means what was said then. */
const DAY_WEIGHT = 0.5
/** An answer stands beside what it answers: what is near a fitting turn fits, by its distance. */
const NEAR_WEIGHTS = [0.5, 0.3] as const
/** Where much of what was said in a while fits, all of it does: the mean of its best turns. */
const SESSION_WEIGHT = 1
const BEST_OF_SESSION = 5
/** What the named person said themselves: "Ana: chego às 8", as chats are pasted. */
const LABEL_WEIGHT = 1.15
const LABEL = /^(\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){0,2}): /u

interface Place extends TurnGlance {
  readonly id: string
  readonly stems: ReadonlySet<string>
  readonly label: readonly string[]
  readonly date: string
}

/**
 * Finds turns by their words, what was said near them, and their days: BM25 over single turns, spread
 * to neighbours and over the session. `otherwise` is the language of texts that do not tell theirs.
 */
export function createTurnIndex(otherwise: TextLanguage): TurnIndex {
  const words = createTermIndex(WEIGHTS)
  const days = createTermIndex(WEIGHTS)
  const near = createNearWords()
  const places: (Place | undefined)[] = []
  const placeOf = new Map<string, number>()
  const sessions = new Map<string, number[]>()
  const termsOf = (text: string): string[] => toTerms(text, otherwise)

  return {
    add({ id, session, text, day, date = '' }) {
      if (placeOf.has(id)) return
      const stems = termsOf(text)
      const place = words.add([{ terms: stems, weight: 1 }])
      days.add([{ terms: termsOf(day), weight: 1 }])
      near.add(stems)
      places[place] = {
        id,
        session,
        isQuestion: text.trimEnd().endsWith('?'),
        stems: new Set(stems),
        label: termsOf(labelOf(text)),
        date,
      }
      placeOf.set(id, place)
      const beside = sessions.get(session) ?? []
      sessions.set(session, beside)
      beside.push(place)
    },
    remove(id) {
      const place = placeOf.get(id)
      if (place === undefined) return
      words.remove(place)
      days.remove(place)
      places[place] = undefined
      placeOf.delete(id)
    },
    find: (id) => places[placeOf.get(id) ?? -1],
    between: (from, until) =>
      places.flatMap((place) =>
        place !== undefined && place.date >= from && place.date <= until ? [place.id] : [],
      ),
    search(query, limit) {
      const stems = [...new Set(termsOf(query))]
      if (stems.length === 0 || words.count === 0) return []
      const wanted = stems.map((stem) => near.near(stem))
      const own = words.score(wanted.flat())
      const ofDays = days.score(stems.map((stem): QueryTerm => [stem, DAY_WEIGHT]))
      for (let place = 0; place < own.length; place += 1) {
        own[place] = (own[place] as number) + (ofDays[place] as number)
      }
      const asked = new Set(stems)
      const weights = wanted.map((meant) => weightOf(meant, words.spread, words.count))
      return [...sessions.values()]
        .flatMap((session) => scoreSession(session, own))
        .flatMap(([place, score]): (readonly [Place, number])[] => {
          const turn = places[place]
          if (turn === undefined) return []
          const isNamed = turn.label.length > 0 && turn.label.every((one) => asked.has(one))
          return [[turn, isNamed ? score * LABEL_WEIGHT : score]]
        })
        .sort(([, one], [, other]) => other - one)
        .slice(0, limit)
        .map(([{ id, session, stems: has }, score]) => ({
          id,
          session,
          score,
          coverage: coverageOf(wanted, weights, has),
        }))
    },
  }
}

const labelOf = (text: string): string => LABEL.exec(text)?.[1] ?? ''

type Scored = readonly [place: number, score: number]

/** The turns of a session that fit, each with what its neighbours and the whole of it add. */
function scoreSession(session: readonly number[], own: Float64Array): Scored[] {
  const scores = session.map((place) => own[place] as number)
  if (scores.every((score) => score === 0)) return []
  const best = [...scores].sort((one, other) => other - one).slice(0, BEST_OF_SESSION)
  const whole = best.reduce((sum, score) => sum + score, 0) / BEST_OF_SESSION
  return session.map((place, at): Scored => {
    const beside = NEAR_WEIGHTS.reduce(
      (sum, weight, index) =>
        sum + weight * ((scores[at - index - 1] ?? 0) + (scores[at + index + 1] ?? 0)),
      0,
    )
    return [place, (scores[at] ?? 0) + beside + SESSION_WEIGHT * whole]
  })
}

/** A rare word says more. */
function weightOf(
  meant: readonly QueryTerm[],
  spreadOf: (stem: string) => number,
  count: number,
): number {
  const spread = meant.reduce((most, [stem]) => Math.max(most, spreadOf(stem)), 0)
  return Math.log(1 + (count + 1) / (1 + spread))
}

function coverageOf(
  wanted: readonly (readonly QueryTerm[])[],
  weights: readonly number[],
  has: ReadonlySet<string>,
): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const covered = wanted.reduce(
    (sum, meant, at) => (meant.some(([stem]) => has.has(stem)) ? sum + (weights[at] ?? 0) : sum),
    0,
  )
  return total === 0 ? 0 : covered / total
}
