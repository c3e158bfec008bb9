import type { OfferedTool } from '@parco/assistant'
import { idSchema, localeSchema } from '@parco/protocol'
import { z } from 'zod'
import { defineRoute, type Route } from './route.ts'
import { present } from './schemas.ts'
import { startTurn, tellTurn } from './start-turn.ts'

/** The route by which a form or another program proposes a write; nothing is written before its card is approved. */
export function proposeRoute({ name, description, input, maxInputBytes }: OfferedTool): Route {
  return defineRoute({
    method: 'post',
    path: `/api/propose/${name}`,
    operationId: `propose_${name}`,
    summary: `Show a card for this write: ${description}`,
    takesIdempotencyKey: true,
    ...(maxInputBytes === undefined ? {} : { maxBodyBytes: maxInputBytes }),
    body: z.object({
      // One that is not there yet begins with the card.
      conversationId: idSchema('conversation'),
      input,
      locale: localeSchema.optional(),
    }),
    replies: { 200: { description: 'The turn that shows the card, asks or refuses.', turn: true } },
    errors: ['not-found', 'conflict', 'idempotency-mismatch'],
    async handle(request, services) {
      const { userId, idempotencyKey, body } = request
      const turn = startTurn(request, services, {
        run: () =>
          services.parco.propose({
            userId,
            conversationId: body.conversationId,
            toolName: name,
            input: present(body.input),
            ...present({ idempotencyKey, locale: body.locale }),
          }),
      })
      return tellTurn(turn, 'json', request, services)
    },
  })
}
