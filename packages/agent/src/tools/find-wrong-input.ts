/** The parts of Zod's definitions that say what stands at the top. */
interface Definition {
  readonly type: string
  readonly innerType?: ZodSchema
  readonly in?: ZodSchema
  readonly left?: ZodSchema
  readonly right?: ZodSchema
  readonly options?: readonly ZodSchema[]
}

interface ZodSchema {
  readonly _zod?: { readonly def: Definition }
}

/** What is written around a schema and leaves what it takes. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'optional',
  'nonoptional',
  'default',
  'prefault',
  'readonly',
  'catch',
])

/** What takes an object, or may. */
const OPEN: ReadonlySet<string> = new Set([
  'object',
  'record',
  'any',
  'unknown',
  'custom',
  'transform',
  'lazy',
])

/**
 * Finds that a schema of Zod takes no object, which arguments are, without converting it; `undefined`
 * when it takes one, and for other libraries, whose schemas are converted when they are first sent.
 */
export function findWrongInput(schema: unknown): string | undefined {
  const wrong = findNoObject(Object(schema) as ZodSchema)
  if (wrong === undefined) return undefined
  return `its input is an object, such as z.object({ … }), as arguments have names; it is z.${wrong}()`
}

/** The type at the top that is no object. */
function findNoObject(schema: ZodSchema | undefined): string | undefined {
  const def = schema?._zod?.def
  if (!def || OPEN.has(def.type)) return undefined
  if (WRAPPERS.has(def.type)) return findNoObject(def.innerType)
  switch (def.type) {
    case 'pipe':
      return findNoObject(def.in)
    case 'intersection':
      return findNoObject(def.left) ?? findNoObject(def.right)
    case 'union':
      return def.options?.map(findNoObject).find((wrong) => wrong !== undefined)
    default:
      return def.type
  }
}
