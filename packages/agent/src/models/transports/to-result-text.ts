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
      return output.reason ?? 'The user did not allow this call.'
    case 'content':
      return output.value
        .map((item) => (item.type === 'text' ? item.text : inWords(item)))
        .join('\n')
  }
}

/** What stands where something that is no text is not sent. */
export function inWords(item: { type: string; mediaType?: string; filename?: string }): string {
  const kind = item.mediaType?.startsWith('image/') ? 'image' : item.type
  return `[${[kind, item.filename, item.mediaType].filter(Boolean).join(' ')}, which is not shown here]`
}
