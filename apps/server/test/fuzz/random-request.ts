/** A number from 0 up to 1. */
export type Random = () => number

/** The same dice for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What a server takes, as far as requests can be made up for it. */
export interface Endpoint {
  readonly method: string
  /** With its parameters in braces. */
  readonly path: string
  readonly queryNames: readonly string[]
  readonly bodySchema: JsonSchema | undefined
}

interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
}

interface OpenApiOperation {
  readonly parameters?: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content?: Record<string, { readonly schema?: JsonSchema }> }
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
}

/** Reads the endpoints of an OpenAPI document. */
export function readEndpoints(document: OpenApiDocument): Endpoint[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      queryNames: parameters.filter((it) => it.in === 'query').map(({ name }) => name),
      bodySchema: requestBody?.content?.['application/json']?.schema,
    })),
  )
}

/** A request as it goes over the wire, but for the token. */
export interface RandomRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array<ArrayBuffer> | undefined
  readonly withToken: boolean
}

/** Names that every object has, or that become more than a name somewhere. */
const KEYS = [
  'toString',
  'constructor',
  '__proto__',
  'prototype',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'then',
  'length',
  '',
  ' ',
  '0',
  '-1',
  'a.b',
  'a[b]',
  '$where',
  'é',
]

const TEXTS = [
  '',
  ' ',
  '\0',
  '\u0000x',
  '\ud800',
  '\u202e',
  '\ufeff',
  '💥'.repeat(50),
  'a'.repeat(5_000),
  "'; drop table users; --",
  '" or 1=1 --',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '..\\..\\x',
  '%00',
  '%2e%2e%2f',
  '\r\nset-cookie: x=1',
  'NaN',
  '-0',
  '1e309',
  '99999999999999999999',
  '2026-02-30',
  '2026-13',
  '9999-12-31T23:59:60Z',
  'null',
  'true',
  '[]',
  '{}',
  'cnv_00000000000000000000000000000001',
  'rcp_ffffffffffffffffffffffffffffffff',
  'cnv_ZZ',
  'pt-BR',
  'America/Sao_Paulo',
  'gastei 50 no mercado',
  'I spent 30 on uber',
  'sim',
  'desfaz',
]

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS', 'PROPFIND', 'get']

/** Makes requests up: most of them nearly right, some of them nothing of the kind. */
export function randomRequest(random: Random, endpoints: readonly Endpoint[]): RandomRequest {
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item
  const endpoint = pick(endpoints)
  const isOdd = random() < 0.1
  const method = isOdd ? pick(METHODS) : endpoint.method
  const takesBody = method !== 'GET' && method !== 'HEAD' && method !== 'get'
  const body = takesBody ? randomBody(random, endpoint) : undefined
  return {
    method,
    path: randomPath(random, endpoint) + randomQuery(random, endpoint),
    headers: {
      ...(body && random() < 0.95 ? { 'content-type': 'application/json' } : {}),
      ...randomHeaders(random),
    },
    body,
    withToken: random() < 0.98,
  }
}

function randomPath(random: Random, { path }: Endpoint): string {
  if (random() < 0.05) return `/${encodeOddly(random, pickFrom(random, TEXTS))}`
  const filled = path.replaceAll(/\{(\w+)\}/g, () => encodeOddly(random, pickFrom(random, TEXTS)))
  return random() < 0.03 ? `${filled}/${encodeOddly(random, pickFrom(random, KEYS))}` : filled
}

function randomQuery(random: Random, { queryNames }: Endpoint): string {
  const count = Math.floor(random() * 4)
  if (count === 0) return ''
  const names = [...queryNames, ...queryNames, ...KEYS, 'limit', 'locale']
  const pairs = Array.from({ length: count }, () => {
    const name = encodeURIComponent(pickFrom(random, names))
    if (random() < 0.1) return name
    const value = random() < 0.2 ? JSON.stringify(randomJson(random, 2)) : pickFrom(random, TEXTS)
    return `${name}=${encodeOddly(random, value)}`
  })
  return `?${pairs.join('&')}`
}

/** Mostly as it must be; sometimes with bytes that are no text. */
function encodeOddly(random: Random, text: string): string {
  const encoded = encodeURIComponent(text.toWellFormed())
  return random() < 0.05 ? `${encoded}%ff%c0%af` : encoded
}

function randomHeaders(random: Random): Record<string, string> {
  const headers: Record<string, string> = {}
  if (random() < 0.3) {
    headers.accept = pickFrom(random, [
      'application/json',
      'application/x-ndjson',
      'text/event-stream',
      '*/*',
      'image/webp',
      'a'.repeat(3_000),
      ';;;',
    ])
  }
  if (random() < 0.1) {
    headers['idempotency-key'] = pickFrom(random, ['k', 'x'.repeat(201), 'é', 'a b', 'toString'])
  }
  if (random() < 0.05) headers['last-event-id'] = pickFrom(random, ['-1', '99999999', '__proto__'])
  if (random() < 0.05) headers['content-encoding'] = pickFrom(random, ['gzip', 'br', 'x'])
  if (random() < 0.05) headers.cookie = pickFrom(random, ['a=b', '=', ';;;', 'x'.repeat(4_000)])
  if (random() < 0.05) headers.range = pickFrom(random, ['bytes=0-', 'bytes=-1', 'x=y'])
  if (random() < 0.02) headers.origin = pickFrom(random, ['null', 'https://evil.example', 'x'])
  return headers
}

const encoder = new TextEncoder()

function randomBody(random: Random, { bodySchema }: Endpoint): Uint8Array<ArrayBuffer> {
  const chance = random()
  if (chance < 0.03) return Uint8Array.from({ length: 200 }, () => Math.floor(random() * 256))
  if (chance < 0.05) return encoder.encode(`{"a":"${'x'.repeat(1_200_000)}"}`)
  if (chance < 0.07) return encoder.encode(`${'['.repeat(70_000)}${']'.repeat(70_000)}`)
  if (chance < 0.09) return encoder.encode(JSON.stringify({ a: 1 }).slice(0, -1))
  const value =
    bodySchema && chance < 0.85 ? fromSchema(random, bodySchema, 0) : randomJson(random, 4)
  return encoder.encode(JSON.stringify(value) ?? 'null')
}

/** A value that a schema may take, but for one here and there. */
function fromSchema(random: Random, schema: JsonSchema, depth: number): unknown {
  if (depth > 8 || random() < 0.06) return randomJson(random, 2)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0) return fromSchema(random, pickFrom(random, choices), depth + 1)
  if ('const' in schema) return schema.const
  if (schema.enum) return pickFrom(random, schema.enum)
  const type = typeof schema.type === 'string' ? schema.type : pickFrom(random, schema.type ?? [])
  switch (type) {
    case 'object': {
      const entries = Object.entries(schema.properties ?? {})
        .filter(() => random() < 0.8)
        .map(([name, inner]): [string, unknown] => [name, fromSchema(random, inner, depth + 1)])
      if (random() < 0.1) entries.push([pickFrom(random, KEYS), randomJson(random, 1)])
      return Object.fromEntries(entries)
    }
    case 'array':
      return Array.from({ length: Math.floor(random() * 3) }, () =>
        fromSchema(random, schema.items ?? {}, depth + 1),
      )
    case 'integer':
    case 'number':
      return pickFrom(random, [0, 1, -1, 42.5, 1e15, Number.MAX_SAFE_INTEGER, 1e308])
    case 'boolean':
      return random() < 0.5
    case 'string':
      return pickFrom(random, TEXTS)
    default:
      return randomJson(random, 2)
  }
}

function randomJson(random: Random, depth: number): unknown {
  const chance = random()
  if (depth === 0 || chance < 0.5) {
    return pickFrom(random, [null, true, 0, -1, 1e308, ...TEXTS.slice(0, 12), [], {}])
  }
  if (chance < 0.7) return Array.from({ length: 3 }, () => randomJson(random, depth - 1))
  // As text, because `__proto__` in a literal is no key.
  const pairs = Array.from(
    { length: 3 },
    () =>
      `${JSON.stringify(pickFrom(random, KEYS))}:${JSON.stringify(randomJson(random, depth - 1))}`,
  )
  return JSON.parse(`{${pairs.join(',')}}`)
}

function pickFrom<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item
}
