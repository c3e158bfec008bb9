import type { StandardSchema } from './standard-schema.ts'

/**
 * The input of a tool of our own that takes texts and nothing else, every one of them required and
 * not empty. Written out here, so that these tools need no schema library.
 */
export function textInput<Name extends string>(
  ...names: readonly Name[]
): StandardSchema<Readonly<Record<Name, string>>> {
  const text = { type: 'string', minLength: 1 } as const
  const properties = Object.fromEntries(names.map((name) => [name, text]))
  return {
    '~standard': {
      version: 1,
      vendor: 'parco',
      jsonSchema: { input: () => ({ type: 'object', properties, required: [...names] }) },
      validate: (value) => {
        const fields = Object(value) as Record<string, unknown>
        const isText = (name: Name) => typeof fields[name] === 'string' && fields[name] !== ''
        const missing = names.filter((name) => !isText(name))
        if (missing.length > 0) {
          const message = 'expected a text that is not empty'
          return { issues: missing.map((name) => ({ message, path: [name] })) }
        }
        const texts = Object.fromEntries(names.map((name) => [name, fields[name]]))
        return { value: texts as Record<Name, string> }
      },
    },
  }
}
