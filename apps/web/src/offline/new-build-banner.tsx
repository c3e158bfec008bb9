import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NewBuild, registerServiceWorker } from './register-service-worker.ts'

/** One line when Parco was updated while its page stood open. */
export function NewBuildBanner() {
  const { t } = useTranslation()
  const [build, setBuild] = useState<NewBuild>()
  useEffect(() => {
    if (import.meta.env.PROD) void registerServiceWorker(setBuild)
  }, [])
  if (!build) return null
  return (
    <p className="gone" role="status">
      {t('frame.newBuild')}{' '}
      <button type="button" className="link" onClick={build.take}>
        {t('frame.takeBuild')}
      </button>
    </p>
  )
}
