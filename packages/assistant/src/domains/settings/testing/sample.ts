import type { DomainSample } from '../../internal/testing/domain-sample.ts'

/** Records and inputs of the settings for the tests of every domain. */
export const sample: DomainSample = {
  writes: [['change_setting', { setting: 'units', name: 'us' }]],
  inputs: {
    change_setting: { setting: 'currency', name: 'euro' },
    get_settings: { setting: 'clock' },
  },
  named: ['setting'],
}
