import type { JsonSchema } from '../models/language-model.ts'

type Node = Readonly<Record<string, unknown>>

/** Keywords whose members are schemas by names that anybody chose. */
const NAMED_SCHEMAS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependencies',
  'dependentSchemas',
])

/** Keywords that hold values, which only look like schemas. */
const VALUES: ReadonlySet<string> = new Set(['enum', 'const', 'default', 'examples'])

/**
 * Finds what makes a JSON Schema fail whatever is checked against it: a pattern that is no regular
 * expression, and a `$ref` to nothing. Found when a tool is declared, it is its author's to mend; found
 * with a call, only the model would read of it. `undefined` when there is none.
 */
export function findSchemaFault(schema: JsonSchema): string | undefined {
  const root = schema as Node
  const ids = collectIds(root)
  const look = (value: unknown, path: string): string | undefined => {
    if (Array.isArray(value))
      return first(value.entries(), (item, index) => look(item, at(path, index)))
    if (!isNode(value)) return undefined
    return (
      faultOf(value, path, root, ids) ??
      first(Object.entries(value), (item, key) => {
        if (VALUES.has(key)) return undefined
        const inner = at(path, key)
        if (!NAMED_SCHEMAS.has(key) || !isNode(item)) return look(item, inner)
        return first(Object.entries(item), (named, name) => look(named, at(inner, name)))
      })
    )
  }
  return look(root, '')
}

function first<Key, Value>(
  entries: Iterable<readonly [Key, Value]>,
  find: (value: Value, key: Key) => string | undefined,
): string | undefined {
  for (const [key, value] of entries) {
    const found = find(value, key)
    if (found !== undefined) return found
  }
  return undefined
}

function faultOf(
  node: Node,
  path: string,
  root: Node,
  ids: ReadonlySet<string>,
): string | undefined {
  const { pattern, patternProperties, $ref } = node
  const patterns = [pattern, ...Object.keys(Object(patternProperties))]
  for (const one of patterns) {
    const problem = typeof one === 'string' ? problemOf(one) : undefined
    if (problem !== undefined) return `${placeOf(path)} has a pattern that is none: ${problem}`
  }
  if (typeof $ref !== 'string' || leadsSomewhere($ref, root, ids)) return undefined
  return `${placeOf(path)} has the $ref "${$ref}", and nothing stands there`
}

/** Patterns are read as the check of a call reads them. */
function problemOf(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'u')
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function leadsSomewhere(ref: string, root: Node, ids: ReadonlySet<string>): boolean {
  if (ref === '#' || ids.has(ref) || ids.has(ref.replace(/#$/, ''))) return true
  if (!ref.startsWith('#/')) return false
  let value: unknown = root
  for (const key of ref.slice(2).split('/').map(fromPointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return false
    value = (value as Node)[key]
  }
  // Seen from a part with an id of its own, a pointer begins there.
  return typeof value === 'object' || typeof value === 'boolean'
}

/** One step of a JSON Pointer (RFC 6901) in a fragment. */
function fromPointer(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
}

/** What a `$ref` can name beside a path: ids and anchors. */
function collectIds(root: Node): ReadonlySet<string> {
  const ids = new Set<string>()
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { $id, $anchor } = value as Node
    if (typeof $id === 'string') ids.add($id)
    if (typeof $anchor === 'string') ids.add(`#${$anchor}`)
    for (const inner of Object.values(value)) visit(inner)
  }
  visit(root)
  return ids
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function at(path: string, key: string | number): string {
  return path === '' ? String(key) : `${path}.${key}`
}

function placeOf(path: string): string {
  return path === '' ? 'its schema' : `"${path}" in its schema`
}
