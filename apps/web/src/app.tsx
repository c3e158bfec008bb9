import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { toFailure } from './conversation/failure.ts'
import { createPageRouter } from './frame/create-page-router.ts'
import { ParcoContext } from './frame/parco-context.ts'
import type { ParcoClient } from './http/parco-client.ts'
import type { PreferenceStore } from './preferences/preferences.ts'
import { usePreferences } from './preferences/use-preferences.ts'
import { ClockContext } from './settings/clock-context.ts'
import { useUser } from './settings/use-user.ts'
import { TokenMissing } from './token-missing.tsx'

interface AppProps {
  readonly client: ParcoClient
  readonly store: PreferenceStore
}

/** The whole page: what every page has at hand, and the router over them. */
export function App({ client, store }: AppProps) {
  const preferences = usePreferences(store)
  const [isLocked, setIsLocked] = useState(false)
  const onLocked = useCallback(() => setIsLocked(true), [])
  const queries = useMemo(() => createQueries(onLocked), [onLocked])
  const router = useMemo(() => createPageRouter({ store }), [store])
  const access = useUser(client, {
    onChange: ({ locale: spoken }) => {
      if (spoken !== preferences.locale) preferences.chooseLocale(spoken)
      // What was read is worded for the user as they were before.
      void queries.invalidateQueries()
    },
    onLocked,
  })
  const retry = () => {
    setIsLocked(false)
    void access.refresh()
    void queries.invalidateQueries()
  }
  if (isLocked) return <TokenMissing onRetry={retry} />
  return (
    <ParcoContext value={{ client, store, preferences, access, onLocked }}>
      <ClockContext value={access.user?.clock}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </ClockContext>
    </ParcoContext>
  )
}

/** What was read stays on the page while it is asked for again; a refusal is no matter of trying again. */
function createQueries(onLocked: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (toFailure(error).type === 'locked') onLocked()
      },
    }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: 'always',
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
