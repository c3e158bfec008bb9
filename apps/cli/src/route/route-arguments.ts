import type { RouteOptions } from '../commands/route.ts'

/**
 * The options of a plain `parco route …` call, read without the command-line library so that it
 * starts at once. Nothing for every other call, and for what needs an explanation (`--help`, a typo).
 */
export function readRouteArguments(argv: readonly string[]): RouteOptions | undefined {
  const [command, ...rest] = argv
  if (command !== 'route') return undefined
  const flags = rest.filter((argument) => argument.startsWith('-'))
  const texts = rest.filter((argument) => !argument.startsWith('-'))
  if (flags.some((flag) => flag !== '--jsonl' && flag !== '--explain') || texts.length > 1)
    return undefined
  const jsonl = flags.includes('--jsonl')
  const [text] = texts
  if (jsonl === (text !== undefined)) return undefined
  return { jsonl, explain: flags.includes('--explain'), ...(text === undefined ? {} : { text }) }
}
