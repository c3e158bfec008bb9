import type { PrintedPart } from './printout.ts'

/** The paragraphs and lists of an answer. */
export function partsOf(reply: string): readonly PrintedPart[] {
  const parts: PrintedPart[] = []
  for (const line of reply.split('\n')) {
    const last = parts.at(-1)
    const item = /^- (.*)$/.exec(line)?.[1]
    if (item === undefined) {
      if (line.trim() !== '') parts.push({ kind: 'paragraph', text: line })
    } else if (last?.kind === 'list') {
      parts.splice(-1, 1, { kind: 'list', items: [...last.items, item] })
    } else parts.push({ kind: 'list', items: [item] })
  }
  return parts
}

/** What an answer begins with, as it reads without the list that it may introduce. */
export function openingOf([first]: readonly PrintedPart[]): string | undefined {
  return first?.kind === 'paragraph' ? first.text.replace(/:$/, '.') : undefined
}
