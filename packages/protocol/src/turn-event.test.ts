import { describe, expect, it } from 'vitest'
import { turnEventSchema } from './turn-event.ts'

describe('turn events', () => {
  it('are named noun-action', () => {
    const types = turnEventSchema.options.map((option) => option.shape.type.value)
    expect(new Set(types).size).toBe(types.length)
    for (const type of types)
      expect(type).toMatch(
        /^[a-z]+(-[a-z]+)*-(start|delta|end|error|replace|request|update|create|undo|add|select|recall)$/,
      )
  })

  it('tolerate fields that a newer version added', () => {
    const event = { type: 'step-start', index: 0, addedLater: true }
    expect(turnEventSchema.parse(event)).toEqual({ type: 'step-start', index: 0 })
  })

  it('know the role of a text, and pass over one that a newer version added', () => {
    const start = { type: 'text-start', id: 'text-0' }
    expect(turnEventSchema.parse({ ...start, role: 'card' })).toEqual({ ...start, role: 'card' })
    expect(turnEventSchema.parse({ ...start, role: 'later' })).toEqual({
      ...start,
      role: undefined,
    })
  })

  it('refuse a type that does not exist', () => {
    expect(turnEventSchema.safeParse({ type: 'step-begin', index: 0 }).success).toBe(false)
  })
})
