import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { LikelyIntent } from '../turn/turn.ts'
import { createSkillWords, foldMessage } from './skill-words.ts'

const words = z.string().transform((text) => createSkillWords({ triggers: text.split(/[,\n]+/) }))
const { asks, own } = z
  .strictObject({ asks: words, own: words })
  .parse(parse(readFileSync(new URL('./explanations.yaml', import.meta.url), 'utf8')))

/** From here on the router takes a message to be about records, whatever its words. */
const ABOUT_RECORDS = 0.4

/**
 * Whether a message asks what something is, and not how it stands with the user: "o que são juros
 * compostos?". Such an answer takes neither their records nor what a skill says of them.
 */
export function asksToExplain(text: string, likely: readonly LikelyIntent[] = []): boolean {
  const message = foldMessage(text)
  if (!asks.hasTrigger(message) || own.hasTrigger(message)) return false
  return likely.every(({ confidence }) => confidence < ABOUT_RECORDS)
}
