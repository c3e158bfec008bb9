import type { RunState } from '../../loop/run-state.ts'
import { type AgentTool, defineTool } from '../agent-tool.ts'
import { textInput } from '../text-input.ts'
import { createToolIndex, selectMatches, type ToolIndex } from './tool-index.ts'

/** The name under which a model searches for tools. */
export const FIND_TOOLS = 'find_tools'

/** Up to this many tools are simply all sent. */
export const MOST_TOOLS_SENT_WHOLE = 24

/** What one search brings; measured on public sets, more tools cost more than they find. */
const LIMITS = { most: 8, leastRelative: 0.5 }

/** Chooses the tools that a request carries, out of many. */
export interface ToolFinder {
  /** All tools and `find_tools`: what can be executed. */
  readonly tools: readonly AgentTool[]
  /**
   * What the next request carries: `find_tools`, the tools that fit the user's messages, and those
   * that searches found. Follows from the messages alone, only grows, and the same names are the
   * same array.
   */
  activeTools(state: RunState): readonly AgentTool[]
}

const finders = new WeakMap<readonly AgentTool[], ToolFinder>()

/** The finder over an array of tools; built once for each array, its index on first use. */
export function getToolFinder(tools: readonly AgentTool[]): ToolFinder {
  const known = finders.get(tools)
  if (known) return known
  const made = createToolFinder(tools)
  finders.set(tools, made)
  return made
}

function createToolFinder(tools: readonly AgentTool[]): ToolFinder {
  const byName = new Map(tools.map((tool) => [tool.name, tool]))
  let index: ToolIndex<AgentTool> | undefined
  const search = remember((query: string) => {
    index ??= createToolIndex(tools)
    return selectMatches(index.search(query), LIMITS).map(({ name }) => name)
  })

  const findTools = defineTool({
    name: FIND_TOOLS,
    description: `Finds more tools: there are ${tools.length}. Say in a few words what the tool should do; those found can be called in the next step.`,
    input: textInput('query'),
    effect: 'read',
    execute: ({ query }) => ({
      tools: search(query).map((name) => ({
        name,
        description: byName.get(name)?.description ?? '',
      })),
    }),
  })
  const all = [...tools, findTools]
  const toArray = remember((key: string): readonly AgentTool[] => {
    const names = key === '' ? [] : key.split('\n')
    return [findTools, ...names.flatMap((name) => byName.get(name) ?? [])]
  })

  return {
    tools: all,
    activeTools: (state) => toArray([...wantedNames(state, search)].join('\n')),
  }
}

/** In the order in which they came to be wanted. */
function wantedNames(state: RunState, search: (query: string) => string[]): Set<string> {
  const wanted = new Set<string>()
  for (const message of state.messages) {
    if (message.role === 'user') {
      for (const part of message.content) {
        if (part.type === 'text') for (const name of search(part.text)) wanted.add(name)
      }
    } else if (message.role === 'tool') {
      for (const part of message.content) {
        if (part.type === 'tool-result' && part.toolName === FIND_TOOLS) {
          for (const name of namesIn(part.output)) wanted.add(name)
        }
      }
    } else if (message.role === 'assistant') {
      // A tool that was called stays, also when it was only guessed.
      for (const part of message.content) {
        if (part.type === 'tool-call' && part.toolName !== FIND_TOOLS) wanted.add(part.toolName)
      }
    }
  }
  return wanted
}

/** Reads what `find_tools` answered, which may come from a stored run. */
function namesIn(output: unknown): string[] {
  const { value } = Object(output) as { value?: unknown }
  const { tools } = Object(value) as { tools?: unknown }
  if (!Array.isArray(tools)) return []
  return tools.flatMap((tool: unknown) => {
    const { name } = Object(tool) as { name?: unknown }
    return typeof name === 'string' ? [name] : []
  })
}

const MOST_REMEMBERED = 500

/** Remembers answers by their question, the latest few hundred. */
function remember<Answer>(answer: (question: string) => Answer): (question: string) => Answer {
  const known = new Map<string, Answer>()
  return (question) => {
    const before = known.get(question)
    if (before !== undefined) return before
    const made = answer(question)
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(question, made)
    return made
  }
}
