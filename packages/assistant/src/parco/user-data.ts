import type { Locale, UserId } from '@parco/protocol'
import type { FileReading } from '../domains/file-reading.ts'

/** What came in with an export. */
export interface ImportedData {
  readonly tables: number
  readonly rows: number
}

/** What went with everything. */
export interface DeletedData {
  readonly rows: number
  /** Snapshots, and data that a restore had kept aside. */
  readonly copies: number
}

/** All that is kept of a user: given out, taken back in, deleted. */
export interface UserData {
  /**
   * Everything that is kept of the user, as one JSON document in UTF-8 (see docs/export.md), piece by
   * piece, as of the moment of the call.
   */
  exportData(userId: UserId): Promise<AsyncIterable<Uint8Array>>
  /** Every move of money that was recorded, as CSV for the spreadsheets of that language; the user's by default. */
  exportTransactions(userId: UserId, locale?: Locale): Promise<string>
  /**
   * All that is known of the user themselves, each thing with their words and the day: as Markdown in that
   * language, the user's by default, or as JSON.
   */
  exportMemory(userId: UserId, format: 'markdown' | 'json', locale?: Locale): Promise<string>
  /**
   * Reads an export into an account that is empty, whole or not at all.
   * @throws conflict when something is in it already.
   * @throws bad-request, with a `reason`, when it is no export, or one of a newer version.
   */
  importData(userId: UserId, bytes: Uint8Array): Promise<ImportedData>
  /**
   * Reads a file of another program, such as a bank statement, as what a write would take in: propose
   * that with the items that are wanted. Nothing is stored.
   * @throws bad-request, in the user's language, when nothing can be read in it.
   */
  readFile(userId: UserId, bytes: Uint8Array, locale?: Locale): Promise<FileReading>
  /**
   * Deletes all that is kept of the user, and the copies that the embedded database keeps of itself. It
   * cannot be undone.
   * @throws bad-request when the confirmation is not `delete everything`, or that in Portuguese.
   */
  deleteData(userId: UserId, confirmation: string): Promise<DeletedData>
}
