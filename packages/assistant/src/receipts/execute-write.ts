import type { JsonValue, Receipt } from '@parco/protocol'
import { insertReceipt, type StoredApproval } from '@parco/store'
import type { Domain } from '../domains/domain.ts'
import type { DomainWriteTool } from '../domains/domain-tool.ts'
import { moveDue } from '../jobs/move-due.ts'
import type { Turn } from '../turn/turn.ts'
import { createChangeLedger } from './change-ledger.ts'
import { tablesOf } from './own-tables.ts'

export interface ExecutedWrite {
  readonly receipt: Receipt
  readonly output: JsonValue
}

/** Runs an approved write and stores its receipt, in the transaction that spent the approval. */
export async function executeWrite(
  turn: Turn,
  tool: DomainWriteTool,
  domain: Domain,
  approval: StoredApproval,
): Promise<ExecutedWrite> {
  const { services, sql, user } = turn
  const context = turn.contextOf(domain)
  const known = tablesOf([domain])
  const tables = new Map(tool.writes.map((table) => [table, known.get(table) ?? '']))
  const ledger = createChangeLedger({ sql, userId: user.id, tables })
  const output = await tool.execute(approval.arguments, { ...context, mint: services.mint, ledger })
  const receipt: Receipt = {
    version: 1,
    id: services.mint('receipt'),
    conversationId: turn.conversationId,
    turnId: turn.turnId,
    approvalId: approval.id,
    toolName: tool.name,
    input: approval.input,
    summary: tool.reply(output, context),
    sourceText: approval.sourceText,
    changes: [...ledger.changes()],
    createdAt: turn.now.toISOString(),
  }
  await insertReceipt(sql, receipt)
  await moveDue(turn, receipt.changes)
  return { receipt, output }
}
