import type { ReplyCatalogue } from '../domains/domain.ts'
import type { Turn } from '../turn/turn.ts'
import { replies } from './replies.generated.ts'

/**
 * Says the text of a key, or one of the texts below it, which mean the same: which of them depends on
 * the turn alone, so that a turn that is told again says the same.
 */
export function sayOneOf({ turnId, locale, say }: Turn, key: string): string {
  const node = key.split('.').reduce<ReplyCatalogue | string | undefined>(childOf, replies[locale])
  if (typeof node !== 'object') return say(key)
  const variants = Object.keys(node)
  return say(`${key}.${variants[sumOf(turnId) % variants.length]}`)
}

function childOf(
  node: ReplyCatalogue | string | undefined,
  name: string,
): ReplyCatalogue | string | undefined {
  return typeof node === 'object' ? node[name] : undefined
}

/** The sum of an id's characters is spread evenly enough over a handful of texts. */
function sumOf(id: string): number {
  return [...id].reduce((sum, character) => sum + character.charCodeAt(0), 0)
}
