import type { FormSpec } from '../../records/form/form-spec.ts'
import type { Fact } from './memory-schemas.ts'
import type { SayMemory } from './memory-texts.ts'

/** Something to keep in mind. */
export const newFact = (say: SayMemory): FormSpec => ({
  title: say('dialog.add'),
  tool: 'add_knowledge',
  fields: ['content', 'type'],
  more: ['area'],
  required: ['content'],
  labels: { content: say('dialog.content') },
})

/** Something that is kept: corrected, or forgotten. */
export const factForm = ({ id, content, type, area, quote }: Fact, say: SayMemory): FormSpec => ({
  title: say('dialog.edit'),
  ...(quote === null ? {} : { lead: say('dialog.quote', { quote }) }),
  tool: 'update_knowledge',
  fields: ['content', 'type'],
  more: ['area'],
  values: { content, type, area },
  fixed: { knowledgeRef: { id } },
  isChange: true,
  actions: [
    {
      label: say('forget'),
      tool: 'forget_knowledge',
      input: { knowledgeRef: { id } },
      isDanger: true,
    },
    {
      label: say('dialog.forGood'),
      tool: 'forget_knowledge',
      input: { knowledgeRef: { id }, isForGood: true },
      isDanger: true,
    },
  ],
})
