import {
  approvalDecisionSchema,
  approvalSchema,
  decisionSchema,
  jsonValueSchema,
  receiptSchema,
  turnEventSchema,
  turnResultSchema,
} from '@parco/protocol'
import { z } from 'zod'
import { ERROR_STATUS } from '../http/error-status.ts'
import { errorBodySchema } from '../http/to-error-response.ts'
import { errorsOf, type Route, type RouteReply } from '../routes/route.ts'
import { uiMessageSchema } from '../ui-messages/ui-message.ts'

type Json = Record<string, unknown>

/** Schemas that have a name of their own in the document. */
const NAMED_SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  Approval: approvalSchema,
  ApprovalDecision: approvalDecisionSchema,
  Decision: decisionSchema,
  Error: errorBodySchema,
  JsonValue: jsonValueSchema,
  Receipt: receiptSchema,
  TurnEvent: turnEventSchema,
  TurnResult: turnResultSchema,
  UiMessage: uiMessageSchema,
}

/** Describes every route in OpenAPI 3.1, whose schemas are JSON Schema 2020-12 as zod writes it. */
export function createOpenApiDocument(routes: readonly Route[], version: string): Json {
  const schemas = createSchemaWriter()
  const paths: Record<string, Json> = {}
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method]: toOperation(route, schemas.write) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Parco',
      version,
      description: 'The personal assistant over HTTP. Every answer carries `x-request-id`.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    security: [{ bearer: [] }, { cookie: [] }],
    paths,
    components: {
      schemas: schemas.all(),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: {
          type: 'apiKey',
          in: 'cookie',
          name: 'parco_4747',
          description:
            'Set by the first visit to the address that the server prints; the number is its port.',
        },
      },
    },
  }
}

type WriteSchema = (schema: z.ZodType) => Json

function createSchemaWriter() {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) registry.add(schema, { id })
  const uri = (id: string) => `#/components/schemas/${id}`
  const definitions: Json = {}

  function write(schema: z.ZodType): Json {
    const {
      $schema: _,
      $defs,
      ...json
    } = z.toJSONSchema(schema, {
      io: 'input',
      metadata: registry,
      unrepresentable: 'any',
    }) as Json
    for (const [name, definition] of Object.entries(($defs ?? {}) as Json)) {
      definitions[name] ??= withRefs(definition, uri)
    }
    return withRefs(json, uri) as Json
  }

  const named = z.object(NAMED_SCHEMAS)
  write(named)
  return { write, all: () => definitions }
}

/** Points references at where the document keeps its definitions; drops the ids that repeat names. */
function withRefs(value: unknown, uri: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withRefs(item, uri))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
    if (key === '$ref' && typeof entry === 'string') {
      return [[key, entry.replace('#/$defs/', uri(''))]]
    }
    if (key === 'id' && typeof entry === 'string' && entry in NAMED_SCHEMAS) return []
    return [[key, withRefs(entry, uri)]]
  })
  return Object.fromEntries(entries)
}

function toOperation(route: Route, write: WriteSchema): Json {
  const parameters = [
    ...toParameters('path', route.params, write),
    ...toParameters('query', route.query, write),
    ...(route.takesIdempotencyKey ? [IDEMPOTENCY_KEY] : []),
  ]
  return {
    operationId: route.operationId,
    summary: route.summary,
    ...(route.isPublic ? { security: [] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: write(route.body) } },
          },
        }
      : {}),
    ...(route.upload
      ? { requestBody: { required: true, content: { 'application/octet-stream': {} } } }
      : {}),
    responses: { ...toReplies(route, write), ...toErrors(route) },
  }
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same body never acts twice; with another body it is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}

function toParameters(
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  write: WriteSchema,
) {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const json = write(field as z.ZodType)
    return {
      name,
      in: place,
      required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
      schema: json,
    }
  })
}

function toReplies(route: Route, write: WriteSchema): Json {
  return Object.fromEntries(
    Object.entries(route.replies).map(([status, reply]) => [status, toReply(reply, write)]),
  )
}

function toReply(reply: RouteReply, write: WriteSchema): Json {
  const { description } = reply
  if ('empty' in reply) return { description }
  if ('file' in reply) return { description, content: { [reply.file]: {} } }
  if ('schema' in reply) {
    return { description, content: { 'application/json': { schema: write(reply.schema) } } }
  }
  return {
    description: `${description} The Accept header chooses among the AI SDK UI message stream, one JSON value, and one event per line.`,
    content: {
      'text/event-stream': { schema: { type: 'string' } },
      'application/json': { schema: write(turnResultSchema) },
      'application/x-ndjson': { schema: write(turnEventSchema) },
    },
  }
}

function toErrors(route: Route): Json {
  const codes = Map.groupBy(errorsOf(route), (code) => ERROR_STATUS[code])
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return Object.fromEntries(
    [...codes].map(([status, list]) => [
      status,
      { description: list.map((code) => `\`${code}\``).join(', '), content },
    ]),
  )
}
