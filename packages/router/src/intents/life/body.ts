import {
  buildMetric,
  buildMetricDeletion,
  buildMetricUpdate,
} from '../../stages/calls/metric-calls.ts'
import { buildHistoryRead } from '../../stages/calls/read-calls.ts'
import { buildBalanceScore, buildTrends } from '../../stages/calls/trend-calls.ts'
import {
  findMetricDeletion,
  findMetricUpdate,
} from '../../stages/fill/measurements/find-entry-changes.ts'
import { findMeasurement } from '../../stages/fill/measurements/find-measurement.ts'
import { METRICS, type MetricType } from '../../values/metrics.ts'
import { defineIntent, type Intent } from '../define-intent.ts'
import { correctMetric } from './corrections.ts'

/** What the router knows of the intents of body. */
export const bodyIntents: readonly Intent[] = [
  defineIntent({
    name: 'record_metric',
    traits: ['adds', 'beside', 'happened', 'measures', 'of-speaker', 'recorded', 'records-one'],
    build: buildMetric,
    correct: correctMetric,
    find: findMeasurement,
    changes: () => ({ amount: 'value', date: 'date', metricType: 'type' }),
    leads: { 'pt-BR': 'pesei', en: 'weighed' },
    needs: ['value'],
    complete: ({ type }) =>
      typeof type === 'string' && type in METRICS ? { unit: METRICS[type as MetricType].unit } : {},
  }),
  defineIntent({
    name: 'update_metric',
    traits: ['measures-anew', 'sets-right'],
    build: buildMetricUpdate,
    find: findMetricUpdate,
    changes: () => ({ amount: 'value' }),
  }),
  defineIntent({
    name: 'delete_metric',
    traits: ['erases', 'sets-right'],
    build: buildMetricDeletion,
    find: findMetricDeletion,
  }),
  defineIntent({
    name: 'get_tracking_history',
    traits: ['beside', 'lists', 'tracks'],
    build: buildHistoryRead,
    neverEverything: 'type',
  }),
  defineIntent({ name: 'get_trends', traits: ['beside', 'lists'], build: buildTrends }),
  defineIntent({ name: 'get_life_balance_score', traits: ['lists'], build: buildBalanceScore }),
]
