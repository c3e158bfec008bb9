import { type ServerLine, startModelServer } from '@parco/agent/testing'
import type { BenchMessage } from './messages.ts'

/** The body of a request as it was sent. */
export type RequestBody = Readonly<Record<string, unknown>>

/** A model's place on the loopback interface, which knows what each message of the benchmark needs. */
export interface StandIn {
  /** Where chat completions are spoken. */
  readonly baseUrl: string
  /** Takes a turn, during which the model answers `message`; gives the requests that it was sent. */
  during<Outcome>(
    message: BenchMessage,
    turn: () => Promise<Outcome>,
  ): Promise<{ readonly outcome: Outcome; readonly bodies: readonly RequestBody[] }>
  close(): Promise<void>
}

interface ChatMessage {
  readonly role: string
  readonly content?: unknown
}

/** How the assistant asks a model what a message means, in a few tokens. */
const WHICH_ONE = /^Reply with one name from: (.+)$/m

const FIND_TOOLS = 'find_tools'

/**
 * Starts the model that stands in for a real one, the same for whoever is measured: it calls the
 * tools that the message needs and then answers. A tool that the request does not carry is looked
 * for with `find_tools`, as a real model would; when it cannot be found the turn fails, so that
 * nobody saves by leaving out what is needed.
 */
export async function startStandIn(): Promise<StandIn> {
  let current: BenchMessage | undefined
  const server = await startModelServer(({ body }) => toLine(body, current))
  return {
    baseUrl: `${server.url}/v1`,
    async during(message, turn) {
      current = message
      const before = server.requests.length
      const outcome = await turn()
      current = undefined
      return { outcome, bodies: server.requests.slice(before).map(({ body }) => body) }
    },
    close: () => server.close(),
  }
}

function toLine(body: RequestBody, message: BenchMessage | undefined): ServerLine {
  if (!message) return refused('no message is answered now')
  const messages = body.messages as readonly ChatMessage[]
  const asked = WHICH_ONE.exec(textOf(messages.at(-1)))
  if (asked) return { text: nameOf(asked[1] ?? '', message) }
  const names = new Set(toolNames(body))
  const missing = message.calls.filter(({ tool }) => !names.has(tool))
  const results = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1)
  const hasSearched = JSON.stringify(results).includes(`"${FIND_TOOLS}"`)
  const steps = results.filter(({ role }) => role === 'assistant').length
  if (message.calls.length === 0 || steps > (hasSearched ? 1 : 0)) return { text: message.answer }
  if (missing.length > 0) {
    const [{ tool }] = missing as [BenchMessage['calls'][number]]
    if (hasSearched || !names.has(FIND_TOOLS)) return refused(`there is no tool ${tool}`)
    return {
      calls: missing.map((call) => ({
        tool: FIND_TOOLS,
        input: { query: call.tool.replaceAll('_', ' ') },
      })),
    }
  }
  return { calls: message.calls.map(({ tool, input }) => ({ tool, input })) }
}

/** What a model answers that reads the names right. */
function nameOf(list: string, { calls }: BenchMessage): string {
  const names = list.split(', ')
  return calls.find(({ tool }) => names.includes(tool))?.tool ?? 'general_chat'
}

function textOf(message: ChatMessage | undefined): string {
  const content = message?.content
  return typeof content === 'string' ? content : JSON.stringify(content ?? '')
}

/** The names of the tools that a request carries. */
export function toolNames({ tools }: RequestBody): string[] {
  const list = (tools ?? []) as readonly { readonly function: { readonly name: string } }[]
  return list.map((tool) => tool.function.name)
}

/** No model would answer so: the turn fails, and the benchmark with it. */
const refused = (message: string): ServerLine => ({ status: 400, body: { error: { message } } })
