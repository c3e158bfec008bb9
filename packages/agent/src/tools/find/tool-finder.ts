import { estimateToolTokens } from '../../history/estimate-prompt.ts'
import type { RunState } from '../../loop/run-state.ts'
import type { ModelMessage } from '../../models/language-model.ts'
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
   * What the next request carries: `find_tools`, the tools that are pinned, or else those that fit the
   * user's messages, and those that searches found. Follows from the messages alone, only grows while
   * there is room, and the same names are the same array.
   */
  activeTools(state: RunState, choice?: ToolChoice): readonly AgentTool[]
}

/** What narrows the tools of a request. */
export interface ToolChoice {
  readonly pinned?: readonly string[] | undefined
  /** What definitions may take, by estimate: the best that was found or called last stays, what was pinned gives way. */
  readonly maxTokens?: number | undefined
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
    description: `Finds more tools, of ${tools.length}. Say in a few words what one should do; those found can be called in the next step.`,
    input: textInput('query'),
    effect: 'read',
    // Names alone: what each does stands in its definition, which the next step carries.
    execute: ({ query }) => ({ tools: search(query).map((name) => ({ name })) }),
  })
  const all = [...tools, findTools]
  const toArray = remember((key: string): readonly AgentTool[] => {
    const names = key === '' ? [] : key.split('\n')
    return [findTools, ...names.flatMap((name) => byName.get(name) ?? [])]
  })

  return {
    tools: all,
    activeTools(state, { pinned, maxTokens } = {}) {
      const wanted = wantedNames(state, search, pinned)
      const kept = maxTokens === undefined ? wanted : keepLatest(wanted, byName, state, maxTokens)
      return toArray([...kept].join('\n'))
    },
  }
}

/** The best of a search; the others of it may be there by a common word alone. */
const BEST_FOUND = 3

/**
 * As many as fit, in their order: what was called and the best of each search have the first claim,
 * the latest before all, then what was pinned, then what else was found.
 */
function keepLatest(
  wanted: ReadonlySet<string>,
  byName: ReadonlyMap<string, AgentTool>,
  { messages }: RunState,
  maxTokens: number,
): string[] {
  const latest = messages.toReversed().flatMap((message) => namesOf(message).slice(0, BEST_FOUND))
  let left = maxTokens
  const kept = new Set<string>()
  for (const name of new Set([...latest, ...wanted])) {
    const tool = wanted.has(name) ? byName.get(name) : undefined
    const tokens = tool ? tokensOf(tool) : 0
    if (!tool || tokens > left) continue
    left -= tokens
    kept.add(name)
  }
  return [...wanted].filter((name) => kept.has(name))
}

const knownTokens = new WeakMap<AgentTool, number>()

/** A definition is measured once. */
function tokensOf(tool: AgentTool): number {
  const known = knownTokens.get(tool)
  if (known !== undefined) return known
  const { name, description, inputJsonSchema: inputSchema } = tool
  const made = estimateToolTokens([{ type: 'function', name, description, inputSchema }])
  knownTokens.set(tool, made)
  return made
}

/** In the order in which they came to be wanted. */
function wantedNames(
  state: RunState,
  search: (query: string) => string[],
  pinned: readonly string[] | undefined,
): Set<string> {
  const wanted = new Set(pinned)
  for (const message of state.messages) {
    if (message.role === 'user' && pinned === undefined) {
      for (const part of message.content) {
        if (part.type === 'text') for (const name of search(part.text)) wanted.add(name)
      }
    }
    for (const name of namesOf(message)) wanted.add(name)
  }
  return wanted
}

/** The tools that a message found or called; one that was called stays, also when it was only guessed. */
function namesOf(message: ModelMessage): string[] {
  if (message.role === 'tool') {
    return message.content.flatMap((part) =>
      part.type === 'tool-result' && part.toolName === FIND_TOOLS ? namesIn(part.output) : [],
    )
  }
  if (message.role !== 'assistant') return []
  return message.content.flatMap((part) =>
    part.type === 'tool-call' && part.toolName !== FIND_TOOLS ? [part.toolName] : [],
  )
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
