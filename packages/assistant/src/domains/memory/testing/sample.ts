import type { DomainSample } from '../../internal/testing/domain-sample.ts'

/** Records and inputs of memory for the tests of every domain. */
export const sample: DomainSample = {
  writes: [
    ['add_knowledge', { type: 'fact', content: 'mora em Olinda', area: 'relationships' }],
    ['add_knowledge', { type: 'preference', content: 'prefere chá de hortelã' }],
    ['add_knowledge', { type: 'fact', content: 'código do portão é 4821' }],
    ['forget_knowledge', { query: 'código do portão' }],
  ],
  inputs: {
    add_knowledge: { type: 'fact', content: 'é alérgico a camarão', area: 'health' },
    update_knowledge: {
      knowledgeRef: 'chá de hortelã',
      content: 'prefere chá de camomila',
      type: 'preference',
      area: 'health',
      isRight: true,
    },
    forget_knowledge: { query: 'mora em Olinda', scope: 'one', isForGood: true },
    search_knowledge: { query: 'chá' },
    search_conversations: { query: 'chá', date: '2026-11-18' },
  },
  named: ['scope'],
}
