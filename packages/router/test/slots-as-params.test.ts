import { describe, expect, it } from 'vitest'
import { createRouter, type IntentCatalogue } from '../src/index.ts'

const PETS: IntentCatalogue = {
  domain: 'pets',
  locale: 'en',
  rules: {},
  intents: {
    record_vet_visit: {
      isWrite: true,
      required: ['petRef', 'date'],
      sentences: [
        { say: ['vet visit for {words:petRef} [cost {money:price}]'], set: { kind: 'vet' } },
      ],
    },
    get_vet_visits: {
      isWrite: false,
      sentences: [{ say: ['vet visits in {period}'] }],
    },
  },
}

const router = createRouter({ intents: [PETS] })
const decide = (text: string) =>
  router.decide(text, {
    locale: 'en',
    now: new Date('2026-11-18T15:00:00Z'),
    timeZone: 'America/Sao_Paulo',
  })

describe('an intent without a builder of its own', () => {
  it('gets each slot under its name, and what its sentence sets', () => {
    expect(decide('yesterday vet visit for Rex cost $80')).toMatchObject({
      intent: 'record_vet_visit',
      params: { petRef: 'Rex', price: 80, currency: 'USD', kind: 'vet', date: '2026-11-17' },
    })
  })

  it('asks for what it requires and was not said', () => {
    expect(decide('vet visit for Rex')).toMatchObject({
      intent: 'clarify',
      params: {
        missing: ['date'],
        candidate: { intent: 'record_vet_visit', params: { petRef: 'Rex' } },
      },
    })
  })

  it('gets both ends of a period', () => {
    expect(decide('vet visits in October')).toMatchObject({
      intent: 'get_vet_visits',
      params: { startDate: '2026-10-01', endDate: '2026-10-31' },
    })
  })
})
