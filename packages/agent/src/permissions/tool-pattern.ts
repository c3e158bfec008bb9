import { compileGlob, matchesWildcard } from '../internal/glob.ts'
import { splitCommand } from './split-command.ts'

/** One call as rules see it. */
export interface MatchedCall {
  readonly toolName: string
  readonly input: unknown
}

/**
 * A rule for calls, as skills and agents write it: `Read`, `mcp__files__*`, `Bash(git:*)`,
 * `Edit(src/**)`, `Agent(helper)`.
 */
export interface ToolPattern {
  readonly text: string
  /** Whether the words in parentheses are understood; a pattern with others matches nothing. */
  readonly isUnderstood: boolean
  /**
   * Whether the rule covers a call. `whole`: everything that the call does. `part`: anything of it, or
   * what cannot be told; for rules that forbid.
   */
  covers(call: MatchedCall, extent: 'whole' | 'part'): boolean
}

/** Tools whose words in parentheses are a glob over the path that they are given. */
const PATH_TOOLS: ReadonlySet<string> = new Set(['read', 'write', 'edit', 'glob', 'grep'])

/** Compiles a rule. Names are compared without regard to case; `Task` is what `Agent` was once called. */
export function parseToolPattern(text: string): ToolPattern {
  const { name, argument } = splitRule(text.trim())
  const toolName = name.toLowerCase() === 'task' ? 'agent' : name.toLowerCase()
  const matchesName = toNameMatcher(toolName)
  const matchesInput = argument === undefined ? undefined : toInputMatcher(toolName, argument)
  return {
    text,
    isUnderstood: /^[\w*-]+$/.test(name) && matchesInput !== undefined,
    covers: (call, extent) =>
      matchesName(call.toolName.toLowerCase()) &&
      // What is not understood covers nothing that is allowed, and everything that is forbidden.
      (matchesInput?.(call.input, extent) ?? extent === 'part'),
  }
}

/** `undefined` for parentheses that do not close at the end; none at all are like `(*)`. */
function splitRule(text: string): { name: string; argument: string | undefined } {
  const open = text.indexOf('(')
  if (open < 0) return { name: text, argument: '*' }
  const argument = text.endsWith(')') ? text.slice(open + 1, -1).trim() : undefined
  return { name: text.slice(0, open).trim(), argument }
}

/** `*` stands for any characters; a server's bare name, `mcp__files`, for all of its tools. */
function toNameMatcher(name: string): (toolName: string) => boolean {
  if (name === '') return () => false
  const isServer = /^mcp__[^*]+$/.test(name) && !name.slice('mcp__'.length).includes('__')
  return (toolName) =>
    matchesWildcard(name, toolName) || (isServer && toolName.startsWith(`${name}__`))
}

type InputMatcher = (input: unknown, extent: 'whole' | 'part') => boolean

function toInputMatcher(toolName: string, argument: string): InputMatcher | undefined {
  if (['', '*', ':*'].includes(argument)) return () => true
  if (toolName === 'bash') return toCommandMatcher(argument)
  if (toolName === 'agent') {
    const names = argument.split(',').map((name) => name.trim())
    return (input) => names.includes(textOf(input, 'agent'))
  }
  return PATH_TOOLS.has(toolName) ? toPathMatcher(toolName, argument) : undefined
}

/** `git add:*` covers `git add` and what follows it, word by word; `git * main` is a glob; the rest is exact. */
function toCommandMatcher(argument: string): InputMatcher | undefined {
  const isPrefix = argument.endsWith(':*')
  const prefix = isPrefix ? splitCommand(argument.slice(0, -2))?.[0] : undefined
  // `${ROOT}/run.sh:*`: what it stands for is known to a shell alone.
  if (isPrefix && !prefix) return undefined
  const matches = (words: readonly string[]) =>
    prefix
      ? prefix.every((word, index) => words[index] === word)
      : matchesWildcard(argument, words.join(' '))
  return (input, extent) => {
    const commands = splitCommand(textOf(input, 'command'))
    // Being unsure permits nothing, and forbids.
    if (!commands || commands.length === 0) return extent === 'part'
    return extent === 'whole' ? commands.every(matches) : commands.some(matches)
  }
}

/** A glob over paths as they are given; one with `..` in it is covered by no permission. */
function toPathMatcher(toolName: string, argument: string): InputMatcher | undefined {
  const glob = argument.replace(/^\/\//, '/')
  const matches = compileRule(glob)
  if (!matches) return undefined
  const isSearch = toolName === 'glob' || toolName === 'grep'
  return (input, extent) => {
    const path = textOf(input, 'file_path') || textOf(input, 'path') || '.'
    const isComparable = path.startsWith('/') === glob.startsWith('/')
    const isUnclear = path.split('/').includes('..') || !isComparable
    // A search reaches everything below its path.
    if (isUnclear || (isSearch && extent === 'part')) return extent === 'part'
    return matches(path.replace(/^\.\//, ''))
  }
}

function compileRule(glob: string): ((path: string) => boolean) | undefined {
  try {
    return compileGlob(glob)
  } catch {
    return undefined
  }
}

function textOf(input: unknown, key: string): string {
  const value: unknown = Object(input)[key]
  return typeof value === 'string' ? value : ''
}
