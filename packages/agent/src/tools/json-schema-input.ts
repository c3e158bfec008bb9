import type { OutputUnit, Schema, Validator } from '@cfworker/json-schema'
import type { JsonObject } from '@parco/protocol'
import { ParcoError } from '@parco/protocol/errors'
import { kindOf } from '../internal/kind-of.ts'
import type { JsonSchema } from '../models/language-model.ts'
import { findSchemaFault } from './find-schema-fault.ts'
import type { StandardSchema } from './standard-schema.ts'
import { toObjectSchema } from './to-object-schema.ts'

/** Keywords whose own message only says that something inside is wrong, which is said beside it. */
const CONTAINERS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'additionalItems',
  'allOf',
  '$ref',
])

/**
 * A tool's input from JSON Schema (draft 7), for tools that are described as data or by another
 * program. What a model sends is checked against it; nothing is converted and no default is filled
 * in, so `Input` is what the caller knows of the schema. The library that checks loads with the
 * first call of a tool.
 * @throws ParcoError `configuration` for a schema that takes no object, and for a pattern or a `$ref`
 * in it that is broken.
 * @example
 * const input = jsonSchemaInput<{ city: string }>({
 *   type: 'object', properties: { city: { type: 'string' } }, required: ['city'],
 * })
 */
export function jsonSchemaInput<Input = JsonObject>(schema: JsonSchema): StandardSchema<Input> {
  assertWhole(schema)
  let validator: Validator | undefined
  return {
    '~standard': {
      version: 1,
      vendor: 'json-schema',
      jsonSchema: { input: () => schema as Record<string, unknown> },
      validate: async (value) => {
        const library = await import('@cfworker/json-schema')
        validator ??= new library.Validator(schema as Schema, '7', false)
        const { valid, errors } = validator.validate(value)
        if (valid) return { value: value as Input }
        return { issues: errors.filter(({ keyword }) => !CONTAINERS.has(keyword)).map(toIssue) }
      },
    },
  }
}

function assertWhole(schema: JsonSchema): void {
  if (typeof schema !== 'object' || schema === null) {
    throw new ParcoError('configuration', `A JSON Schema is an object; it is ${kindOf(schema)}.`)
  }
  toObjectSchema(schema)
  const fault = findSchemaFault(schema)
  if (fault !== undefined) throw new ParcoError('configuration', `A tool's input: ${fault}.`)
}

function toIssue({ keyword, error, instanceLocation }: OutputUnit) {
  const message = keyword === 'false' ? 'There is no such property.' : error
  return { message, path: fromPointer(instanceLocation) }
}

/** `#/list/0/a~1b` is list, 0, a/b: a JSON Pointer (RFC 6901) in a fragment. */
function fromPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}
