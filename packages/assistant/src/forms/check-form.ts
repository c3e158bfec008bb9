import type { JsonObject } from '@parco/protocol'
import { type PreparedWrite, prepareWrite, type WritePlace } from '../approvals/prepare-write.ts'
import type { DomainWriteTool } from '../domains/domain-tool.ts'

/** What would come of a form as it is filled in now; nothing is stored, and nobody is asked. */
export type FormCheck =
  /** Proposing it shows a card. */
  | { readonly status: 'ready' }
  /** Something is missing or not right; each option is an answer, whose slots go into the input. */
  | {
      readonly status: 'question'
      readonly missing: readonly string[]
      readonly question: string
      readonly options: readonly { readonly label: string; readonly slots: JsonObject }[]
    }
  /** Values that the tool's schema does not take, by their slots. */
  | { readonly status: 'invalid'; readonly slots: readonly string[] }
  | { readonly status: 'refused'; readonly explanation: string }

/** Prepares a write as its card would be, and says what stands in its way. */
export async function checkForm(
  place: WritePlace,
  tool: DomainWriteTool,
  input: JsonObject,
): Promise<FormCheck> {
  const prepared = await prepareWrite(place, tool, input)
  switch (prepared.status) {
    case 'ready':
      return { status: 'ready' }
    case 'question':
      return { ...withoutOptions(prepared), options: prepared.options ?? [] }
    case 'invalid':
      return { status: 'invalid', slots: prepared.slots }
    case 'refused':
      return (await hasStandIn(place, tool, input)) ? { status: 'ready' } : prepared
  }
}

const withoutOptions = ({
  missing,
  question,
}: Extract<PreparedWrite, { readonly status: 'question' }>) => ({
  status: 'question' as const,
  missing,
  question,
})

/** Another write may be meant where this one is refused; proposing shows the card of that one. */
async function hasStandIn(
  place: WritePlace,
  tool: DomainWriteTool,
  input: JsonObject,
): Promise<boolean> {
  const entry = place.services.tools.get(tool.name)
  if (!entry || !tool.instead) return false
  return (await tool.instead(input, place.contextOf(entry.domain))) !== undefined
}
