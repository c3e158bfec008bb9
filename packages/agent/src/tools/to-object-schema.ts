import { ParcoError } from '@parco/protocol/errors'
import type { JsonSchema } from '../models/language-model.ts'

type Schema = Readonly<Record<string, unknown>>

/**
 * Arguments are one object, and providers refuse a choice at the top of their schema: the variants
 * are told as one object, with the members of all and what every variant requires. Which of them
 * belong together is checked when the call comes.
 * @throws ParcoError `configuration` for a schema that no object fits.
 */
export function toObjectSchema(schema: JsonSchema): JsonSchema {
  const given = schema as Schema
  const variants = variantsOf(given)
  if (variants) return mergeVariants(given, variants)
  if (given.type === 'object') return schema
  const isOpen = given.type === undefined && given.enum === undefined && given.const === undefined
  if (isOpen) return { type: 'object', properties: {}, ...given } as JsonSchema
  throw new ParcoError(
    'configuration',
    `The schema of what a model writes, be it \`output\` or a tool's input, is of an object, such as z.object({ … }); this schema is ${JSON.stringify(given).slice(0, 100)}.`,
  )
}

function variantsOf(schema: Schema): readonly JsonSchema[] | undefined {
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf
  return Array.isArray(choice) ? choice : undefined
}

function mergeVariants(schema: Schema, variants: readonly JsonSchema[]): JsonSchema {
  const { anyOf: _any, oneOf: _one, allOf, required: _required, ...rest } = schema
  const objects = variants.map((variant) => toObjectSchema(variant) as Schema)
  if (schema.properties !== undefined) objects.push(schema)
  const names = new Set(objects.flatMap((object) => Object.keys(Object(object.properties))))
  const properties = [...names].map((name): [string, unknown] => [
    name,
    mergeMember(objects.flatMap((object) => Object(object.properties)[name] ?? [])),
  ])
  const requires = (object: Schema, name: string) => Object(object.required ?? []).includes(name)
  const isRequired = (name: string) =>
    allOf === undefined
      ? objects.every((object) => requires(object, name))
      : objects.some((object) => requires(object, name))
  const required = [...names].filter(isRequired)
  return {
    ...rest,
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
  } as JsonSchema
}

/** What tells variants apart, a constant in each, becomes a list. */
function mergeMember(schemas: readonly Schema[]): unknown {
  const distinct = [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()]
  if (distinct.length === 1) return distinct[0]
  const constants = distinct.map((one) => one.const)
  if (constants.every((value) => value !== undefined)) {
    const types = new Set(distinct.map((one) => one.type))
    const [type] = types
    return { ...(types.size === 1 && type !== undefined ? { type } : {}), enum: constants }
  }
  return { anyOf: distinct }
}
