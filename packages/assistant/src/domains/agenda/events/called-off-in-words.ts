import type { Claim } from '../../domain-tool.ts'
import { bestMatches } from '../../internal/match-name.ts'
import { dayAheadIn } from '../series/days-said.ts'
import { NAMES_DAY } from './hour-alone.ts'
import { readOccurrences } from './read-events.ts'

/** That there is none of it, around which only its name and its day stand. */
const NONE =
  /(?<!\p{L})(?:não (?:tem|tenho|temos|terá|teremos|haverá|vai ter|vou ter|vamos ter|vai rolar|vai haver)(?: mais)?|there(?:'s| is| will be|'ll be) no|there (?:isn't|won't be)(?: any)?|(?:i|we) (?:don't|won't) have(?: any)?|(?:i|we) have no|no|skip|skipping|pula|pular|n[ãa]o vou (?:[àa]|ao|n[ao]|pr[ao]|ter)|(?:i|we)(?:'m| am|'re)? (?:not going to|can't make it to|won't make it to|missing|skipping)|(?:i )?(?:can't|won't) (?:make it to|go to))(?!\p{L})/iu
const BESIDE =
  /(?<!\p{L})(?:n[ao]s?|d[aeo]|em|on|at|this|next|ess[ae]|est[ae]|que vem|pr[óo]xim[ao]|the|my|any|minha|meu)(?!\p{L})/giu

/** "amanhã não tem inglês": the one of that day is called off, where exactly one is called so. */
export const claimCalledOff: Claim = async (_slots, { text }, context) => {
  if (text.includes('?') || !NONE.test(text)) return undefined
  const day = dayAheadIn(text, context)
  if (day === undefined) return undefined
  const name = text
    .replace(NONE, ' ')
    .replaceAll(new RegExp(NAMES_DAY.source, 'giu'), ' ')
    .replaceAll(BESIDE, ' ')
    .replaceAll(/[.,!]/gu, ' ')
    .trim()
  const occurrences = await readOccurrences(day, day, context)
  const { match, candidates } = bestMatches(name, occurrences, ({ event }) => event.title)
  const [only] = candidates
  if (!only || candidates.length > 1 || (match !== 'same' && match !== 'part')) return undefined
  const eventRef = { id: only.event.id, date: day }
  return { call: { intent: 'cancel_event', params: { eventRef } } }
}
