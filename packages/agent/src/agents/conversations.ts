import { ParcoError } from '@parco/protocol/errors'
import type { EmitRunEvent } from '../loop/run-event.ts'
import type { ModelPrompt } from '../models/language-model.ts'
import { type AgentResult, type AgentRun, createAgentRun } from '../run/agent-run.ts'

/** What the conversations of an executor have said, by id; one run at a time carries each of them. */
export interface Conversations {
  /**
   * Starts a run that goes on from what the conversation holds, or from `messages` in its place. The
   * run rejects with `conflict` while another one of the conversation is under way or waits.
   */
  carry(
    conversationId: string,
    messages: ModelPrompt | undefined,
    start: (messages: ModelPrompt) => AgentRun,
  ): AgentRun
  /** Passes a resumed run on, and keeps what it leads to. */
  follow(run: AgentRun): AgentRun
}

interface Conversation {
  readonly messages: ModelPrompt
  /** Why no other run may go on from here. */
  readonly busy?: string
}

/** Beyond these the conversations that are least recently used are forgotten. */
const MAX_CONVERSATIONS = 1_000
const MAX_MESSAGES = 50_000

/** Creates the memory of one executor. */
export function createConversations(): Conversations {
  const kept = new Map<string, Conversation>()

  function keep(conversationId: string, conversation: Conversation | undefined): void {
    kept.delete(conversationId)
    if (!conversation) return
    kept.set(conversationId, conversation)
    let count = 0
    for (const { messages } of kept.values()) count += messages.length
    for (const [id, { messages }] of kept) {
      if (kept.size <= MAX_CONVERSATIONS && count <= MAX_MESSAGES) return
      if (id === conversationId) continue
      count -= messages.length
      kept.delete(id)
    }
  }

  /** Kept before the result is told, so that whoever has it can go on at once. */
  async function finish(run: AgentRun, emit: EmitRunEvent): Promise<AgentResult> {
    for await (const event of run) emit(event)
    const result = await run
    keep(result.state.conversationId, toConversation(result))
    return result
  }

  return {
    carry: (conversationId, given, start) =>
      createAgentRun(async (emit) => {
        const before = kept.get(conversationId)
        if (before?.busy !== undefined && !given)
          throw busyConversation(conversationId, before.busy)
        const messages = given ?? before?.messages ?? []
        keep(conversationId, { messages, busy: 'Another run of it is under way: await that first' })
        try {
          return await finish(start(messages), emit)
        } catch (error) {
          keep(conversationId, before)
          throw error
        }
      }),
    follow: (run) => createAgentRun((emit) => finish(run, emit)),
  }
}

function toConversation({ status, state }: AgentResult): Conversation {
  const { messages, runId } = state
  if (status !== 'waiting') return { messages }
  return { messages, busy: `Its run ${runId} waits for a decision: resume that first` }
}

function busyConversation(conversationId: string, busy: string): ParcoError {
  return new ParcoError(
    'conflict',
    `The conversation ${conversationId} cannot go on. ${busy}, take another conversationId, or hand over \`messages\`.`,
  )
}
