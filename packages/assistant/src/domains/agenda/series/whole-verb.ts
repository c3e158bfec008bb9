import type { JsonObject } from '@parco/protocol'
import type { WordsRead } from '../../domain-tool.ts'
import { readPhrases } from '../../internal/word-lists.ts'

const said = readPhrases<'particle' | 'verb'>(new URL('./whole-verbs.yaml', import.meta.url))
const PARTICLE = `[ -]${said('particle')}(?!\\p{L})`
const ENDS_IN_VERB = new RegExp(`(?<!\\p{L})${said('verb')}$`, 'iu')

/**
 * "remind me to check in tomorrow", "weigh-in tomorrow at 8": a verb keeps the word that belongs to it,
 * which reading takes for what leads to the day.
 */
export function withParticle(title: string, text: string): string {
  if (!ENDS_IN_VERB.test(title)) return title
  const at = text.toLowerCase().indexOf(title.toLowerCase())
  if (at < 0) return title
  const behind = new RegExp(`^${PARTICLE}`, 'iu').exec(text.slice(at + title.length))?.[0]
  return behind === undefined ? title : `${title}${behind}`
}

/** The slots of what is planned, whose title is whole. */
export function wholeTitle(slots: JsonObject, { into, text }: WordsRead): JsonObject {
  const { title } = slots
  if (into !== undefined || typeof title !== 'string') return slots
  return { ...slots, title: withParticle(title, text) }
}
