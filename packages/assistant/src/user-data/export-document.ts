import { ParcoError } from '@parco/protocol'
import type { UserTable } from '@parco/store'
import { z } from 'zod'

/** What an export says it is; a later version may only add what earlier ones can leave out. */
export const EXPORT_FORMAT = 'parco-export'
export const EXPORT_VERSION = 1

/** The rows of one table of an export. */
export interface ExportedTable {
  readonly name: string
  readonly columns: readonly string[]
  /** Each as JSON. */
  readonly rows: readonly string[]
}

const headSchema = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.number().int().min(1),
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})

/**
 * Reads an export against the tables that there are.
 * @throws bad-request, with a `reason`, when it is none, or has what this version does not know.
 */
export function readExport(
  bytes: Uint8Array,
  known: readonly UserTable[],
): readonly (ExportedTable & { readonly table: UserTable })[] {
  const head = headSchema.safeParse(parse(bytes))
  if (!head.success) throw badExport('not-an-export', 'The file is no export of Parco.')
  const { version, tables } = head.data
  if (version > EXPORT_VERSION) throw newer()
  const byName = new Map(known.map((table) => [table.name, table]))
  for (const name of Object.keys(tables)) if (!byName.has(name)) throw newer()
  return known.flatMap((table) => {
    const rows = tables[table.name] ?? []
    const columns = Object.keys(rows[0] ?? {})
    if (columns.some((column) => !table.columns.includes(column))) throw newer()
    const isEven = rows.every(
      (row) => Object.keys(row).length === columns.length && columns.every((name) => name in row),
    )
    if (!isEven) throw badExport('not-an-export', `The rows of ${table.name} differ in columns.`)
    if (rows.length === 0) return []
    return [{ table, name: table.name, columns, rows: rows.map((row) => JSON.stringify(row)) }]
  })
}

/** Numbers stay as they are written: 81.900 is no other amount than 81.9, but another text. */
function parse(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return JSON.parse(text, keepNumbers)
  } catch {
    return undefined
  }
}

interface SourceAccess {
  readonly source?: string
}

function keepNumbers(key: string, value: unknown, context?: SourceAccess): unknown {
  if (typeof value !== 'number' || key === 'version' || context?.source === undefined) return value
  // The types of the language do not know it yet; Node does.
  return (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON(context.source)
}

const newer = (): ParcoError =>
  badExport('newer', 'The export was made by a newer version of Parco. Update this one first.')

function badExport(reason: string, message: string): ParcoError {
  return new ParcoError('bad-request', message, { data: { field: 'file', reason } })
}
