import { fold } from './fold.ts'

/** What somebody typed under an open card. */
export type Answer =
  | { readonly type: 'approve' | 'deny'; readonly items: readonly number[] }
  /** With no changes: what can be changed is asked for. */
  | { readonly type: 'edit'; readonly item: number; readonly changes: readonly Change[] }
  | { readonly type: 'no-such-item'; readonly item: string }
  /** Anything else, for the assistant to understand. */
  | { readonly type: 'text' }

export interface Change {
  readonly name: string
  readonly value: string
}

const YES = ['s', 'sim', 'y', 'yes']
const NO = ['n', 'nao', 'no']

/**
 * Reads an answer in shorthand: `s`, `n`, `1,3`, `n 2`, `e 1 valor=80`. Items are 0-based in the
 * answer, and as the card numbers them in what is typed.
 */
export function parseAnswer(line: string, count: number): Answer {
  const text = fold(line)
  const all = Array.from({ length: count }, (_, index) => index)
  if (YES.includes(text)) return { type: 'approve', items: all }
  if (NO.includes(text)) return { type: 'deny', items: all }
  const decision = /^(?:([sy]|sim|yes)\s+|(n|nao|no)\s+)?(\d+(?:\s*[,;]\s*\d+|\s+\d+)*)$/.exec(text)
  if (decision) {
    const [, yes, no, list = ''] = decision
    const answer = toItems(no ? 'deny' : 'approve', list.split(/[\s,;]+/), count)
    // A bare number that is no item's may well be an amount.
    return answer.type === 'no-such-item' && !yes && !no ? { type: 'text' } : answer
  }
  const edit = /^e(?:\s+(\d+))?(?:\s+(.*=.*))?$/su.exec(line.trim())
  if (!edit) return { type: 'text' }
  const number = edit[1] ?? '1'
  const item = Number(number) - 1
  if (item < 0 || item >= count) return { type: 'no-such-item', item: number }
  return { type: 'edit', item, changes: parseChanges(edit[2] ?? '') }
}

function toItems(type: 'approve' | 'deny', numbers: readonly string[], count: number): Answer {
  const wrong = numbers.find((number) => Number(number) < 1 || Number(number) > count)
  if (wrong !== undefined) return { type: 'no-such-item', item: wrong }
  return { type, items: [...new Set(numbers.map((number) => Number(number) - 1))] }
}

/** Reads `valor=80 nome=padaria do zé`: a value goes on up to the next name. */
export function parseChanges(text: string): Change[] {
  const matches = text.matchAll(/([^\s=]+)\s*=\s*(.*?)(?=\s+[^\s=]+\s*=|$)/gsu)
  return [...matches].map(([, name = '', value = '']) => ({
    name,
    value: value.trim().replace(/^"(.*)"$/s, '$1'),
  }))
}
