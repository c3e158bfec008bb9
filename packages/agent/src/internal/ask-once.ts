/**
 * Asks when it is first needed and remembers the answer, also that there is none. A question that
 * failed is answered with `undefined`, and asked again the next time.
 */
export function askOnce<Answer>(
  ask: () => Promise<Answer | undefined>,
): () => Promise<Answer | undefined> {
  let asked: Promise<Answer | undefined> | undefined
  return () => {
    asked ??= ask().catch(() => {
      asked = undefined
      return undefined
    })
    return asked
  }
}
