import { createLifeRouter } from '@parco/assistant/router'
import { describe, expect, it } from 'vitest'
import { runFuzz } from './run-fuzz.ts'

describe('hostile and framed messages', () => {
  it.each([1, 2])('neither break a decision nor become a write (seed %i)', (seed) => {
    expect(runFuzz(createLifeRouter(), seed, 1500).failures).toEqual([])
  })
})
