import { isSameWord } from '../search/shared-stems.ts'
import { stemsOf } from '../search/stems.ts'

const BETWEEN = /(?<=[.!?;…])\s+|\s*\n+/

/** A message longer than this is told by the part of it that was asked for. */
const TOLD_CHARACTERS = 160

/** Of a long message the sentence that has most of what was asked for, with dots where others stood. */
export function excerptOf(text: string, query: string): string {
  const whole = text.replace(/[^\S\n]+/g, ' ').trim()
  if ([...whole].length <= TOLD_CHARACTERS) return whole.replace(/\s*\n+\s*/g, ' · ')
  const wanted = stemsOf(query).all
  const parts = whole.split(BETWEEN).filter((part) => part !== '')
  const counts = parts.map((part) => countShared(stemsOf(part).all, wanted))
  const best = counts.indexOf(Math.max(...counts))
  const said = cut(parts[best] ?? whole)
  return `${best > 0 ? '… ' : ''}${said}${best < parts.length - 1 && !said.endsWith('…') ? ' …' : ''}`
}

const countShared = (stems: readonly string[], wanted: readonly string[]): number =>
  wanted.filter((one) => stems.some((stem) => isSameWord(one, stem))).length

function cut(part: string): string {
  const characters = [...part]
  if (characters.length <= TOLD_CHARACTERS) return part
  return `${characters.slice(0, TOLD_CHARACTERS).join('').trimEnd()}…`
}
