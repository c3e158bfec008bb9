import type { ModelToolResultOutput } from '../language-model.ts'

/** A tool's result as text, for protocols that carry nothing else. */
export function toResultText(output: ModelToolResultOutput): string {
  switch (output.type) {
    case 'text':
    case 'error-text':
      return output.value
    case 'json':
    case 'error-json':
      return JSON.stringify(output.value)
    case 'execution-denied':
      return explainDenial(output.reason)
    case 'content':
      return output.value
        .map((item) => (item.type === 'text' ? item.text : inWords(item)))
        .join('\n')
  }
}

/** What a denial without a reason says. */
export const DENIED_BY_USER = 'The user did not allow this call.'

/** A denial for a model: by itself a reason such as "too much" could be what a tool answered. */
export function explainDenial(reason: string = DENIED_BY_USER): string {
  return reason === DENIED_BY_USER ? reason : `This call was not allowed: ${reason}`
}

/** What stands where something that is no text is not sent. */
export function inWords(item: { type: string; mediaType?: string; filename?: string }): string {
  const kind = item.mediaType?.startsWith('image/') ? 'image' : item.type
  return `[${[kind, item.filename, item.mediaType].filter(Boolean).join(' ')}, which is not shown here]`
}
