import type { JsonObject } from '@parco/protocol'
import { type PreparedWrite, prepareWrite, type WritePlace } from '../approvals/prepare-write.ts'
import type { DomainWriteTool } from '../domains/domain-tool.ts'

/** What would come of a write that is proposed, in words for whoever proposes it. */
export type ProposalOutcome =
  /** It goes on a card that the user decides. */
  | { readonly status: 'proposed'; readonly card: string }
  /** The user must say something first. */
  | { readonly status: 'question'; readonly question: string; readonly missing: readonly string[] }
  | { readonly status: 'refused'; readonly reason: string }

/** Prepares a write as its card would show it, and stores nothing. */
export async function prepareProposal(
  place: WritePlace,
  tool: DomainWriteTool,
  input: JsonObject,
): Promise<ProposalOutcome> {
  return toOutcome(await prepareWrite(place, tool, input))
}

function toOutcome(prepared: PreparedWrite): ProposalOutcome {
  switch (prepared.status) {
    case 'ready':
      return { status: 'proposed', card: prepared.preview.title }
    case 'question':
      return {
        status: 'question',
        question: prepared.question,
        missing: prepared.missing,
      }
    case 'invalid':
      return {
        status: 'refused',
        reason: `These do not fit the tool: ${prepared.slots.join(', ')}.`,
      }
    case 'refused':
      return { status: 'refused', reason: prepared.explanation }
  }
}
