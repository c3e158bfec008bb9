/** So many texts are known at a time: more than the sets of skills that people use within an hour. */
const MOST_TEXTS = 64

/**
 * Gives the same string for the same text: prompts of the same skills are put together anew for each
 * answer, and what is equal is then held once while hundreds of answers are under way.
 */
export function createSharedTexts(): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const shared = known.get(text)
    if (shared !== undefined) return shared
    if (known.size >= MOST_TEXTS) known.clear()
    known.set(text, text)
    return text
  }
}
