import type { JsonObject } from '@parco/protocol'
import { fold } from '@parco/router'
import type { WordsRead } from '../../domain-tool.ts'
import { cleanText } from '../../internal/clean-text.ts'

/** The decision of which the words name none. */
const UNNAMED = /\b(?:decisao|decision)\b(?:\s+(?:que )?(?:eu )?tomei\b|\s+(?:that )?i made\b)?/u

/**
 * How it turned out, as it was said: what stands behind the name of the decision, "deu certo, durmo
 * melhor"; all of it where nothing does.
 */
export function outcomeFromWords(slots: JsonObject, { text, into }: WordsRead): JsonObject {
  if (into !== undefined || typeof slots.outcome === 'string') return slots
  const clean = cleanText(text)
  const folded = fold(clean)
  const named = fold(typeof slots.decisionRef === 'string' ? slots.decisionRef : '')
  const unnamed = UNNAMED.exec(folded)
  const end =
    named === ''
      ? unnamed && unnamed.index + unnamed[0].length
      : folded.lastIndexOf(named) + named.length
  const isSamePlaces = folded.length === clean.length
  const behind = isSamePlaces && end ? clean.slice(end).replace(/^[\s,.:;–-]+/u, '') : ''
  const outcome = behind.replace(/[.!]+$/, '') || clean
  return { ...slots, outcome }
}
