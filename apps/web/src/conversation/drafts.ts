/** What was typed and not sent: going to another page and back must not lose it, nor must a reload. */
const KEY = 'parco-draft'
/** Ends with the tab; where a browser refuses it, a draft lives as long as the page. */
const storage = toStorage()
let draft = storage?.getItem(KEY) ?? ''
/** It was sent before there was anybody to send it to. */
let isWanted = false

/** Keeps what stands in the composer. */
export function keepDraft(text: string): void {
  if (text !== draft) isWanted = false
  draft = text
  try {
    if (text === '') storage?.removeItem(KEY)
    else storage?.setItem(KEY, text)
  } catch {
    // Full: what is kept in memory has to do.
  }
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

function toStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}
