import { parseArgs } from 'node:util'

/**
 * Reads the switches of a script, each false unless given. What is not among them ends the process
 * with the names of those that are: a slip must not start work that takes minutes.
 */
export function readOptions<Name extends string>(names: readonly Name[]): Record<Name, boolean> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' as const }]))
  try {
    const { values } = parseArgs({ options, strict: true, allowPositionals: false })
    const given = names.map((name) => [name, values[name] === true])
    return Object.fromEntries(given) as Record<Name, boolean>
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    console.error(`Options: ${names.map((name) => `--${name}`).join(', ')}`)
    process.exit(2)
  }
}
