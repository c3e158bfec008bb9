import { decodeText } from './decode-text.ts'
import { parseCsv, type ReaderHabits } from './parse-csv.ts'
import { isOfx, parseOfx } from './parse-ofx.ts'
import type { StatementReading } from './statement.ts'

/** Bytes that no text has: a spreadsheet, a PDF, a picture. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const BINARY = /[\u0000-\u0008\u000e-\u001f]/

/** Reads what a bank gives: a table as CSV, or OFX. */
export function readStatement(bytes: Uint8Array, habits: ReaderHabits): StatementReading {
  const text = decodeText(bytes)
  if (BINARY.test(text.slice(0, 4096))) return { refusal: 'damaged' }
  return isOfx(text) ? parseOfx(text) : parseCsv(text, habits)
}
