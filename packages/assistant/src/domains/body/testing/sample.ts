import type { DomainSample } from '../../internal/testing/domain-sample.ts'

/** Records and inputs of the body for the tests of every domain. */
export const sample: DomainSample = {
  writes: [
    ['record_metric', { type: 'mood', value: 7 }],
    ['set_target', { type: 'sleep', value: 8, per: 'day' }],
    ['record_metric', { type: 'custom', metricRef: 'glicemia', unit: 'mg/dL', value: 98 }],
  ],
  inputs: {
    record_metric: { type: 'weight', value: 82 },
    update_metric: { entryRef: { type: 'mood' }, value: 8 },
    delete_metric: { entryRef: { type: 'mood' } },
    set_target: { type: 'water', value: 2500, per: 'day' },
    delete_target: { type: 'sleep' },
    get_tracking_history: { type: 'custom', metricRef: 'x' },
  },
  named: ['entryRef'],
}
