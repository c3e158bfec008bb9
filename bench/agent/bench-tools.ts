import { type AgentTool, defineTool } from '@parco/agent'
import { z } from 'zod'

/** Name, what it does, and its parameters: `?` marks one that may be left out, `a|b` a choice. */
type Row = readonly [
  name: string,
  description: string,
  parameters: Readonly<Record<string, string>>,
]

const ROWS: readonly Row[] = [
  [
    'add_reading',
    'Writes down a reading of the body, such as a weight or a pulse.',
    { kind: 'weight|pulse|sleep|steps', amount: 'number', unit: 'string', day: 'string?' },
  ],
  [
    'list_readings',
    'Lists readings of one kind with their average.',
    { kind: 'weight|pulse|sleep|steps', since: 'string?', until: 'string?', most: 'integer?' },
  ],
  [
    'correct_reading',
    'Changes a reading that was written down wrong.',
    { reading: 'string', amount: 'number?', day: 'string?' },
  ],
  [
    'add_purchase',
    'Writes down what was bought and for how much.',
    {
      what: 'string',
      amount: 'number',
      category: 'food|home|travel|other?',
      day: 'string?',
      shop: 'string?',
    },
  ],
  [
    'sum_purchases',
    'Adds up purchases of a period by category.',
    { since: 'string', until: 'string?', category: 'food|home|travel|other?' },
  ],
  [
    'list_invoices',
    'Lists invoices that are open, the oldest first.',
    { due: 'string?', most: 'integer?' },
  ],
  [
    'settle_invoice',
    'Marks an invoice as paid. Needs the id from list_invoices.',
    { invoice: 'string', day: 'string?', account: 'string?' },
  ],
  [
    'find_note',
    'Finds notes by what they are about.',
    { about: 'string', tag: 'string?', most: 'integer?' },
  ],
  ['write_note', 'Keeps a note, one thought each.', { text: 'string', tag: 'string?' }],
  [
    'find_contact',
    'Looks a person up by name: birthday, address, last meeting.',
    { name: 'string', detailed: 'boolean?' },
  ],
  [
    'change_contact',
    'Changes what is known about a person.',
    { contact: 'string', field: 'phone|email|birthday|address', content: 'string' },
  ],
  [
    'list_events',
    'Lists the events of the calendar between two days.',
    { since: 'string', until: 'string', calendar: 'string?' },
  ],
  [
    'add_event',
    'Puts an event into the calendar.',
    { title: 'string', begins: 'string', ends: 'string?', place: 'string?' },
  ],
  [
    'add_task',
    'Puts a task on the list.',
    { title: 'string', due: 'string?', list: 'string?', urgent: 'boolean?' },
  ],
  ['finish_task', 'Ticks a task off.', { task: 'string', note: 'string?' }],
]

const SERVICES =
  'amber birch cedar delta ember fjord grove haven iris jade kiln lark maple nova opal pine quartz river slate tulip umber vale willow yarrow zephyr'.split(
    ' ',
  )

function toType(kind: string): z.ZodType {
  if (kind.includes('|')) return z.enum(kind.split('|') as [string, ...string[]])
  if (kind === 'integer') return z.number().int()
  return kind === 'number' ? z.number() : kind === 'boolean' ? z.boolean() : z.string()
}

function toInput(parameters: Row[2]) {
  const shape = Object.entries(parameters).map(([name, kind]) => {
    const type = toType(kind.replace(/\?$/, '')).describe(`The ${name} to use.`)
    return [name, kind.endsWith('?') ? type.optional() : type] as const
  })
  return z.object(Object.fromEntries(shape))
}

/** The tool that the model server asks for, and what it asks it with. */
export const CALLED_TOOL = 'add_reading'

/** `count` tools: fifteen, and then the same for one service after another. */
export function createBenchTools(count: number, onCall: () => void): AgentTool[] {
  return Array.from({ length: count }, (_, index) => {
    const [name, description, parameters] = ROWS[index % ROWS.length] as Row
    const round = Math.floor(index / ROWS.length)
    const service = `${SERVICES[round % SERVICES.length]}${Math.floor(round / SERVICES.length) || ''}`
    return defineTool({
      name: round === 0 ? name : `${service}_${name}`,
      description: round === 0 ? description : `${description} In ${service}.`,
      input: toInput(parameters),
      effect: 'read',
      execute: () => {
        onCall()
        return { stored: true, id: 'r_5831', amount: 82.4, unit: 'kg', before: 83.1 }
      },
    }) as AgentTool
  })
}

/** What the user says, and what the prompt of the system is, of about a thousand tokens. */
export const BENCH_MESSAGE = 'My weight was 82.4 kg this morning, write the reading down please.'
export const BENCH_SYSTEM = Array.from(
  { length: 40 },
  (_, index) =>
    `${index + 1}. Be short and exact. Say what you did and what you did not do, and never invent a number that no tool gave you.`,
).join('\n')
