import { defineDomain } from '../define-domain.ts'
import { claimFollowup, claimReview, claimWhy } from './claims.ts'
import { decisionsForms } from './forms.ts'
import { decisionsMigrations } from './migrations.ts'
import {
  decisionsDocument,
  decisionsOfDay,
  decisionsStanding,
  decisionsSuggestions,
  reviewsOf,
} from './records.ts'
import { replies } from './replies.generated.ts'
import { reviewDue } from './review/review-due.ts'
import { deleteDecision } from './tools/delete-decision.ts'
import { listDecisions } from './tools/list-decisions.ts'
import { recordOutcome } from './tools/record-outcome.ts'
import { reviewDecision } from './tools/review-decision.ts'
import { saveDecision } from './tools/save-decision.ts'
import { updateDecision } from './tools/update-decision.ts'

/** Decisions of a life: what was chosen from what and why, and how it turned out. */
export const decisionsDomain = defineDomain({
  name: 'decisions',
  forms: decisionsForms,
  tools: [
    saveDecision,
    updateDecision,
    recordOutcome,
    deleteDecision,
    listDecisions,
    reviewDecision,
  ],
  migrations: decisionsMigrations,
  tables: { life_decisions: 'lfd', life_decision_options: 'ldo' },
  conversation: { areas: [], overview: ['list_decisions'] },
  recordKinds: ['decision'],
  replies,
  recordsOfDay: decisionsOfDay,
  agendaOf: reviewsOf,
  knownDocument: decisionsDocument,
  dues: [reviewDue],
  standing: decisionsStanding,
  suggestions: decisionsSuggestions,
  claims: {
    review_decision: claimReview,
    create_followup: claimFollowup,
    model: claimWhy,
    none: claimWhy,
    search_knowledge: claimWhy,
  },
})
