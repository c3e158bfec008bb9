import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

/** The first part of the key of everything that a write may change. */
export const READS = 'reads'

/** Asks again for everything that was read: after a write, here or elsewhere. */
export function useRefreshReads(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: [READS] }), [queries])
}
