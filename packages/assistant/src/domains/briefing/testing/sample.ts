import type { DomainSample } from '../../internal/testing/domain-sample.ts'

/** Inputs of summaries and alerts for the tests of every domain. */
export const sample: DomainSample = {
  writes: [],
  inputs: {
    change_alerts: { alert: 'report', turn: 'on', weekday: '5', time: '18:30' },
    daily_summary: { date: '2026-11-18' },
    weekly_report: { date: '2026-11-18' },
  },
  named: ['alert'],
}
