import { createIdMinter } from '@parco/protocol'
import { describe, expect, it } from 'vitest'
import { groupConversations } from './group-conversations.ts'

const mint = createIdMinter({
  now: () => new Date(0),
  randomBytes: (count) => new Uint8Array(count),
})

/** A conversation last used at that hour of the reader's own clock. */
function usedAt(...[year, month, day, hour]: [number, number, number, number]) {
  const updatedAt = new Date(year, month - 1, day, hour).toISOString()
  return { id: mint('conversation'), title: `${day}/${month}`, createdAt: updatedAt, updatedAt }
}

describe('groupConversations', () => {
  it('goes by the days of the calendar, not by hours', () => {
    const conversations = [
      usedAt(2026, 11, 29, 0),
      usedAt(2026, 11, 28, 23),
      usedAt(2026, 11, 27, 23),
      usedAt(2026, 11, 23, 1),
      usedAt(2026, 11, 22, 23),
      usedAt(2025, 1, 1, 12),
    ]
    const groups = groupConversations(conversations, new Date(2026, 10, 29, 0, 30))
    expect(groups.map(({ recency, conversations: some }) => [recency, some.length])).toEqual([
      ['today', 1],
      ['yesterday', 1],
      ['week', 2],
      ['earlier', 2],
    ])
  })

  it('counts what a faster clock stamped as of today', () => {
    const groups = groupConversations([usedAt(2026, 11, 30, 9)], new Date(2026, 10, 29, 23))
    expect(groups.map(({ recency }) => recency)).toEqual(['today'])
  })
})
