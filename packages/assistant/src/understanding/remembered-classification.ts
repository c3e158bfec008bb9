import { createHash } from 'node:crypto'
import { fold, type RouterContext, readFacts } from '@parco/router'
import { type Classification, findClassification, keepClassification } from '@parco/store'
import type { Turn } from '../turn/turn.ts'

/** How long an answer counts for the same words. */
const LIFETIME_MS = 24 * 60 * 60 * 1000

/** What a model made of the same words of this user within a day; never for words about a day or an hour. */
export async function recallClassification(
  turn: Turn,
  text: string,
  context: RouterContext,
): Promise<Classification | undefined> {
  if (!readFacts(text, context).isTimeless) return undefined
  return findClassification(turn.sql, hashWords(text, context), turn.now)
}

/** Keeps what a model made of these words, if they will mean the same tomorrow. */
export async function rememberClassification(
  turn: Turn,
  text: string,
  context: RouterContext,
  classification: Classification,
): Promise<void> {
  if (!readFacts(text, context).isTimeless) return
  await keepClassification(turn.sql, {
    ...classification,
    textHash: hashWords(text, context),
    now: turn.now,
    until: new Date(turn.now.getTime() + LIFETIME_MS),
  })
}

/** The same for the same words, however they are spaced, accented or capitalised. */
function hashWords(text: string, { locale }: RouterContext): string {
  const words = fold(text).trim().replaceAll(/\s+/g, ' ')
  return createHash('sha256').update(`${locale}\n${words}`).digest('hex')
}
