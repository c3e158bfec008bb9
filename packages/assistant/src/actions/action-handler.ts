import type { ActionCall, Turn } from '../turn/turn.ts'

/** How an action works: by code alone, by thought, or by a plan of both. */
export type ActionKind = 'deterministic' | 'reasoning' | 'hybrid'

/** What a decision selects: it does the work and answers the user itself. */
export interface ActionHandler {
  readonly name: string
  readonly kind: ActionKind
  /**
   * Runs inside the turn's transaction and tells what it did to `turn.record`. A throw rolls the
   * whole turn back; an outcome that the user should hear of is said, not thrown.
   */
  run(call: ActionCall, turn: Turn): Promise<void>
}
