import type { DomainSample } from '../../internal/testing/domain-sample.ts'

/** Inputs of summaries and alerts for the tests of every domain. */
export const sample: DomainSample = {
  writes: [],
  inputs: {
    change_alerts: { alert: 'report', turn: 'on', weekday: '5', time: '18:30' },
    change_suggestions: { kind: 'goal-behind', turn: 'off' },
    get_overview: { startDate: '2026-11-01', endDate: '2026-11-18' },
    analyze_context: { relatedAreas: ['health'], days: 30 },
    suggest_action: {},
    daily_summary: { date: '2026-11-18' },
    weekly_report: { date: '2026-11-18' },
  },
  named: ['alert'],
}
