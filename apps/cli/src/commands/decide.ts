import { type Approval, type ApprovalDecision, foldTurn, type TurnResult } from '@parco/protocol'
import { applyChanges, type CardEdits, toSlots } from '../answers/apply-changes.ts'
import { parseChanges } from '../answers/parse-answer.ts'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { printTurn } from '../render/create-turn-printer.ts'
import { renderCard } from '../render/render-card.ts'
import { toExitCode } from '../render/to-exit-code.ts'
import { type Session, withSession } from '../session/open-session.ts'

export interface DecideOptions {
  readonly json?: boolean
  readonly set?: readonly string[]
}

/** Approves or denies what waits, in whichever conversation it was proposed; or lists it. */
export async function runDecide(
  outcome: 'approve' | 'deny',
  which: string | undefined,
  options: DecideOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  return withSession(context, async (session) => {
    const { client, user, texts } = session
    const open = await client.openApprovals(user.id)
    if (which === undefined) return list(open, options, context, session)
    const chosen = choose(open, which)
    if (chosen.length === 0) {
      const nothing = open.length === 0 ? texts.card.nothingOpen : texts.card.noSuchItem(which)
      terminal.writeError(`${nothing}\n`)
      return EXIT_CODES.failed
    }
    const edits = readEdits(chosen, options.set, context, session)
    if (typeof edits === 'string') {
      terminal.writeError(`${edits}\n`)
      return EXIT_CODES.usage
    }
    const results = await decide(session, outcome, chosen, { ...options, edits }, context)
    return results.map(toExitCode).find((code) => code !== EXIT_CODES.ok) ?? EXIT_CODES.ok
  })
}

function list(
  open: readonly Approval[],
  { json }: DecideOptions,
  { terminal }: CommandContext,
  { texts }: Session,
): ExitCode {
  if (json) terminal.write(`${JSON.stringify({ items: open })}\n`)
  else if (open.length === 0) terminal.write(`${texts.card.nothingOpen}\n`)
  else terminal.write(renderCard(open, terminal, texts))
  return open.length === 0 ? EXIT_CODES.ok : EXIT_CODES.waiting
}

/** `all`, numbers as listed, or the beginning of an id that is one approval's alone. */
function choose(open: readonly Approval[], which: string): Approval[] {
  if (['all', 'tudo', 'todos'].includes(which)) return [...open]
  if (/^\d+([,\s]+\d+)*$/.test(which)) {
    const chosen = which.split(/[,\s]+/).map((number) => open[Number(number) - 1])
    return chosen.every((approval) => approval !== undefined) ? [...new Set(chosen)] : []
  }
  const begun = open.filter(({ id }) => id.startsWith(which))
  return begun.length === 1 ? begun : []
}

/** Returns why not, when the changes cannot be read. */
function readEdits(
  chosen: readonly Approval[],
  set: readonly string[] | undefined,
  context: CommandContext,
  { texts, locale }: Session,
): CardEdits | string {
  const [approval] = chosen
  if (!set) return new Map()
  if (chosen.length !== 1 || !approval) return texts.card.oneItemToSet
  const changes = set.flatMap(parseChanges)
  const applied = applyChanges(approval, new Map(), changes, { locale, texts, now: context.now() })
  return applied.type === 'changed' ? applied.edits : applied.reason
}

async function decide(
  { client, user, locale, texts }: Session,
  outcome: 'approve' | 'deny',
  chosen: readonly Approval[],
  { json, edits }: DecideOptions & { readonly edits: CardEdits },
  { terminal }: CommandContext,
): Promise<TurnResult[]> {
  const results: TurnResult[] = []
  for (const [conversationId, approvals] of Map.groupBy(chosen, (one) => one.conversationId)) {
    const decisions = approvals.map((approval) => toDecision(outcome, approval, edits))
    const events = client.decide({ userId: user.id, locale, conversationId, decisions })
    const result = json ? await foldTurn(events) : await printTurn(events, terminal, texts)
    if (json) terminal.write(`${JSON.stringify(result)}\n`)
    results.push(result)
  }
  return results
}

/** What the user decides about one approval, bound to the values that they saw. */
export function toDecision(
  outcome: 'approve' | 'deny',
  { id, argumentsHash }: Approval,
  edits: CardEdits = new Map(),
): ApprovalDecision {
  if (outcome === 'deny') return { outcome, approvalId: id }
  return {
    outcome,
    approvalId: id,
    argumentsHash,
    ...(edits.size > 0 ? { edits: toSlots(edits) } : {}),
  }
}
