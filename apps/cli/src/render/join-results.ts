import type { TurnResult } from '@parco/protocol'

/** What two turns in a row amount to, when the second decided what the first proposed. */
export function joinResults(first: TurnResult, second: TurnResult): TurnResult {
  const approvals = new Map([...first.approvals, ...second.approvals].map((one) => [one.id, one]))
  const receipts = new Map([...first.receipts, ...second.receipts].map((one) => [one.id, one]))
  return {
    ...first,
    text: [first.text, second.text].filter((text) => text !== '').join('\n\n'),
    outcome: second.outcome,
    decisions: [...first.decisions, ...second.decisions],
    toolResults: [...first.toolResults, ...second.toolResults],
    approvals: [...approvals.values()],
    receipts: [...receipts.values()],
    files: [...first.files, ...second.files],
    usage: {
      inputTokens: first.usage.inputTokens + second.usage.inputTokens,
      outputTokens: first.usage.outputTokens + second.usage.outputTokens,
    },
    durationMs: first.durationMs + second.durationMs,
    ...(second.error ? { error: second.error } : {}),
  }
}
