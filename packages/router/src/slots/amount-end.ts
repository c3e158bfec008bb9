import { AMOUNT_END as WORDS } from './words.generated.ts'
import type { Words } from './words.ts'

/** Whether a number that ends before this index may stand alone, without a noun it would count. */
export function mayEndAmount(words: Words, at: number): boolean {
  const token = words.token(at)
  if (token === undefined || token.kind === 'emoji') return true
  if (token.kind === 'punctuation') return token.raw !== '%' && token.raw !== '/'
  return token.kind === 'word' && !words.isGlued(at) && words.isOneOf(at, WORDS.mayFollow)
}
