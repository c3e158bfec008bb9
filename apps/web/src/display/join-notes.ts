/** `Gasto · Mercado · 30/11`: short notes in one line, of which none begins a line with the dot before it. */
export const joinNotes = (notes: readonly (string | undefined)[]): string =>
  notes.filter(Boolean).join('\u00a0· ')
