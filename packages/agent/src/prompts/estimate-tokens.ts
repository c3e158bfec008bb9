/**
 * Estimates the tokens of a text from above, without a tokenizer: for budgets at run time, where an
 * estimate that is too low would break the promise. Tests compare it with o200k.
 */
export function estimateTokens(text: string): number {
  let tokens = 0
  for (let index = 0; index < text.length; index += 1) {
    tokens += weight(text.charCodeAt(index))
  }
  return Math.ceil(tokens)
}

/** Tokens that one UTF-16 unit costs at most, on average over real text of its kind. */
function weight(code: number): number {
  if (code === 0x20 || code === 0x0a) return 0.25
  const isLetter = (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)
  if (isLetter) return 0.3
  if (code >= 0x30 && code <= 0x39) return 0.5
  if (code < 0x80) return 0.75
  return code < 0x250 ? 0.9 : 1.5
}
