import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { z } from 'zod'

/**
 * A value that a page keeps in its address, so that the back button and a link know it:
 * `/money?month=2026-11`. What cannot be read counts as `fallback`, and `fallback` is not written.
 */
export function useAddressValue<Value extends string>(
  name: string,
  schema: z.ZodType<Value>,
  fallback: Value,
): readonly [Value, (next: Value) => void] {
  const navigate = useNavigate()
  const text = useRouterState({
    select: ({ location }) => (location.search as Record<string, string>)[name],
  })
  const parsed = schema.safeParse(text)
  const set = useCallback(
    (next: Value) =>
      void navigate({
        to: '.',
        search: (was: Record<string, unknown>) => ({
          ...was,
          [name]: next === fallback ? undefined : next,
        }),
        resetScroll: false,
      } as never),
    [navigate, name, fallback],
  )
  return [parsed.success ? parsed.data : fallback, set]
}
