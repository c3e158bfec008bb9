import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { type KnowledgeRow, knowledge } from '../tables.ts'

/** What was replaced, the newest first; neither what is forgotten nor what it had replaced is in any list. */
export async function readEnded(context: DomainContext): Promise<readonly KnowledgeRow[]> {
  const rows = await selectRows(
    knowledge,
    `(superseded_by_id is not null or forgotten_at is not null)
      order by valid_until desc nulls last, created_at desc`,
    [],
    context,
  )
  return withoutForgotten(rows).filter(({ supersededBy }) => supersededBy !== null)
}

/** Without what is forgotten, and what it had taken the place of. */
export function withoutForgotten(rows: readonly KnowledgeRow[]): readonly KnowledgeRow[] {
  const byId = new Map<string, KnowledgeRow>(rows.map((row) => [row.id, row]))
  const leads = (row: KnowledgeRow | undefined, left = rows.length): boolean =>
    row !== undefined &&
    left >= 0 &&
    (row.forgottenAt !== null || leads(byId.get(row.supersededBy ?? ''), left - 1))
  return rows.filter((row) => !leads(row))
}
