import { InvalidArgumentError } from 'commander'

/** An option's parser, which complains in the user's language. */
export function parseWith<Value>(parse: (value: string) => Value | undefined, complaint: string) {
  return (value: string): Value => {
    const parsed = parse(value)
    if (parsed === undefined) throw new InvalidArgumentError(complaint)
    return parsed
  }
}
