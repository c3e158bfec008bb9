import { toTerms } from '@parco/agent/lexical'

/**
 * The stems of a text: those of its language, or of both where its words do not tell which it is, as of
 * "alergia camarão" or "mora".
 */
export function stemsOf(text: string): {
  readonly either: readonly string[][]
  readonly all: readonly string[]
} {
  const [pt, en] = [toTerms(text, 'pt'), toTerms(text, 'en')]
  const isTold = pt.length === en.length && pt.every((stem, at) => stem === en[at])
  return isTold
    ? { either: [pt], all: pt }
    : { either: [pt, en], all: [...new Set([...pt, ...en])] }
}
