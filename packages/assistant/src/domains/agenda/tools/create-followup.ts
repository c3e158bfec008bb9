import { z } from 'zod'
import { isCalendarDay } from '../../internal/calendar.ts'
import { quoteText } from '../../internal/clean-text.ts'
import { defineDomainWriteTool } from '../../internal/define-domain-tool.ts'
import { ask, isNotReady } from '../../internal/preparations.ts'
import { dayField, textField } from '../../internal/preview-fields.ts'
import { checkTitle } from '../series/check-title.ts'

const input = z.object({
  topic: z.string().optional(),
  scheduledFor: z.string().optional().describe('YYYY-MM-DD, the day to ask on.'),
})

type Prepared = { readonly topic: string; readonly askOn: string }

/** Keeps what the user wants to be asked about on a day. */
export const createFollowup = defineDomainWriteTool({
  name: 'create_followup',
  description:
    'Keeps something to ask the user about on a day, such as how an interview went. It shows in the agenda.',
  input,
  verb: 'record',
  writes: ['followups'],
  async prepare(slots, context) {
    const { format, text, today } = context
    const topic = checkTitle('topic', slots.topic, text('followup.askTopic'), context)
    if (isNotReady(topic)) return topic
    const askOn = slots.scheduledFor?.slice(0, 10)
    if (askOn === undefined) return ask('scheduledFor', text('followup.askDay'))
    if (!isCalendarDay(askOn)) {
      return ask('scheduledFor', text('shared.ask.dayInvalid', { day: quoteText(askOn) }))
    }
    if (askOn < today) return ask('scheduledFor', text('followup.past'))
    const prepared: Prepared = { topic: topic.value, askOn }
    return {
      status: 'ready',
      arguments: prepared,
      preview: {
        title: text('followup.title', { topic: topic.value, day: format.day(askOn) }),
        fields: [
          textField({ slot: 'topic', label: text('label.topic'), value: topic.value }),
          dayField(
            { slot: 'scheduledFor', label: text('shared.label.day'), value: askOn },
            context,
          ),
        ],
      },
    }
  },
  async execute(prepared: Prepared, context): Promise<Prepared> {
    await context.ledger.insert('followups', {
      id: context.mint('fup'),
      topic: prepared.topic,
      ask_on: prepared.askOn,
      created_at: context.now.toISOString(),
    })
    return prepared
  },
  reply: ({ askOn, topic }, { format, text }) =>
    text('followup.created', { topic, day: format.day(askOn) }),
})
