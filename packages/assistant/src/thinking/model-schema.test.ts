import { estimateTokens } from '@parco/agent/tokens'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { lifeDomains } from '../domains/index-of-domains.ts'
import { createToolCatalogue } from '../turn/tool-catalogue.ts'
import { toModelSchema } from './model-schema.ts'

const shown = (shape: z.ZodRawShape, codeSlots: readonly string[] = []) =>
  (toModelSchema(z.object(shape), codeSlots) as { properties: object }).properties

describe('the input of a tool as a model is shown it', () => {
  it('is without slots of code, and without limits that code checks', () => {
    const shape = { day: z.int().min(1).max(31), text: z.string().max(9), cursor: z.string() }
    expect(shown(shape, ['cursor'])).toEqual({
      day: { type: 'integer' },
      text: { type: 'string' },
    })
  })

  it('has one way to say what can be said in several', () => {
    const named = z.object({ id: z.string(), name: z.string() }).partial()
    const dated = z.object({ id: z.string(), name: z.string(), date: z.string() }).partial()
    const properties = shown({
      personRef: z.union([z.string(), named]),
      entryRef: z.union([z.string(), dated]),
      likes: z.union([z.string(), z.array(z.string())]),
    })
    expect(properties).toEqual({
      personRef: { type: 'string' },
      entryRef: {
        type: 'object',
        properties: { name: { type: 'string' }, date: { type: 'string' } },
      },
      likes: { type: 'array', items: { type: 'string' } },
    })
  })

  it('leaves out what the base prompt says of all tools, and keeps what is of one', () => {
    const properties = shown({
      date: z.string().describe('YYYY-MM-DD; today when not said.'),
      billRef: z.string().describe('The bill as the user names it.'),
      until: z.string().describe('YYYY-MM-DD, its last day.'),
    })
    expect(properties).toEqual({
      date: { type: 'string' },
      billRef: { type: 'string' },
      until: { type: 'string', description: 'YYYY-MM-DD, its last day.' },
    })
  })

  it('hides no slot without which a tool cannot be called, and keeps each tool small', () => {
    for (const { tool } of createToolCatalogue(lifeDomains).values()) {
      const { required = [] } = toModelSchema(tool.input) as { required?: string[] }
      expect(required.filter((name) => tool.codeSlots?.includes(name))).toEqual([])
      const schema = JSON.stringify(toModelSchema(tool.input, tool.codeSlots))
      expect(estimateTokens(schema), tool.name).toBeLessThan(600)
    }
  })
})
