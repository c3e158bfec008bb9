import type { JsonObject } from '@parco/protocol'
import { createContext, useContext } from 'react'

/** What became of a proposed write: `closed` left its card open, which the chat still shows. */
export type ProposalOutcome = 'written' | 'denied' | 'closed' | 'refused'

/**
 * Proposes a write (`POST /api/propose/{tool}`), shows its card, and resolves with what became of
 * it. When something was written, everything that was read is asked for again.
 */
export type Propose = (tool: string, input: JsonObject) => Promise<ProposalOutcome>

/** Filled by `ProposalProvider`, which draws the card over whichever page asks. */
export const ProposalContext = createContext<Propose | undefined>(undefined)

/** The way by which forms and buttons of pages write: nothing is saved before its card is approved. */
export function useProposal(): Propose {
  const propose = useContext(ProposalContext)
  if (!propose) throw new Error('There is no ProposalProvider around this component.')
  return propose
}
