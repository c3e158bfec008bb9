/** What was typed and not sent: going to another page and back must not lose it. */
let draft = ''
/** It was sent before there was anybody to send it to. */
let isWanted = false

/** Keeps what stands in the composer. */
export function keepDraft(text: string): void {
  if (text !== draft) isWanted = false
  draft = text
}

/** What was kept. */
export const keptDraft = (): string => draft

/** Sends what was kept as soon as its conversation is there. */
export function sendDraft(): void {
  isWanted = true
}

/** Whether what was kept is to be sent now; true once. */
export function takeSending(): boolean {
  const wasWanted = isWanted
  isWanted = false
  return wasWanted
}
