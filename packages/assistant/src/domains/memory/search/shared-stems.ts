/** Stems that share so many letters, and so much of the shorter one, are forms of one word. */
export const SHARED_LETTERS = 5
const SHARED_PART = 0.7

/** Whether two stems are of one word, as "alergi" and "alergic" are. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  if (shorter < SHARED_LETTERS) return false
  let shared = 0
  while (shared < shorter && one[shared] === other[shared]) shared += 1
  return shared >= SHARED_LETTERS && shared >= shorter * SHARED_PART
}
