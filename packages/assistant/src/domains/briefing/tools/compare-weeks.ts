import { z } from 'zod'
import { defineDomainReadTool } from '../../internal/define-domain-tool.ts'
import { joinList } from '../../internal/join-list.ts'
import { type ComparedWeeks, compareWeeks } from '../week/compare-weeks.ts'

/** "minha semana foi melhor?": the last seven days beside the seven before, thing by thing. */
export const compareWeeksTool = defineDomainReadTool({
  name: 'compare_weeks',
  description:
    'The last seven days beside the seven before, over all areas: what was measured, spent and done. It judges nothing.',
  input: z.object({}),
  execute: (_slots, context): Promise<ComparedWeeks> => compareWeeks(context),
  reply({ from, lines, oneSided, until }, context) {
    const { format, text } = context
    const values = { from: format.dayNumeric(from), until: format.dayNumeric(until) }
    const names = format.list([...oneSided])
    const rest = oneSided.length === 0 ? [] : [text('weeks.oneSided', { names })]
    if (lines.length === 0) return [text('weeks.nothing', values), ...rest].join('\n')
    const items = lines.map((line) => `- ${line}`)
    return [
      joinList(text('weeks.heading', values), items, context),
      ...rest,
      text('weeks.yours'),
    ].join('\n')
  },
})
