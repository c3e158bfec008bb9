import { isParcoError } from '@parco/protocol/errors'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { defineTool } from './agent-tool.ts'
import { toInputJsonSchema, validateInput } from './tool-schema.ts'

const define = (input: z.ZodType | mini.ZodMiniType) =>
  defineTool({
    name: 'plan',
    description: 'Plans.',
    input,
    effect: 'read',
    execute: () => 'done',
  })

describe('an input that no call can meet', () => {
  it.each<[path: string, input: z.ZodType | mini.ZodMiniType, instead: string]>([
    ['due', z.object({ due: z.date() }), 'z.coerce.date()'],
    ['due', z.object({ due: z.date().min(new Date(0)).optional() }), 'z.coerce.date()'],
    ['due', z.object({ due: z.date().nullable().default(null).readonly() }), 'z.coerce.date()'],
    ['due', z.object({ due: z.date().transform(String) }), 'z.coerce.date()'],
    ['due', z.object({ due: z.date().pipe(z.any()) }), 'z.coerce.date()'],
    ['due', mini.object({ due: mini.optional(mini.date()) }), 'z.coerce.date()'],
    ['filter.since', z.object({ filter: z.object({ since: z.date() }) }), 'z.coerce.date()'],
    ['days.*', z.object({ days: z.array(z.date()) }), 'z.coerce.date()'],
    ['days.*.at', z.object({ days: z.array(z.object({ at: z.date() })) }), 'z.coerce.date()'],
    ['days.1', z.object({ days: z.tuple([z.string(), z.date()]) }), 'z.coerce.date()'],
    ['days.*', z.object({ days: z.tuple([z.string()]).rest(z.date()) }), 'z.coerce.date()'],
    ['days.*', z.object({ days: z.record(z.string(), z.date()) }), 'z.coerce.date()'],
    ['at', z.object({ a: z.string() }).and(z.object({ at: z.date() })), 'z.coerce.date()'],
    ['at', z.object({ at: z.union([z.date(), z.bigint()]) }), 'z.coerce.date()'],
    [
      'at',
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('now') }),
        z.object({ kind: z.literal('then'), at: z.date() }),
      ]),
      'z.coerce.date()',
    ],
    ['count', z.object({ count: z.bigint() }), 'z.coerce.bigint()'],
    ['names', z.object({ names: z.map(z.string(), z.string()) }), 'z.record(…)'],
    ['names', z.object({ names: z.set(z.string()) }), 'z.array(…)'],
    ['key', z.object({ key: z.symbol() }), 'z.enum([…])'],
    ['image', z.object({ image: z.file() }), 'z.string()'],
    ['odd', z.object({ odd: z.nan() }), 'z.number()'],
  ])('is refused when the tool is declared, naming %s', (path, input, instead) => {
    expect(() => define(input)).toThrow(`The tool "plan": "${path}" in its input is z.`)
    expect(() => define(input)).toThrow(`use ${instead}`)
  })

  it('is refused as configuration, and as a whole', () => {
    let thrown: unknown
    try {
      define(z.map(z.string(), z.string()))
    } catch (error) {
      thrown = error
    }
    expect(isParcoError(thrown, 'configuration')).toBe(true)
    expect((thrown as Error).message).toBe(
      'The tool "plan": its input is z.map(), which a model cannot send, as arguments are JSON; use z.record(…).',
    )
  })

  it('is refused beside a JSON Schema too, which would promise what the schema then refuses', () => {
    const declare = () =>
      defineTool({
        name: 'plan',
        description: 'Plans.',
        input: z.object({ due: z.date() }),
        inputJsonSchema: { type: 'object', properties: { due: { type: 'string' } } },
        effect: 'read',
        execute: () => 'done',
      })
    expect(declare).toThrow('"due"')
  })

  it('is refused before the first request where it refers to what is declared later', () => {
    const input = z.object({
      get next() {
        return later.optional()
      },
      lazy: z.lazy(() => later),
    })
    const tool = define(input)
    const later = z.object({ at: z.date() })
    expect(() => tool.inputJsonSchema).toThrow('"next.at" in its input is z.date()')
  })
})

describe('an input that calls can meet', () => {
  it.each<[name: string, input: z.ZodType, value: unknown]>([
    [
      'conversion',
      z.object({ at: z.coerce.date(), n: z.coerce.bigint() }),
      { at: '2026-01-01', n: 1 },
    ],
    [
      'preparation',
      z.object({ at: z.preprocess((at) => new Date(String(at)), z.date()) }),
      { at: '2026-01-01' },
    ],
    [
      'a pipe',
      z.object({
        at: z
          .string()
          .transform((at) => new Date(at))
          .pipe(z.date()),
      }),
      { at: '2026-01-01' },
    ],
    ['a choice', z.object({ at: z.union([z.iso.date(), z.date()]) }), { at: '2026-01-01' }],
    ['a fallback', z.object({ at: z.date().catch(new Date(0)) }), { at: 'x' }],
    ['a type of its own', z.object({ at: z.custom((at) => at === 1) }), { at: 1 }],
    [
      'what must be absent',
      z.object({ at: z.undefined().optional(), no: z.never().optional() }),
      {},
    ],
  ])('is declared with %s', async (_, input, value) => {
    const tool = define(input)
    expect(() => toInputJsonSchema(tool.input)).not.toThrow()
    expect(await validateInput(tool.input, value)).toMatchObject({ valid: true })
  })

  it('may refer to itself', () => {
    const tree = z.object({
      name: z.string(),
      get children() {
        return z.array(tree)
      },
    })
    expect(() => define(tree).inputJsonSchema).not.toThrow()
  })
})
