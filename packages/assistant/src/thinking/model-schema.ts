import { type JsonSchema, toInputJsonSchema } from '@parco/agent'
import type { ToolInputSchema } from '@parco/agent/approvals'

type Schema = Readonly<Record<string, unknown>>

/**
 * The input of a tool as a model is shown it: in as few tokens as say it. What is sent back is still
 * checked against the whole schema, so a limit that nobody guesses wrong need not be told.
 */
export function toModelSchema(
  input: ToolInputSchema,
  codeSlots: readonly string[] = [],
): JsonSchema {
  const whole = toInputJsonSchema(input) as Schema
  const properties = Object.entries(Object(whole.properties)).filter(
    ([name]) => !codeSlots.includes(name),
  )
  return shorten({ ...whole, properties: Object.fromEntries(properties) }) as JsonSchema
}

/** What code checks, and says in words when it does not hold. */
const LIMITS = new Set([
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'format'],
])

/** Ids stand in nothing that a model reads, and whether somebody is new is for code to find out. */
const OF_CODE = new Set(['id', 'isNew'])

function shorten(schema: Schema): Schema {
  const simple = simplest(schema)
  const short: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(simple)) {
    if (LIMITS.has(key)) continue
    if (key === 'properties') short[key] = shortenEach(value as Schema)
    else if (key === 'description' && typeof value === 'string') {
      Object.assign(short, describe(value))
    } else short[key] = isSchema(value) ? shorten(value) : value
  }
  return short
}

const shortenEach = (schemas: Schema): Schema =>
  Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => !OF_CODE.has(name))
      .map(([name, schema]) => [name, shorten(schema as Schema)]),
  )

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Of several ways to say the same, one: the list where there is one, words where a thing has nothing
 * but a name, else the object.
 */
function simplest(schema: Schema): Schema {
  const { anyOf, ...rest } = schema
  if (Array.isArray(rest.type)) return { ...rest, type: rest.type[0] }
  const ways = Array.isArray(anyOf) ? (anyOf as Schema[]) : [rest]
  const words = ways.find(({ type }) => type === 'string')
  const way =
    ways.find(({ type }) => type === 'array') ?? ways.find(({ type }) => type === 'object')
  if (way === undefined || ways.length === 1) return schema
  const isName = words !== undefined && isNamedOnly(way)
  return { ...(isName ? words : way), ...rest }
}

/** Whether it holds a name alone, once what is of code is left out. */
function isNamedOnly({ properties }: Schema): boolean {
  if (!isSchema(properties)) return false
  return Object.keys(properties).filter((name) => !OF_CODE.has(name)).length === 1
}

/** What the base prompt says once for all tools: how days are written, and what a `…Ref` holds. */
const SAID_ONCE = [
  /^YYYY-MM(-DD)?(; (today|this month) when not said)?\.?$/,
  /^The [a-z ]+ as the user (names|calls) (it|them)\.$/,
]

const describe = (description: string): { readonly description?: string } =>
  SAID_ONCE.some((known) => known.test(description)) ? {} : { description }
