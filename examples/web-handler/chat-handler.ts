import {
  type AgentOptions,
  type AgentResult,
  type AgentRun,
  createMemoryRunStore,
  resumeAgent,
  runAgent,
} from '@parco/agent'
import { toUiMessageResponse } from '@parco/agent/ui-stream'
import { z } from 'zod'

/** What a client of the AI SDK sends: of its messages only the last is looked at. */
const requestSchema = z.object({
  id: z.string().min(1).max(100),
  messages: z.array(z.object({ role: z.string(), parts: z.array(z.unknown()) })).min(1),
})

const textPart = z.object({ type: z.literal('text'), text: z.string() })
const answeredPart = z.object({
  state: z.literal('approval-responded'),
  approval: z.object({ id: z.string(), approved: z.boolean() }),
})

/**
 * Answers `POST /api/chat` of `useChat` with an agent. What was said and what waits is kept here: a
 * client cannot change either, and decides only what waits; while something waits, nothing else goes
 * on. Put your own sign-in in front: whoever knows an id can go on with its conversation.
 *
 * A click can come twice. One request at a time carries a conversation here, and a run is resumed from
 * the store, which lets one of two go on wherever the other one is: hand over a store that all your
 * processes share, and keep in your database which run is a conversation's last.
 */
export function createChatHandler(options: AgentOptions): (request: Request) => Promise<Response> {
  const { store = createMemoryRunStore() } = options
  const setup = { ...options, store }
  const conversations = new Map<string, AgentResult>()
  const carried = new Set<string>()

  function goOn(before: AgentResult, parts: readonly unknown[]): AgentRun {
    const answers = parts.flatMap((part) => answeredPart.safeParse(part).data?.approval ?? [])
    const decisions = before.approvals.flatMap(({ approvalId, argumentsHash }) => {
      const answer = answers.find(({ id }) => id === approvalId)
      return answer ? [{ approvalId, argumentsHash, approved: answer.approved }] : []
    })
    // By its id: the state in hand is a copy, and each resume of a copy executes what was approved.
    return resumeAgent(before.state.runId, decisions, setup)
  }

  function keep(id: string, run: AgentRun): void {
    carried.add(id)
    run.then(
      (result) => {
        conversations.set(id, result)
        carried.delete(id)
        if (result.status !== 'waiting') return store.delete(result.state.runId)
      },
      () => carried.delete(id),
    )
  }

  return async (request) => {
    const parsed = requestSchema.safeParse(await request.json().catch(() => undefined))
    if (!parsed.success) return Response.json(z.treeifyError(parsed.error), { status: 400 })
    const { id, messages } = parsed.data
    const before = conversations.get(id)
    const { role, parts = [] } = messages.at(-1) ?? {}
    const isDecision = before?.status === 'waiting'
    if (carried.has(id)) return new Response('An answer is under way.', { status: 409 })
    if (!isDecision && role !== 'user') return new Response('Nothing waits.', { status: 409 })
    const run = isDecision
      ? goOn(before, parts)
      : runAgent(parts.map((part) => textPart.safeParse(part).data?.text ?? '').join(''), {
          ...setup,
          conversationId: id,
          messages: before?.state.messages ?? [],
        })
    keep(id, run)
    return toUiMessageResponse(run, { continues: isDecision })
  }
}
