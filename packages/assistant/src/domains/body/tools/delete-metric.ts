import type { Id } from '@parco/protocol'
import { z } from 'zod'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { readOnly } from '../../internal/preview-fields.ts'
import { assertEntryUnchanged } from '../entries/assert-entry-unchanged.ts'
import { describeEntry, type EntryFacts } from '../entries/describe-entry.ts'
import { entryFields } from '../entries/entry-fields.ts'
import { toEntryFacts } from '../entries/read-entries.ts'
import { entryReferenceSchema, resolveEntry } from '../entries/resolve-entry.ts'

const input = z.object({
  entryRef: entryReferenceSchema.optional().describe('The entry as the user names it.'),
})

type Prepared = { readonly id: Id<'met'>; readonly entry: EntryFacts }

/** Deletes a measurement that is recorded. */
export const deleteMetric = defineDomainWriteTool({
  name: 'delete_metric',
  description: 'Deletes one recorded measurement; entryRef says which one.',
  input,
  verb: 'delete',
  writes: ['metrics'],
  async prepare({ entryRef }, context) {
    const resolution = await resolveEntry(entryRef ?? {}, context)
    if (resolution.status !== 'found') return resolution
    const entry = toEntryFacts(resolution.row)
    return {
      status: 'ready',
      arguments: { id: resolution.row.id, entry },
      preview: {
        title: context.text('metric.deleteTitle', { entry: describeEntry(entry, context) }),
        fields: entryFields(entry, context).map(readOnly),
      },
    }
  },
  async execute({ id, entry }: Prepared, context): Promise<Prepared> {
    await assertEntryUnchanged(id, entry, context)
    await context.ledger.delete('metrics', id)
    return { id, entry }
  },
  reply({ entry }, context) {
    return context.text('metric.deleted', { entry: describeEntry(entry, context) })
  },
})
