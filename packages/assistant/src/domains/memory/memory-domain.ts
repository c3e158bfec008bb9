import { defineDomain } from '../define-domain.ts'
import { firstClaim } from '../internal/first-claim.ts'
import { knownDocument } from './export/known-document.ts'
import { claimTold } from './forgetting/claim-told.ts'
import { erasureDue } from './forgetting/erasure-due.ts'
import { memoryForms } from './forms.ts'
import { memoryVectors } from './meaning/memory-vectors.ts'
import { memoryMigrations } from './migrations.ts'
import { recallMemory } from './recall/recall-memory.ts'
import { replies } from './replies.generated.ts'
import { claimChanged, claimDocument, claimHousehold, claimReturned } from './said/claim-facts.ts'
import {
  claimForgotten,
  claimGreeted,
  claimIntroduced,
  claimMoved,
  claimName,
  claimOther,
  claimWho,
} from './said/claim-said.ts'
import { personTold } from './said/person-told.ts'
import { claimPast } from './search/claim-past.ts'
import { claimAgenda, claimPerson } from './search/claim-person.ts'
import { claimQuestion } from './search/claim-question.ts'
import { tellsOf } from './search/tells-of.ts'
import { addKnowledge } from './tools/add-knowledge.ts'
import { forgetKnowledge } from './tools/forget-knowledge.ts'
import { searchConversations } from './tools/search-conversations.ts'
import { searchKnowledge } from './tools/search-knowledge.ts'
import { updateKnowledge } from './tools/update-knowledge.ts'

/** What the user wants kept in mind, with the words that show it. */
export const memoryDomain = defineDomain({
  name: 'memory',
  forms: memoryForms,
  tools: [addKnowledge, updateKnowledge, forgetKnowledge, searchKnowledge, searchConversations],
  migrations: memoryMigrations,
  tables: {
    knowledge: 'kno',
    tombstones: 'tmb',
  },
  conversation: { areas: [], overview: ['search_knowledge'] },
  claims: {
    get_person: claimPerson,
    search_conversations: claimPast,
    get_agenda: claimAgenda,
    model: firstClaim(
      claimName,
      claimIntroduced,
      claimGreeted,
      claimMoved,
      claimDocument,
      claimOther,
      claimChanged,
      claimReturned,
      claimHousehold,
      claimTold,
      claimForgotten,
      claimQuestion,
      claimWho,
    ),
    none: firstClaim(
      claimIntroduced,
      claimGreeted,
      claimChanged,
      claimReturned,
      claimTold,
      claimForgotten,
      claimQuestion,
      claimWho,
    ),
    log_interaction: claimName,
    undo: claimTold,
  },
  personOf: personTold,
  recall: recallMemory,
  tellsOf,
  vectors: memoryVectors,
  knownDocument,
  dues: [erasureDue],
  replies,
})
