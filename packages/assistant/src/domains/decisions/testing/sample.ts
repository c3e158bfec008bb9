import type { DomainSample } from '../../internal/testing/domain-sample.ts'

/** Records and inputs of decisions for the tests of every domain. */
export const sample: DomainSample = {
  writes: [
    [
      'save_decision',
      {
        title: 'Mudar de emprego',
        chosenOption: 'mudar de emprego',
        reasoning: 'salário',
        area: 'professional',
        decidedOn: '2026-11-10',
      },
    ],
    [
      'save_decision',
      {
        title: 'Comprar ou alugar?',
        options: [{ option: 'comprar', pros: 'é nosso', cons: 'juros' }, { option: 'alugar' }],
        area: 'finance',
        reviewDate: '2026-12-01',
      },
    ],
  ],
  inputs: {
    save_decision: {
      title: 'Carro',
      options: ['vender', 'ficar'],
      chosenOption: 'vender',
      reasoning: 'gasta muito',
      area: 'finance',
      decidedOn: '2026-11-17',
      reviewDate: '2027-02-18',
      asksLater: true,
    },
    update_decision: { decisionRef: 'alugar', chosenOption: 'alugar', reviewDate: '2027-05-01' },
    record_outcome: {
      decisionRef: 'emprego',
      outcome: 'deu certo',
      satisfaction: 5,
      lessons: 'negociar antes',
    },
    delete_decision: { decisionRef: 'alugar' },
    list_decisions: { area: 'finance', status: 'open' },
    review_decision: { decisionRef: 'emprego' },
  },
}
