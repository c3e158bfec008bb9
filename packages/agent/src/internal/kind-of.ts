/** What a value is, as one would say it, for messages about a wrong one. */
export function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  switch (typeof value) {
    case 'string':
      return 'a text'
    case 'object':
      return 'an object'
    case 'undefined':
      return 'missing'
    default:
      return `a ${typeof value}`
  }
}
