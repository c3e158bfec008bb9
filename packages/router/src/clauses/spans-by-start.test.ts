import { expect, it } from 'vitest'
import type { SlotSpan } from '../slots/slot-span.ts'
import { SpansByStart } from './spans-by-start.ts'

const span = (type: SlotSpan['type'], from: number, to: number) =>
  ({ type, from, to }) as unknown as SlotSpan

it('gives the spans that start at an item, the longest first and a stretch of days before a day', () => {
  const [number, money, date, period] = [
    span('number', 1, 2),
    span('money', 1, 3),
    span('date', 3, 4),
    span('period', 3, 4),
  ] as const
  const spans = new SpansByStart([number, money, date, period], 4)
  expect([-1, 0, 1, 3, 4].map((at) => spans.get(at))).toEqual([
    undefined,
    undefined,
    [money, number],
    [period, date],
    undefined,
  ])
  expect([0, 1, 4].map((at) => spans.has(at))).toEqual([false, true, false])
})
