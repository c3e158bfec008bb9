import { fileReadingSchema, localeSchema } from '@parco/protocol'
import { z } from 'zod'
import { fileResponse } from '../http/file-response.ts'
import { jsonResponse } from '../http/json-response.ts'
import { defineRoute } from './route.ts'

/** More than anybody writes in a life: 100,000 records are some 60 MB. */
const MAX_EXPORT_BYTES = 256 * 1024 * 1024

/** Years of a busy account are some 2 MB. */
const MAX_STATEMENT_BYTES = 8 * 1024 * 1024

/** Everything that is kept of a user: out, in, and away. */
export const userDataRoutes = [
  defineRoute({
    method: 'get',
    path: '/api/export',
    operationId: 'exportData',
    summary: 'Everything that is kept of the user, as one JSON document.',
    replies: { 200: { description: 'The export.', file: 'application/json' } },
    handle: async ({ userId, breakOff }, { parco, now }) =>
      fileResponse(await parco.exportData(userId), {
        onFailure: breakOff,
        mediaType: 'application/json',
        fileName: `parco-${dayOf(now())}.json`,
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/export/transactions',
    operationId: 'exportTransactions',
    summary: 'Every move of money, as CSV for the spreadsheets of a language.',
    query: z.object({ locale: localeSchema.optional() }),
    replies: { 200: { description: 'The table.', file: 'text/csv' } },
    handle: async ({ userId, query, breakOff }, { parco, now }) =>
      fileResponse(await parco.exportTransactions(userId, query.locale), {
        onFailure: breakOff,
        mediaType: 'text/csv',
        fileName: `parco-${dayOf(now())}.csv`,
      }),
  }),
  defineRoute({
    method: 'get',
    path: '/api/export/memory',
    operationId: 'exportMemory',
    summary: 'All that is known of the user themselves, with their words and the days.',
    query: z.object({
      format: z.enum(['markdown', 'json']).optional(),
      locale: localeSchema.optional(),
    }),
    replies: { 200: { description: 'Markdown, or JSON where asked for.', file: 'text/markdown' } },
    handle: async ({ userId, query, breakOff }, { parco, now }) => {
      const { format = 'markdown', locale } = query
      return fileResponse(await parco.exportMemory(userId, format, locale), {
        onFailure: breakOff,
        mediaType: format === 'json' ? 'application/json' : 'text/markdown',
        fileName: `parco-memory-${dayOf(now())}.${format === 'json' ? 'json' : 'md'}`,
      })
    },
  }),
  defineRoute({
    method: 'post',
    path: '/api/import',
    operationId: 'importData',
    summary: 'Read an export into an empty account, whole or not at all.',
    upload: { maxBytes: MAX_EXPORT_BYTES },
    replies: {
      200: {
        description: 'What came in.',
        schema: z.object({ tables: z.number(), rows: z.number() }),
      },
    },
    errors: ['bad-request', 'conflict'],
    handle: async ({ userId, bytes }, { parco }) =>
      jsonResponse(await parco.importData(userId, bytes)),
  }),
  defineRoute({
    method: 'post',
    path: '/api/files/read',
    operationId: 'readFile',
    summary:
      'Read a file of another program, such as a bank statement in CSV or OFX; nothing is stored.',
    query: z.object({ locale: localeSchema.optional() }),
    upload: { maxBytes: MAX_STATEMENT_BYTES },
    replies: { 200: { description: 'What a write would take in.', schema: fileReadingSchema } },
    handle: async ({ userId, bytes, query }, { parco }) =>
      jsonResponse(await parco.readFile(userId, bytes, query.locale)),
  }),
  defineRoute({
    method: 'delete',
    path: '/api/user/data',
    operationId: 'deleteData',
    summary: 'Delete everything that is kept of the user; it cannot be undone.',
    body: z.strictObject({
      /** `delete everything` or `apagar tudo`. */
      confirmation: z.string().max(100),
    }),
    replies: {
      200: {
        description: 'What went.',
        schema: z.object({ rows: z.number(), copies: z.number() }),
      },
    },
    handle: async ({ userId, body }, { parco }) =>
      jsonResponse(await parco.deleteData(userId, body.confirmation)),
  }),
]

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
