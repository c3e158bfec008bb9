import { sayOneOf } from '../replies/say-one-of.ts'
import type { Turn } from '../turn/turn.ts'
import { sayCare } from './say-care.ts'

/** What pictures alone say, the gravest first; a mark alone asks what was meant. */
const MEANINGS: readonly (readonly [key: string, marks: RegExp])[] = [
  ['low', /[😭😢😞😔😿🥺😩😫😣😖☹💔]|🙁/u],
  ['chat.laugh', /[😂🤣😄😁😆😹]/u],
  ['chat.affection', /[❤🥰😘😍🤗💙💚💛💜🧡]/u],
  ['chat.fine', /[👍👌🙏🤝✅👏🎉🙌]/u],
  ['chat.confused', /\?/],
]

/** Answers a message without letters or digits ("👍", "...", "?"); `false` where it has some. */
export function sayWordless(turn: Turn): boolean {
  if (/[\p{L}\p{Nd}]/u.test(turn.text)) return false
  const [key = 'chat.listening'] = MEANINGS.find(([, marks]) => marks.test(turn.text)) ?? []
  if (key === 'low') sayCare(turn, key)
  else turn.record.say(sayOneOf(turn, key))
  return true
}
