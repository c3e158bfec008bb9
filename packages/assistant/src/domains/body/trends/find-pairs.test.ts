import { describe, expect, it } from 'vitest'
import { addDays } from '../../internal/calendar.ts'
import { randomFrom } from '../../internal/testing/seeded-random.ts'
import type { DailySeries, DayValue } from '../../life-view.ts'
import { findPairs } from './find-pairs.ts'

/** By Box and Muller. */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const series = (
  key: string,
  values: readonly number[],
  role: DailySeries['role'] = 'deed',
): DailySeries => ({
  key,
  name: key,
  unit: { kind: 'quantity', unit: '' },
  days: values.map((value, at): DayValue => ({ day: addDays('2026-08-01', at), value })),
  relevantChange: 0.05,
  role,
  own: key,
  onMore: key,
})

/** Values of which each resembles the one before by `kept`; a random walk where that is 1. */
function drift(count: number, kept: number, random: () => number): number[] {
  const values: number[] = []
  for (let at = 0; at < count; at++) values.push(kept * (values.at(-1) ?? 0) + normal(random))
  return values
}

/** Something of which a share follows another. */
const follow = (values: readonly number[], share: number, random: () => number): number[] =>
  values.map((value) => share * value + Math.sqrt(1 - share * share) * normal(random))

describe('what goes together', () => {
  it('is found where it was planted, with the days it rests on', () => {
    const random = randomFrom(1)
    let found = 0
    for (let run = 0; run < 200; run++) {
      const sleep = drift(40, 0.3, random)
      const mood = follow(sleep, 0.75, random)
      const [pair] = findPairs([series('mood', mood, 'state'), series('sleep', sleep)]).found
      if (pair === undefined) continue
      found++
      expect(pair.n).toBe(40)
      expect(pair.r).toBeGreaterThan(0.3)
      expect(pair.onMore).toBeGreaterThan(pair.onLess)
      // What is done stands before what is felt, however it was asked.
      expect([pair.a.key, pair.b.key]).toEqual(['sleep', 'mood'])
    }
    expect(found).toBeGreaterThanOrEqual(190)
  })

  it('is shown of at most one in twenty pairs that have nothing to do with each other', () => {
    const random = randomFrom(2)
    let shown = 0
    for (let run = 0; run < 1000; run++) {
      const days = 7 + Math.floor(random() * 84)
      // From days that are independent to days that much resemble the one before.
      const kept = (run % 4) * 0.3
      const pair = [drift(days, kept, random), drift(days, kept, random)] as const
      shown += findPairs([series('a', pair[0]), series('b', pair[1])]).found.length
    }
    expect(shown).toBeLessThanOrEqual(50)
    // A test that could never show anything would find nothing above either.
    expect(shown).toBeGreaterThan(0)
  })

  it('is corrected for how many pairs were looked at', () => {
    const random = randomFrom(3)
    let shown = 0
    for (let run = 0; run < 100; run++) {
      const all = Array.from({ length: 6 }, (_, at) => series(`s${at}`, drift(20, 0, random)))
      shown += findPairs(all).found.length > 0 ? 1 : 0
    }
    expect(shown).toBeLessThanOrEqual(5)
  })

  it('is found among many as well', () => {
    const random = randomFrom(4)
    const sleep = drift(60, 0.2, random)
    const all = Array.from({ length: 5 }, (_, at) => series(`s${at}`, drift(60, 0.2, random)))
    const { found } = findPairs([
      ...all,
      series('sleep', sleep),
      series('mood', follow(sleep, 0.8, random), 'state'),
    ])
    expect(found.map(({ a, b }) => [a.key, b.key])).toEqual([['sleep', 'mood']])
  })

  it('says how sure it is by how many days there are', () => {
    const rising = (count: number, noise: number) => {
      const values = Array.from({ length: count }, (_, at) => Math.sin(at * 1.7))
      return findPairs([
        series('a', values),
        series(
          'b',
          values.map((value, at) => value + noise * Math.cos(at * 2.3)),
        ),
      ]).found[0]?.confidence
    }
    expect(rising(40, 0.4)).toBe('high')
    expect(rising(20, 0.4)).toBe('medium')
    expect(rising(9, 0.2)).toBe('low')
    expect(rising(40, 20)).toBeUndefined()
  })

  it('is not claimed of six days, nor of what never changes', () => {
    const six = [1, 2, 3, 4, 5, 6]
    expect(findPairs([series('a', six), series('b', six)])).toMatchObject({
      found: [],
      unfound: [{ reason: 'too-few-shared-days', n: 6 }],
    })
    const same = Array.from({ length: 30 }, () => 7)
    const other = Array.from({ length: 30 }, (_, at) => at % 5)
    expect(findPairs([series('a', same), series('b', other)])).toMatchObject({
      found: [],
      unfound: [{ reason: 'no-relation', n: 30 }],
    })
  })
})
