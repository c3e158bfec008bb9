import type { JsonObject, Locale } from '@parco/protocol'
import { fromUuid, type Sql } from '@parco/store'
import { z } from 'zod'
import { defineDomain } from '../../src/domains/define-domain.ts'
import type { ReplyCatalogue } from '../../src/domains/domain.ts'
import type { DomainContext } from '../../src/domains/domain-context.ts'
import {
  defineDomainReadTool,
  defineDomainWriteTool,
} from '../../src/domains/internal/define-domain-tool.ts'

/** A domain of the smallest size with everything that a domain may do: the contract, used in tests. */
interface NoteRow {
  readonly id: string
  readonly title: string
  readonly amount_cents: number | null
}

const day = z.iso.date()

function notes(sql: Sql): Promise<NoteRow[]> {
  return sql.query<NoteRow>('select id, title, amount_cents from notes order by created_at, id')
}

function preview(
  context: DomainContext,
  input: { title: string; amount?: number | undefined; date: string },
) {
  return {
    title: context.text('card', {
      title: input.title,
      amount: input.amount ?? '-',
      date: input.date,
    }),
    fields: [
      {
        slot: 'title',
        label: 'Title',
        kind: 'text' as const,
        value: input.title,
        display: input.title,
        editable: true,
      },
      {
        slot: 'amount',
        label: 'Amount',
        kind: 'money' as const,
        value: input.amount ?? null,
        display: String(input.amount),
        editable: true,
      },
      {
        slot: 'date',
        label: 'Date',
        kind: 'date' as const,
        value: input.date,
        display: input.date,
        editable: true,
      },
    ],
  }
}

export const createNote = defineDomainWriteTool({
  name: 'create_note',
  description: 'Writes a note.',
  input: z.object({
    title: z.string().min(1).max(100),
    amount: z.number().positive().max(1_000_000).optional(),
    date: day.optional(),
  }),
  verb: 'record',
  writes: ['notes'],
  async prepare(input, context) {
    if (input.title === 'which') {
      return { status: 'question', missing: ['title'], question: context.text('which') }
    }
    if (input.title === 'forbidden') {
      return { status: 'refused', explanation: context.text('forbidden') }
    }
    const date = input.date ?? context.today
    const prepared = {
      title: input.title,
      date,
      ...(input.amount === undefined ? {} : { amountCents: Math.round(input.amount * 100) }),
    }
    return {
      status: 'ready',
      arguments: prepared as JsonObject,
      preview: preview(context, { ...input, date }),
    }
  },
  async execute(prepared, { ledger, mint }) {
    if (prepared.title === 'explode') throw new Error('exploded')
    const id = mint('nte')
    await ledger.insert('notes', {
      id,
      title: prepared.title ?? '',
      amount_cents: prepared.amountCents ?? null,
      written_on: prepared.date ?? '',
    })
    return { id, title: prepared.title ?? '' }
  },
  reply: (output, { text }) => text('written', output),
})

export const renameNote = defineDomainWriteTool({
  name: 'rename_note',
  description: 'Gives a note another title.',
  input: z.object({ noteRef: z.string(), title: z.string() }),
  verb: 'change',
  writes: ['notes'],
  async prepare({ noteRef, title }, context) {
    const found = (await notes(context.sql)).find((note) => note.title === noteRef)
    if (!found) return { status: 'refused', explanation: context.text('unknown') }
    return {
      status: 'ready',
      arguments: { id: fromUuid('nte', found.id), title, before: found.title },
      preview: { title: `${noteRef} → ${title}`, fields: [] },
    }
  },
  async execute({ id, title }, { ledger }) {
    await ledger.update('notes', id, { title })
    return { title }
  },
  reply: (output, { text }) => text('written', output),
})

export const deleteNote = defineDomainWriteTool({
  name: 'delete_note',
  description: 'Deletes a note.',
  input: z.object({ noteRef: z.string() }),
  verb: 'delete',
  writes: ['notes'],
  async prepare({ noteRef }, context) {
    const found = (await notes(context.sql)).find((note) => note.title === noteRef)
    if (!found) return { status: 'refused', explanation: context.text('unknown') }
    return {
      status: 'ready',
      arguments: { id: fromUuid('nte', found.id) },
      preview: { title: `- ${noteRef}`, fields: [] },
    }
  },
  async execute({ id }, { ledger }) {
    const row = await ledger.delete('notes', id)
    return { title: String(row.title) }
  },
  reply: (output, { text }) => text('written', output),
})

export const markNote = defineDomainWriteTool({
  name: 'mark_note',
  description: 'Puts a mark on a note.',
  input: z.object({ noteRef: z.string() }),
  verb: 'confirm',
  writes: ['note_marks'],
  async prepare({ noteRef }, context) {
    const found = (await notes(context.sql)).find((note) => note.title === noteRef)
    if (!found) return { status: 'refused', explanation: context.text('unknown') }
    return {
      status: 'ready',
      arguments: { id: fromUuid('nte', found.id) },
      preview: { title: `* ${noteRef}`, fields: [] },
    }
  },
  async execute({ id }, { ledger, mint }) {
    await ledger.insert('note_marks', { id: mint('nmk'), note_id: id })
    return { title: '*' }
  },
  reply: (output, { text }) => text('written', output),
})

export const getNotes = defineDomainReadTool({
  name: 'get_notes',
  description: 'Lists the notes.',
  input: z.object({}),
  execute: async (_input, { sql }) => (await notes(sql)).map(({ title }) => title),
  reply: (titles, { text }) => text('list', { count: titles.length, titles: titles.join(', ') }),
})

const texts: Record<Locale, ReplyCatalogue> = {
  'pt-BR': {
    card: 'Nota: {{title}}, {{amount}}, {{date}}',
    written: 'Anotado: {{title}}',
    list: '{{count}} notas: {{titles}}',
    which: 'Qual nota?',
    forbidden: 'Isso não.',
    unknown: 'Não existe.',
    record: { area: 'Notas' },
  },
  en: {
    card: 'Note: {{title}}, {{amount}}, {{date}}',
    written: 'Noted: {{title}}',
    list: '{{count}} notes: {{titles}}',
    which: 'Which note?',
    forbidden: 'Not that.',
    unknown: 'No such note.',
    record: { area: 'Notes' },
  },
}

export const notesDomain = defineDomain({
  name: 'notes',
  tools: [createNote, renameNote, deleteNote, markNote, getNotes],
  migrations: { name: 'notes', directory: new URL('./migrations/', import.meta.url) },
  tables: { notes: 'nte', note_marks: 'nmk' },
  replies: texts,
  async resolveUndo({ noteRef }, { sql, text }) {
    if (typeof noteRef !== 'string') return undefined
    const found = (await notes(sql)).find((note) => note.title === noteRef)
    if (!found) return { status: 'refused', explanation: text('unknown') }
    return { status: 'found', row: { table: 'notes', id: fromUuid('nte', found.id) } }
  },
})
