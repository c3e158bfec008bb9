import { describe, expect, it } from 'vitest'
import type { AgendaItem } from '../life-view.ts'
import { foldSeries } from './fold-series.ts'

const days = Array.from({ length: 10 }, (_, at) => `2026-12-${String(at + 1).padStart(2, '0')}`)
const vitamin = (day: string, more: Partial<AgendaItem> = {}): AgendaItem => ({
  ref: 'rem_1',
  type: 'reminder',
  day,
  from: '08:00',
  title: 'Vitamina',
  kind: 'lembrete',
  rhythm: 'todo dia',
  ...more,
})

describe('a long list of the agenda', () => {
  it('tells what comes again once, on the day when it is next', () => {
    const items = days.map((day) => vitamin(day, day < '2026-12-04' ? { isDone: true } : {}))
    expect(foldSeries(items, '2026-12-04')).toEqual([
      {
        ref: 'rem_1',
        type: 'reminder',
        day: '2026-12-04',
        from: '08:00',
        title: 'Vitamina',
        kind: 'lembrete, todo dia',
      },
    ])
  })

  it('leaves few lines, other hours and what comes once as they are', () => {
    const weekly = days.slice(0, 5).map((day) => vitamin(day, { ref: 'evt_1' }))
    const late = vitamin('2026-12-05', { from: '09:30' })
    const { rhythm: _, ...once } = vitamin('2026-12-07', { ref: 'evt_2' })
    const told = foldSeries(
      [...days.map((day) => vitamin(day)), late, ...weekly, once],
      days[0] ?? '',
    )
    expect(told).toHaveLength(8)
    expect(told).toEqual(expect.arrayContaining([late, once, ...weekly]))
  })
})
