/** The events of a run's steps are turn events; `tsc` checks this file, and it is never run. */
import type { StepEvent } from '@parco/agent'
import type { TurnEvent } from '@parco/protocol'

type SharedTurnEvent = Extract<TurnEvent, { type: StepEvent['type'] }>

/** A client that reads turn events reads those of a run. */
export function toTurnEvent(event: StepEvent): SharedTurnEvent {
  return event
}

/** The other way round, so that no field is missing here. */
export function toStepEvent(event: SharedTurnEvent): StepEvent {
  return event
}
