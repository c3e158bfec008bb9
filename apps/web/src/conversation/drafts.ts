/** What was typed and not sent: going to another page and back must not lose it. */
let draft = ''

/** Keeps what stands in the composer. */
export function keepDraft(text: string): void {
  draft = text
}

/** What was kept. */
export const keptDraft = (): string => draft
