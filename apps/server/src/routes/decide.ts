import type { ApprovalDecision, ApprovalId, ConversationId, Locale, UserId } from '@parco/protocol'
import type { RouteServices } from './route.ts'
import { startTurn, tellTurn } from './start-turn.ts'

export interface DecideRequest {
  readonly userId: UserId
  readonly requestId: string
  readonly accept: string | undefined
  readonly conversationId: ConversationId
  readonly decisions: readonly ApprovalDecision[]
  readonly locale?: Locale | undefined
}

/** Decides approvals and answers with the continuation of the message that shows them. */
export async function decide(request: DecideRequest, services: RouteServices): Promise<Response> {
  const { userId, conversationId, decisions, locale } = request
  const continues = await readToolCalls(request, services)
  const turn = startTurn(request, services, {
    conversationId,
    continues,
    run: () =>
      services.parco.decide({
        userId,
        conversationId,
        decisions,
        ...(locale ? { locale } : {}),
      }),
  })
  return tellTurn(turn, 'ui-stream', request, services)
}

/** @throws ParcoError `not-found` when an approval is not there, or is not this user's. */
async function readToolCalls(
  { userId, decisions }: DecideRequest,
  { parco }: RouteServices,
): Promise<ReadonlyMap<string, ApprovalId>> {
  const approvals = await Promise.all(
    decisions.map(({ approvalId }) => parco.approval(userId, approvalId)),
  )
  return new Map(approvals.map(({ toolCallId, id }) => [toolCallId, id]))
}
