import type { RouteOptions } from '../commands/route.ts'

const FLAGS: ReadonlySet<string> = new Set(['--jsonl', '--explain', '--json'])

/**
 * The options of a plain `parco route …` call, read without the command-line library so that it
 * starts at once. Nothing for every other call, and for what needs an explanation (`--help`, a typo).
 */
export function readRouteArguments(argv: readonly string[]): RouteOptions | undefined {
  const [command, ...rest] = argv
  if (command !== 'route') return undefined
  const flags = rest.filter((argument) => argument.startsWith('-'))
  const texts = rest.filter((argument) => !argument.startsWith('-'))
  if (flags.some((flag) => !FLAGS.has(flag)) || texts.length > 1) return undefined
  const jsonl = flags.includes('--jsonl')
  const [text] = texts
  const explain = flags.includes('--explain')
  const json = flags.includes('--json')
  if (jsonl === (text !== undefined) || (json && (jsonl || !explain))) return undefined
  return { jsonl, explain, ...(json ? { json } : {}), ...(text === undefined ? {} : { text }) }
}
