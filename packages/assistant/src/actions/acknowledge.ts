import type { ActionHandler } from './action-handler.ts'

/** What the router may say about a message that asks for nothing, and the reply that fits. */
const REPLIES: Readonly<Record<string, string>> = {
  greeting: 'chat.greeting',
  thanks: 'chat.thanks',
  farewell: 'chat.farewell',
  hedge: 'chat.stillOpen',
}

/** Chat, negations, wishes and other people's affairs: a short answer, and nothing is touched. */
export const acknowledge: ActionHandler = {
  name: 'acknowledge',
  kind: 'deterministic',
  async run({ reason }, turn) {
    turn.record.say(turn.say(REPLIES[reason ?? ''] ?? 'chat.notRecorded'))
  },
}
