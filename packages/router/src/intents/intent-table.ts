import type { Intent, IntentTrait } from './define-intent.ts'

/** By name, which means one intent in a process. */
const known = new Map<string, Intent>()

/**
 * Makes intents known to the router.
 * @throws TypeError when one has the name of another that is known.
 */
export function knowIntents(intents: readonly Intent[]): void {
  for (const intent of intents) {
    if ((known.get(intent.name) ?? intent) !== intent) {
      throw new TypeError(`there are two intents ${intent.name}`)
    }
    known.set(intent.name, intent)
  }
}

/** What is known of an intent. */
export const intentNamed = (name: string): Intent | undefined => known.get(name)

/** Whether an intent has a trait; one that nothing is known of has none. */
export const hasTrait = (name: string, trait: IntentTrait): boolean =>
  known.get(name)?.traits?.includes(trait) === true

/** Whether an intent looks into the speaker's records. */
export const looksUp = (name: string): boolean =>
  hasTrait(name, 'lists') || hasTrait(name, 'searches')
