import { ModelError } from '@parco/agent'
import { isParcoError } from '@parco/protocol'

/** The reply that tells a user why no model answers, as far as it helps them. */
export function nameFailure(error: unknown): string {
  if (isParcoError(error, 'limit-reached')) return `thinking.limit.${String(error.data.limit)}`
  const failure =
    error instanceof ModelError ? error.failure : isParcoError(error) ? error.code : 'other'
  return `thinking.failed.${REPLIES[failure] ?? 'other'}`
}

const REPLIES: Readonly<Record<string, string>> = {
  configuration: 'settings',
  authentication: 'key',
  'model-not-found': 'name',
  quota: 'quota',
  'rate-limit': 'pause',
  overloaded: 'busy',
  server: 'fault',
  network: 'unreachable',
  timeout: 'unreachable',
  'content-filter': 'withheld',
  'context-too-long': 'tooLong',
  'malformed-answer': 'unreadable',
  'empty-answer': 'unreadable',
}
