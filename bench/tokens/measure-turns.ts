import type { Locale } from '@parco/protocol'
import { countRequest } from './count-request.ts'
import { type BenchMessage, CONVERSATIONS } from './messages.ts'
import type { RequestBody, StandIn } from './stand-in.ts'
import type { Subject, TurnOutcome } from './subject.ts'

/** What one message cost. */
export interface TurnCost {
  readonly locale: Locale
  readonly message: BenchMessage
  readonly outcome: TurnOutcome
  /** The tokens of each request, in order; none where no model was asked. */
  readonly requests: readonly number[]
  readonly bodies: readonly RequestBody[]
}

/** Says every message to a subject, one conversation a language. */
export async function measureTurns(
  subject: Subject,
  standIn: StandIn,
  conversations = CONVERSATIONS,
): Promise<TurnCost[]> {
  const costs: TurnCost[] = []
  for (const locale of Object.keys(conversations) as Locale[]) {
    const takeTurn = await subject.begin(locale)
    for (const message of conversations[locale]) {
      const { bodies, outcome } = await standIn.during(message, () => takeTurn(message))
      costs.push({ locale, message, outcome, bodies, requests: bodies.map(countRequest) })
    }
  }
  return costs
}

/** The tokens of all requests of a turn. */
export const wholeTurn = ({ requests }: TurnCost): number =>
  requests.reduce((sum, tokens) => sum + tokens, 0)

/** The largest request of all turns. */
export const largestRequest = (costs: readonly TurnCost[]): number =>
  Math.max(0, ...costs.flatMap(({ requests }) => requests))
