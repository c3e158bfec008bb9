import type { DomainRecord } from '../domain.ts'
import type { DomainContext } from '../domain-context.ts'
import type { KnownDocument } from '../domain-memory.ts'
import { selectRows } from '../internal/select-rows.ts'
import type { AgendaItem, RecordEdit, StandingLine, Suggestion } from '../life-view.ts'
import { toShown } from './decision/decision-facts.ts'
import {
  choiceOf,
  describeDecision,
  describeOption,
  withinSentence,
} from './decision/describe-decision.ts'
import { readDecisions } from './decision/read-decisions.ts'
import { type LifeDecision, lifeDecisionOptions, lifeDecisions } from './tables.ts'

/** What was decided on a day. */
export async function decisionsOfDay(
  context: DomainContext,
  day: string,
): Promise<readonly DomainRecord[]> {
  const decided = 'decided_on = $2 order by created_at desc, id desc'
  const kept = await selectRows(lifeDecisions, decided, [day], context)
  return kept.map((decision) => ({
    id: decision.id,
    kind: 'decision',
    date: day,
    title: decision.title,
    display: choiceOf(decision) ?? '',
    edit: editOf(decision),
  }))
}

/** Decisions that come back on these days. */
export async function reviewsOf(
  context: DomainContext,
  from: string,
  until: string,
): Promise<readonly AgendaItem[]> {
  const due = 'reviewed_on is null and review_on between $2 and $3 order by review_on, id'
  const kept = await selectRows(lifeDecisions, due, [from, until], context)
  return kept.map((decision) => ({
    ref: decision.id,
    type: 'decision',
    day: decision.reviewOn ?? from,
    title: context.text('review.item', { title: decision.title }),
    edit: editOf(decision),
  }))
}

function editOf({
  area,
  chosen,
  decidedOn,
  id,
  reasoning,
  reviewOn,
  title,
}: LifeDecision): RecordEdit {
  return {
    reference: { decisionRef: id },
    change: {
      tool: 'update_decision',
      values: {
        title,
        chosenOption: chosen,
        reasoning,
        area,
        decidedOn,
        reviewDate: reviewOn,
        asksLater: reviewOn !== null,
      },
    },
    remove: { tool: 'delete_decision', verb: 'delete' },
  }
}

/** All decisions, to read and to take along. */
export async function decisionsDocument(context: DomainContext): Promise<KnownDocument> {
  const { text } = context
  const all = await readDecisions(context)
  const options = await selectRows(lifeDecisionOptions, 'true order by position, id', [], context)
  const optionsOf = Map.groupBy(options, ({ decisionId }) => decisionId)
  const decisions = all.map((decision) => ({
    ...toShown(decision),
    options: (optionsOf.get(decision.id) ?? []).map(({ option, pros, cons }) => ({
      option,
      pros,
      cons,
    })),
  }))
  if (decisions.length === 0) return { markdown: '', json: { decisions } }
  const lines = decisions.flatMap((one) => [
    `- ${one.decidedOn ?? text('decisions.undecided')}: ${describeDecision(one)}`,
    ...(one.reasoning === null ? [] : [`  - ${text('review.why', { reasoning: one.reasoning })}`]),
    ...one.options.map((option) => `  - ${describeOption(option, context)}`),
    ...(one.outcome === null ? [] : [`  - ${text('review.how', { outcome: one.outcome })}`]),
    ...(one.lessons === null ? [] : [`  - ${text('review.lessons', { lessons: one.lessons })}`]),
  ])
  const markdown = `${[`# ${text('record.area')}`, '', ...lines].join('\n')}\n`
  return { markdown, json: { decisions } }
}

/** Decisions whose day to look back on has come, the longest waiting first. */
const dueDecisions = (context: DomainContext): Promise<LifeDecision[]> =>
  selectRows(
    lifeDecisions,
    'reviewed_on is null and review_on <= $2 order by review_on, id limit 2',
    [context.today],
    context,
  )

export async function decisionsSuggestions(context: DomainContext): Promise<readonly Suggestion[]> {
  const [due] = await dueDecisions(context)
  if (!due) return []
  const values = { title: withinSentence(due.title) }
  return [{ kind: 'decision-due', text: context.text('review.suggest', values) }]
}

export async function decisionsStanding(context: DomainContext): Promise<readonly StandingLine[]> {
  return (await dueDecisions(context)).map(({ area, title }) => ({
    area: area ?? 'professional',
    text: context.text('review.item', { title }),
  }))
}
