import type { StandardSchema } from './standard-schema.ts'

/** What JSON cannot hold, by Zod's name for it, and what to declare instead. */
const INSTEAD: Readonly<Record<string, string>> = {
  date: 'z.coerce.date(), or z.iso.datetime() for the text',
  bigint: 'z.coerce.bigint(), or z.int()',
  map: 'z.record(…)',
  set: 'z.array(…)',
  symbol: 'z.enum([…])',
  file: 'z.string() for its path',
  nan: 'z.number()',
}

/** The parts of Zod's definitions that lead to other schemas. */
interface Definition {
  readonly type: string
  readonly coerce?: boolean
  readonly shape?: Readonly<Record<string, ZodSchema>>
  readonly innerType?: ZodSchema
  readonly element?: ZodSchema
  readonly valueType?: ZodSchema
  readonly in?: ZodSchema
  readonly left?: ZodSchema
  readonly right?: ZodSchema
  readonly rest?: ZodSchema | null
  readonly items?: readonly ZodSchema[]
  readonly options?: readonly ZodSchema[]
  readonly getter?: () => ZodSchema
}

interface ZodSchema {
  readonly _zod: { readonly def: Definition }
}

/**
 * Finds what no call can ever fill in a schema of Zod: arguments are JSON, and `z.date()` takes none
 * of it. Says where and what to do; `undefined` when there is nothing, and for other libraries. Looks
 * at the definitions alone, so that Zod need not be loaded. What refers to schemas by a function,
 * which may not stand yet, is followed when `isComplete`.
 */
export function findUnsendable(schema: StandardSchema, isComplete: boolean): string | undefined {
  if (schema['~standard'].vendor !== 'zod') return undefined
  const known = new Set<ZodSchema>()
  const look = (inner: ZodSchema | null | undefined, path: string): string | undefined => {
    if (!inner?._zod || known.has(inner)) return undefined
    known.add(inner)
    const { def } = inner._zod
    if (isUnsendable(inner)) return describe(def.type, path)
    for (const [child, childPath] of childrenOf(def, path, isComplete)) {
      const found = look(child, childPath)
      if (found !== undefined) return found
    }
    return undefined
  }
  return look(schema as unknown as ZodSchema, '')
}

function describe(type: string, path: string): string {
  const place = path === '' ? 'its input' : `"${path}" in its input`
  return `${place} is z.${type}(), which a model cannot send, as arguments are JSON; use ${INSTEAD[type]}`
}

function isUnsendable({ _zod: { def } }: ZodSchema): boolean {
  return def.coerce !== true && Object.hasOwn(INSTEAD, def.type)
}

type Child = readonly [schema: ZodSchema | null | undefined, path: string]

function childrenOf(def: Definition, path: string, isComplete: boolean): readonly Child[] {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  switch (def.type) {
    case 'object':
      return membersOf(def, isComplete).map(([name, member]) => [member, at(name)])
    case 'union': {
      const options = def.options ?? []
      // A choice that also takes something else can be met: `z.union([z.string(), z.date()])`.
      const sendable = options.filter((option) => !isUnsendable(option))
      return (sendable.length > 0 ? sendable : options).map((option) => [option, path])
    }
    case 'tuple': {
      const items = (def.items ?? []).map((item, index): Child => [item, at(String(index))])
      return [...items, [def.rest, at('*')]]
    }
    case 'lazy':
      return isComplete ? [[def.getter?.(), path]] : []
    // What becomes of a value that does not fit is its own affair.
    case 'catch':
      return []
    default:
      return [
        ...[def.innerType, def.in, def.left, def.right].map((inner): Child => [inner, path]),
        [def.element, at('*')],
        [def.valueType, at('*')],
      ]
  }
}

/** The members of an object; none when one of them refers to a schema that does not stand yet. */
function membersOf(def: Definition, isComplete: boolean): [name: string, ZodSchema][] {
  try {
    return Object.entries(def.shape ?? {})
  } catch (error) {
    if (isComplete) throw error
    return []
  }
}
