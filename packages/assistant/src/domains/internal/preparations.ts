import type { Preparation, PreparationOption } from '@parco/agent/approvals'
import type { JsonObject } from '@parco/protocol'
import type { Resolution } from '../domain-tool.ts'

/** Anything but a preparation that is ready: it needs no arguments. */
export type NotReady = Exclude<Preparation<never>, { status: 'ready' }>

/** Asks for one slot. */
export function ask(
  slot: string,
  question: string,
  options?: readonly PreparationOption[],
): NotReady {
  return {
    status: 'question',
    missing: [slot],
    question,
    ...(options === undefined ? {} : { options }),
  }
}

/** Says that it cannot be done. */
export function refuse(explanation: string): Extract<NotReady, { readonly status: 'refused' }> {
  return { status: 'refused', explanation }
}

/** Says whether a resolution or a check ended before a preparation could be made. */
export function isNotReady<Ready extends { readonly status: string }>(
  value: Ready | NotReady,
): value is NotReady {
  return value.status === 'question' || value.status === 'refused'
}

/** A resolution that asks which of several rows is meant; choosing one sets the reference. */
export function askWhich<Row>(
  slot: string,
  question: string,
  options: readonly { readonly label: string; readonly value: JsonObject | string }[],
): Resolution<Row> {
  return {
    status: 'question',
    missing: [slot],
    question,
    options: options.map(({ label, value }) => ({ label, slots: { [slot]: value } })),
  }
}
