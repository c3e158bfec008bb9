import type { WriteVerb } from '@parco/protocol'
import { fold } from '@parco/router'
import type { Turn } from '../turn/turn.ts'
import { newestCard } from './describe-card.ts'

/**
 * What a message decides of the whole newest card by saying what its buttons say: "altera" approves a
 * change and "deixa como está" dismisses it, while both leave open whether something new is noted.
 */
export function inWordsOfCard({
  openApprovals,
  say,
  text,
}: Turn): 'confirm' | 'reject' | undefined {
  const verbs = new Set(newestCard(openApprovals).map(({ preview }) => preview.verb ?? 'confirm'))
  const [first] = verbs
  if (first === undefined) return undefined
  const verb: WriteVerb = verbs.size > 1 ? 'confirm' : first
  const isIn = (key: string) => say(key).split('|').map(wordsOf).includes(wordsOf(text))
  if (isIn(`card.accepts.${verb}`)) return 'confirm'
  return isIn(`card.refuses.${verb === 'record' ? verb : 'other'}`) ? 'reject' : undefined
}

/** The words alone, however they are spelled and parted: "Não, deixa!" is "nao deixa". */
const wordsOf = (text: string): string => (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
