import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { toInputJsonSchema } from './tool-schema.ts'

describe('the JSON Schema of an input', () => {
  it('is one object for a choice at the top, which providers refuse', () => {
    const input = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('mail'), to: z.email(), text: z.string() }),
      z.object({ kind: z.literal('call'), to: z.number(), text: z.string() }),
    ])
    expect(toInputJsonSchema(input)).toEqual({
      type: 'object',
      properties: {
        kind: { type: 'string', enum: ['mail', 'call'] },
        to: { anyOf: [{ type: 'string', format: 'email' }, { type: 'number' }] },
        text: { type: 'string' },
      },
      required: ['kind', 'to', 'text'],
    })
    const either = z.union([z.object({ a: z.string() }), z.object({ b: z.string() })])
    expect(toInputJsonSchema(either)).toEqual({
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string' } },
    })
  })

  it.each([z.string(), z.array(z.string()), z.literal('a')])(
    'is refused when it is none',
    (input) => {
      expect(() => toInputJsonSchema(input)).toThrow('input, is of an object')
    },
  )

  it('says what JSON cannot hold in the form that a schema converts', () => {
    const input = z.object({ at: z.coerce.date(), count: z.coerce.bigint() })
    expect(toInputJsonSchema(input)).toMatchObject({
      properties: { at: { type: 'string', format: 'date-time' }, count: { type: 'integer' } },
    })
  })

  it('leaves out what says nothing to a model, and keeps members of such names', () => {
    const input = z.looseObject({
      at: z.iso.datetime(),
      id: z.uuid(),
      code: z.string().regex(/^[A-Z]{3}$/),
      map: z.record(z.string(), z.number()),
      pattern: z.string(),
      propertyNames: z.string(),
      $schema: z.string(),
    })
    expect(toInputJsonSchema(input)).toEqual({
      type: 'object',
      properties: {
        at: { type: 'string', format: 'date-time' },
        id: { type: 'string', format: 'uuid' },
        code: { type: 'string', pattern: '^[A-Z]{3}$' },
        map: { type: 'object', additionalProperties: { type: 'number' } },
        pattern: { type: 'string' },
        propertyNames: { type: 'string' },
        $schema: { type: 'string' },
      },
      required: ['at', 'id', 'code', 'map', 'pattern', 'propertyNames', '$schema'],
    })
  })

  it('of a schema that refers to itself keeps its definitions', () => {
    const tree = z.object({
      name: z.string(),
      get children() {
        return z.array(tree)
      },
    })
    expect(JSON.stringify(toInputJsonSchema(tree))).toContain('"$ref":"#"')
    expect(JSON.stringify(toInputJsonSchema(z.object({ tree })))).toContain('"definitions"')
  })
})
