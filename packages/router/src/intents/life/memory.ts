import { buildContextAnalysis, buildDecision } from '../../stages/calls/counsel-calls.ts'
import { buildForgetting } from '../../stages/calls/forgetting-calls.ts'
import { buildKnowledge } from '../../stages/calls/knowledge-calls.ts'
import { buildKnowledgeSearch } from '../../stages/calls/knowledge-search.ts'
import { decided, forgotten, kept, pondered, sought } from '../../stages/free-text/memory-texts.ts'
import { defineIntent, type Intent } from '../define-intent.ts'

/** What the router knows of the intents of memory. */
export const memoryIntents: readonly Intent[] = [
  defineIntent({
    name: 'add_knowledge',
    traits: ['adds', 'keeps'],
    build: buildKnowledge,
    text: kept,
    akin: ['update_person'],
  }),
  defineIntent({
    name: 'forget_knowledge',
    traits: ['erases'],
    build: buildForgetting,
    text: forgotten,
  }),
  defineIntent({
    name: 'save_decision',
    traits: ['adds'],
    build: buildDecision,
    text: decided,
    called: ['decisão', 'decision'],
    changes: () => ({ name: 'title', deadline: 'reviewDate' }),
  }),
  defineIntent({
    name: 'search_knowledge',
    traits: ['searches'],
    build: buildKnowledgeSearch,
    text: sought,
  }),
  defineIntent({
    name: 'analyze_context',
    traits: ['ponders'],
    build: buildContextAnalysis,
    text: pondered,
  }),
]
