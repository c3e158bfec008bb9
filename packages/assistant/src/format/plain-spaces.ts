/** Replaces the non-breaking spaces that Intl puts into numbers, in and after signs, by plain ones. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f\u2007]/g, ' ')
}
