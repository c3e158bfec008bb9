import type { Claim } from '../../domain-tool.ts'
import { isWholeFamily } from '../relationships.ts'

/** "o que você sabe da minha família?" asks after all of its people. */
export const claimFamily: Claim = async ({ query }) =>
  typeof query === 'string' && isWholeFamily(query)
    ? { call: { intent: 'get_person', params: { personRef: query } } }
    : undefined
