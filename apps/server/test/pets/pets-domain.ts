import { fileURLToPath } from 'node:url'
import {
  type DomainContext,
  defineDomain,
  defineDomainReadTool,
  defineDomainWriteTool,
  defineIntent,
} from '@parco/assistant'
import { readIntents } from '@parco/assistant/sentences'
import { z } from 'zod'

/** A domain that somebody else wrote: one folder, with what `@parco/assistant` offers to all. */
interface Visit {
  readonly id: string
  readonly pet: string
  readonly day: string
}

async function visits({ sql }: DomainContext): Promise<Visit[]> {
  return sql.query<Visit>(
    `select 'vet_' || replace(id::text, '-', '') as id, pet, visited_on::text as day
     from vet_visits order by visited_on desc, created_at desc`,
  )
}

const logVetVisit = defineDomainWriteTool({
  name: 'log_vet_visit',
  description: 'Records that a pet was taken to the vet.',
  input: z.object({ name: z.string().min(1).max(100), date: z.iso.date().optional() }),
  verb: 'record',
  writes: ['vet_visits'],
  async prepare({ name: pet, date }, { text, format, today }) {
    const day = date ?? today
    const base = { slot: 'name', label: text('pet'), kind: 'text' as const, editable: true }
    return {
      status: 'ready',
      arguments: { pet, day },
      preview: {
        title: text('visit', { pet, day: format.day(day) }),
        fields: [
          { ...base, value: pet, display: pet },
          { ...base, slot: 'date', label: text('day'), kind: 'date', value: day, display: day },
        ],
      },
    }
  },
  async execute({ pet, day }, { ledger, mint, format }) {
    await ledger.insert('vet_visits', { id: mint('vet'), pet, visited_on: day })
    return { pet, day: format.day(day) }
  },
  reply: (output, { text }) => text('visit', output),
})

const getVetVisits = defineDomainReadTool({
  name: 'get_vet_visits',
  description: 'Lists the visits to the vet, of one pet or of all.',
  input: z.object({ name: z.string().optional(), limit: z.number().int().min(1).optional() }),
  async execute({ name, limit }, context) {
    const found = (await visits(context)).filter((one) => name === undefined || one.pet === name)
    return found.slice(0, limit).map((visit) => ({ pet: visit.pet, day: visit.day }))
  },
  reply: (found, { text, format }) =>
    found.map(({ pet, day }) => text('visit', { pet, day: format.day(day) })).join('\n') ||
    text('none'),
})

export const petsDomain = defineDomain({
  name: 'pets',
  tools: [logVetVisit, getVetVisits],
  migrations: { name: 'pets', directory: new URL('./migrations/', import.meta.url) },
  tables: { vet_visits: 'vet' },
  recordKinds: ['visit'],
  replies: {
    'pt-BR': {
      visit: '{{pet}} no veterinário, {{day}}',
      none: 'Nenhuma ida ao veterinário.',
      pet: 'Bicho',
      day: 'Dia',
      record: { area: 'Bichos', visit: 'Ida ao veterinário' },
    },
    en: {
      visit: '{{pet}} at the vet, {{day}}',
      none: 'No visits to the vet.',
      pet: 'Pet',
      day: 'Day',
      record: { area: 'Pets', visit: 'Visit to the vet' },
    },
  },
  intents: [
    defineIntent({
      name: 'log_vet_visit',
      traits: ['happened', 'records-one'],
      changes: () => ({ name: 'name', date: 'date' }),
    }),
  ],
  sentences: () => readIntents(fileURLToPath(new URL('./', import.meta.url))),
  async recordsOfDay(context, day) {
    const ofDay = (await visits(context)).filter((visit) => visit.day === day)
    const show = context.format.day
    return ofDay.map(({ id, pet }) => ({
      id,
      kind: 'visit',
      date: day,
      title: pet,
      display: show(day),
    }))
  },
})
