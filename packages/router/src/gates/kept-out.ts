/** Gates after which nothing of a message is recorded or answered, whatever else is allowed. */
const KEPT_OUT: ReadonlySet<string> = new Set(['optOut', 'takenBack'])

/** Whether a gate says that a message is to be left alone: "não anota", "…, brincadeira". */
export const isKeptOut = (gate: string): boolean => KEPT_OUT.has(gate)
