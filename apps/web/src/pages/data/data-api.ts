import { type FileReading, fileReadingSchema, type Locale } from '@parco/protocol'
import { z } from 'zod'

/** One line of a statement. */
export type StatementItem = FileReading['items'][number]

const restoredSchema = z.object({ tables: z.number(), rows: z.number() })

const upload = (file: Blob): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/octet-stream', accept: 'application/json' },
  body: file,
})

/** Reads a statement; nothing is written by it. */
export async function readStatement(
  ask: typeof fetch,
  file: Blob,
  locale: Locale,
): Promise<FileReading> {
  const response = await ask(`/api/files/read?locale=${locale}`, upload(file))
  return fileReadingSchema.parse(await response.json())
}

/** Reads an export into an empty account; returns how many rows came in. */
export async function restoreExport(ask: typeof fetch, file: Blob): Promise<number> {
  const response = await ask('/api/import', upload(file))
  return restoredSchema.parse(await response.json()).rows
}

/** Deletes everything of the user, who typed the words for it. */
export async function deleteEverything(ask: typeof fetch, confirmation: string): Promise<void> {
  await ask('/api/user/data', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ confirmation }),
  })
}

/** An export is one JSON document; no statement begins so. */
export async function isExport(file: Blob): Promise<boolean> {
  return /^\uFEFF?\s*\{/.test(await file.slice(0, 100).text())
}
