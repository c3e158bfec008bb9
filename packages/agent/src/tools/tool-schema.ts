import { ParcoError } from '@parco/protocol/errors'
import type { JsonSchema } from '../models/language-model.ts'
import type { JsonSchemaConverter, StandardSchema, ValidationIssue } from './standard-schema.ts'
import { toObjectSchema } from './to-object-schema.ts'
import { findUnsendable } from './unsendable-input.ts'

interface ConvertibleSchema {
  readonly '~standard': { readonly jsonSchema: JsonSchemaConverter }
}

/** What checking a value against a schema gave. */
export type Validated<Output> =
  | { readonly valid: true; readonly value: Output }
  /** One line for each problem, which a model can act on. */
  | { readonly valid: false; readonly problem: string }

/** Checks a value against a schema; the problem names each place and what was expected there. */
export async function validateInput<Output>(
  schema: StandardSchema<Output>,
  value: unknown,
): Promise<Validated<Output>> {
  const checked = schema['~standard'].validate(value)
  const result = checked instanceof Promise ? await checked : checked
  if (!result.issues) return { valid: true, value: result.value }
  const lines = result.issues.map((issue) => `${toPath(issue.path)}: ${issue.message}`)
  return { valid: false, problem: lines.join('; ') }
}

function toPath(path: ValidationIssue['path']): string {
  const keys = (path ?? []).map((segment) =>
    String(typeof segment === 'object' ? segment.key : segment),
  )
  return keys.length === 0 ? 'input' : keys.join('.')
}

const converted = new WeakMap<object, JsonSchema>()

/**
 * Converts a schema to the JSON Schema that a model sees, once per schema, without what costs tokens
 * and says nothing.
 * @throws ParcoError `configuration` for a schema that does not give its JSON Schema, or that no call
 * can meet.
 */
export function toInputJsonSchema(schema: StandardSchema): JsonSchema {
  const known = converted.get(schema)
  if (known) return known
  assertGivesJsonSchema(schema)
  const unsendable = findUnsendable(schema, true)
  if (unsendable !== undefined) {
    throw new ParcoError('configuration', `A tool cannot be called: ${unsendable}.`)
  }
  const { vendor, jsonSchema } = schema['~standard']
  const libraryOptions = vendor === 'zod' ? ZOD_OPTIONS : {}
  const full = jsonSchema.input({ target: 'draft-07', libraryOptions })
  const slim = slimSchema(toObjectSchema(full as JsonSchema))
  converted.set(schema, slim)
  return slim
}

/** What JSON Schema cannot say is left open to the model, and validated all the same. */
const ZOD_OPTIONS = {
  unrepresentable: 'any',
  override: ({ zodSchema, jsonSchema }: ZodNode) => {
    const { type } = zodSchema._zod.def
    if (type === 'date') Object.assign(jsonSchema, { type: 'string', format: 'date-time' })
    if (type === 'bigint') Object.assign(jsonSchema, { type: 'integer' })
  },
}

interface ZodNode {
  readonly zodSchema: { readonly _zod: { readonly def: { readonly type: string } } }
  readonly jsonSchema: object
}

/** @throws ParcoError `configuration` for a schema that does not give its JSON Schema. */
export function assertGivesJsonSchema(
  schema: StandardSchema,
): asserts schema is StandardSchema & ConvertibleSchema {
  const { vendor, jsonSchema } = schema['~standard']
  if (jsonSchema) return
  throw new ParcoError(
    'configuration',
    `A tool's input of the vendor "${vendor}" needs \`inputJsonSchema\` beside it; Zod gives it itself from 4.2.`,
  )
}

/** Keywords that add tokens to every request and tell a model nothing. */
function isNoise(key: string, value: unknown): boolean {
  if (key === '$schema' || key === '$id') return true
  if (key === 'additionalProperties') return value === false || isEmpty(value)
  // The names of members are always texts.
  if (key === 'propertyNames') return JSON.stringify(value) === '{"type":"string"}'
  if (key === 'minimum' || key === 'exclusiveMinimum')
    return Number(value) <= Number.MIN_SAFE_INTEGER
  if (key === 'maximum' || key === 'exclusiveMaximum')
    return Number(value) >= Number.MAX_SAFE_INTEGER
  return false
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

/** Formats that models know by name; their patterns take hundreds of tokens. */
const KNOWN_FORMATS: ReadonlySet<unknown> = new Set([
  'date',
  'date-time',
  'time',
  'duration',
  'email',
  'uuid',
  'ipv4',
  'ipv6',
  'uri',
])

function isKnownFormat(format: unknown): boolean {
  return KNOWN_FORMATS.has(format)
}

/** Removes noise from a JSON Schema, at any depth; names of properties are left alone. */
export function slimSchema(schema: JsonSchema): JsonSchema {
  const slim: Record<string, unknown> = {}
  const given = schema as Readonly<Record<string, unknown>>
  for (const key of Object.keys(given)) {
    const value = given[key]
    if (isNoise(key, value) || (key === 'pattern' && isKnownFormat(given.format))) continue
    const holdsNames = key === 'properties' || key === '$defs' || key === 'definitions'
    slim[key] = holdsNames ? slimEach(value as Readonly<Record<string, unknown>>) : slimValue(value)
  }
  return slim as JsonSchema
}

function slimEach(schemas: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const slim: Record<string, unknown> = {}
  for (const name of Object.keys(schemas)) slim[name] = slimValue(schemas[name])
  return slim
}

function slimValue(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item) => (Array.isArray(item) ? item : slimValue(item)))
  return typeof value === 'object' && value !== null ? slimSchema(value as JsonSchema) : value
}
