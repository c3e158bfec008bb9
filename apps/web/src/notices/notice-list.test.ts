import type { Delivery } from '@parco/protocol'
import { expect, it } from 'vitest'
import { behind, readUpTo, withDelivery } from './notice-list.ts'

const conversationId = `cnv_${'c'.repeat(32)}` as Delivery['conversationId']
const messageId = `msg_${'m'.repeat(32)}` as Delivery['messageId']
const notice = (number: number): Delivery => ({
  cursor: `${conversationId}:${number}`,
  conversationId,
  messageId,
  kind: 'reminder',
  text: `Nº ${number}`,
  deliveredAt: '2026-11-18T15:00:00.000Z',
})

it('keeps what came once, in the order it came in', () => {
  const three = [1, 2, 2, 10].reduce<readonly Delivery[]>(
    (notices, number) => withDelivery(notices, notice(number)),
    [],
  )
  expect(three.map(({ text }) => text)).toEqual(['Nº 1', 'Nº 2', 'Nº 10'])
})

it('leaves what came behind a place that was read elsewhere', () => {
  expect(behind([notice(2), notice(9), notice(10)], `${conversationId}:9`)).toEqual([notice(10)])
})

it('is read as far as nothing before it is left', () => {
  const notices = [notice(1), notice(2)]
  expect(readUpTo(notices, notice(2))).toBeUndefined()
  expect(readUpTo(notices, notice(1))).toBe(notice(1).cursor)
})
