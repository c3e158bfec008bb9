import { type IntentCall, jsonObjectSchema } from '@parco/protocol'
import type { RoutedDecision, RouterContext } from '@parco/router'
import { type Explain, kindOf, type LeftOut } from './left-out.ts'

/** What code is sure of in a message that it does not understand as a whole, and the rest of it. */
export interface SureParts {
  readonly calls: readonly IntentCall[]
  readonly leftOut: readonly LeftOut[]
}

/** What reading a message part by part needs. */
export interface PartReader {
  decide(text: string, context: RouterContext): RoutedDecision
  readonly explain: Explain
  /** Whether a tool carries an intent out. */
  isBuilt(intent: string): boolean
  /** Words that join two statements, as `e` and `mas` do. */
  readonly joints: readonly string[]
}

/** Longer messages tell a story, which nobody should take apart. */
const MOST_PIECES = 12

/** What turns the words before it, and so leaves nothing of a message sure. */
const HARMLESS_GATES: ReadonlySet<string> = new Set(['wish', 'future', 'question', 'order'])

/** A piece of a message, by its place in it. */
interface Piece {
  readonly from: number
  readonly to: number
  /** What parts it from the piece before: behind a mere comma stands what that one is, or is to be. */
  readonly isBehind: 'comma' | 'joint' | 'sentence'
}

/**
 * Takes a message apart that no rule explains as a whole: "gastei 12 no café e preciso ligar pro João".
 * Only where it opens with what is sure, as what stands before a statement may turn it; and never where
 * words are taken back, quoted or told of somebody else. Of every place the longest sure part counts.
 */
export function readSureParts(
  text: string,
  context: RouterContext,
  reader: PartReader,
): SureParts | undefined {
  const pieces = piecesOf(text, reader.joints)
  const explained = reader.explain(text, context)
  if (pieces.length < 2 || pieces.length > MOST_PIECES) return undefined
  if (!explained || explained.frames.length > 0 || explained.repair) return undefined
  const calls: IntentCall[] = []
  const leftOut: LeftOut[] = []
  for (let at = 0; at < pieces.length; ) {
    const sure = longestSure(text, pieces, at, context, reader)
    if (sure) {
      calls.push(...sure.calls)
      at = sure.next
      continue
    }
    if (calls.length === 0) return undefined
    const piece = pieces[at] as Piece
    const said = text.slice(piece.from, piece.to)
    const rest = restOf(said, context, reader)
    if (rest === 'turning' || !standsAlone(piece, rest, said)) return undefined
    if (rest !== 'trivial') leftOut.push({ said, kind: rest })
    at += 1
  }
  return leftOut.length > 0 ? { calls, leftOut } : undefined
}

function longestSure(
  text: string,
  pieces: readonly Piece[],
  at: number,
  context: RouterContext,
  reader: PartReader,
): { readonly calls: readonly IntentCall[]; readonly next: number } | undefined {
  const from = pieces[at]?.from ?? 0
  for (let end = pieces.length; end > at; end -= 1) {
    if (at === 0 && end === pieces.length) continue
    const part = text.slice(from, pieces[end - 1]?.to)
    const calls = callsOf(reader.decide(part, context))
    const isSure = calls.length > 0 && calls.every(({ intent }) => reader.isBuilt(intent))
    if (isSure) return { calls, next: end }
  }
  return undefined
}

/** The calls of a part that sentences explain whole; none of one that leaves something to ask. */
function callsOf({ intent, params, source }: RoutedDecision): readonly IntentCall[] {
  const parsed = jsonObjectSchema.safeParse(params)
  if (source !== 'sentence' || !parsed.success) return []
  const { actions } = parsed.data
  return intent === 'multi'
    ? (actions as unknown as IntentCall[])
    : [{ intent, params: parsed.data }]
}

/**
 * What a part is of which nothing is sure: small talk, or words that may turn what stands before them,
 * as "mentira" and "foi o que ele disse" do.
 */
function restOf(
  said: string,
  context: RouterContext,
  { decide, explain }: PartReader,
): LeftOut['kind'] | 'turning' | 'trivial' {
  const explained = explain(said, context)
  if (!explained || explained.frames.length > 0) return 'turning'
  const { clauses } = explained
  const isTurning = clauses.some(
    ({ gates, reason }) =>
      reason === 'others' || gates.some(({ gate }) => !HARMLESS_GATES.has(gate)),
  )
  if (isTurning) return 'turning'
  const [kind] = clauses.flatMap((clause) => kindOf(clause, false) ?? [])
  if (kind) return kind
  return decide(said, context).intent === 'none' ? 'trivial' : 'unknown'
}

/** Shorter words are about what stands before them: "FIX IT". */
const FEWEST_WORDS = 3

/**
 * Whether words are a statement of their own, and change nothing about the one before: "a conta do gás,
 * dia 15" is a bill, and "15 livros, atualiza a meta" no purchase.
 */
function standsAlone(
  { isBehind }: Piece,
  rest: LeftOut['kind'] | 'trivial',
  said: string,
): boolean {
  if (rest === 'trivial') return true
  if (isBehind === 'comma' || said.split(/\s+/).length < FEWEST_WORDS) return false
  return isBehind === 'sentence' || rest !== 'unknown'
}

/** Cuts at marks and at words that join; a comma inside a number is no mark. */
function piecesOf(text: string, joints: readonly string[]): Piece[] {
  const joined = joints.map((joint) => `\\s+${joint}`).join('|')
  const cut = new RegExp(
    `(?:[.!?;\\n]+|,)(?=\\s|$)(?:(?:${joined})(?=\\s))?|(?:${joined})(?=\\s)`,
    'giu',
  )
  const pieces: Piece[] = []
  let from = 0
  let isBehind: Piece['isBehind'] = 'sentence'
  for (const { index, 0: mark } of [...text.matchAll(cut), { index: text.length, 0: '' }]) {
    const words = text.slice(from, index)
    const start = from + (words.length - words.trimStart().length)
    const end = from + words.trimEnd().length
    if (start < end) pieces.push({ from: start, to: end, isBehind })
    from = index + mark.length
    isBehind = /[.!?;\n]/.test(mark) ? 'sentence' : /\p{L}/u.test(mark) ? 'joint' : 'comma'
  }
  return pieces
}
