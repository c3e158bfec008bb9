import type { FormSpec } from '../../records/form/form-spec.ts'
import type { Decision } from './decisions-schemas.ts'
import type { SayDecisions } from './decisions-texts.ts'

/** Something to decide, or decided. */
export const newDecision = (say: SayDecisions): FormSpec => ({
  title: say('form.decision'),
  tool: 'save_decision',
  fields: ['title', 'options', 'chosenOption', 'reasoning', 'reviewDate'],
  more: ['area', 'decidedOn'],
  required: ['title'],
})

/** A decision that is kept. */
export const decisionForm = (decision: Decision, say: SayDecisions): FormSpec => {
  const { area, chosen, decidedOn, id, reasoning, reviewOn, title } = decision
  return {
    title: say('form.editDecision'),
    tool: 'update_decision',
    fields: ['title', 'chosenOption', 'reasoning', 'reviewDate'],
    more: ['area', 'decidedOn'],
    values: { title, chosenOption: chosen, reasoning, reviewDate: reviewOn, area, decidedOn },
    fixed: { decisionRef: id },
    isChange: true,
    actions: [
      {
        label: say('form.delete'),
        tool: 'delete_decision',
        input: { decisionRef: id },
        isDanger: true,
      },
    ],
  }
}

/** How it turned out. */
export const outcomeForm = (decision: Decision, say: SayDecisions): FormSpec => {
  const { id, lessons, outcome, satisfaction, title } = decision
  return {
    title: say('form.outcome', { title }),
    tool: 'record_outcome',
    fields: ['outcome', 'satisfaction', 'lessons'],
    required: ['outcome'],
    values: { outcome, satisfaction, lessons },
    fixed: { decisionRef: id },
  }
}
