import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../conversation/failure.ts'
import { useReturnOfServer } from '../conversation/use-return-of-server.ts'
import { useParco } from './parco-context.ts'

/** One line while nothing answers; when the server is back, everything is asked again. */
export function GoneBanner() {
  const { t } = useTranslation()
  const { client } = useParco()
  const queries = useQueryClient()
  const cache = queries.getQueryCache()
  const isGone = useSyncExternalStore(
    (onChange) => cache.subscribe(onChange),
    () =>
      cache
        .getAll()
        .some(({ state }) => state.error !== null && toFailure(state.error).type === 'gone'),
  )
  useReturnOfServer(isGone, client.isAlive, () => void queries.invalidateQueries())
  if (!isGone) return null
  return (
    <p className="gone" role="status">
      {t('failure.gone')}. {t('frame.goneHelp')}
    </p>
  )
}
