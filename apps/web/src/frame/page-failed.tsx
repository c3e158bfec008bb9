import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnOfServer } from '../conversation/use-return-of-server.ts'
import { useParco } from './parco-context.ts'

/** The code of a page did not come, as when the server is gone or was updated meanwhile. */
export class CodeMissing extends Error {}

/** The importer of a page's code, whose failure is told apart from that of the page itself. */
export const withCodeMissing =
  <Code,>(load: () => Promise<Code>): (() => Promise<Code>) =>
  () =>
    load().catch((cause: unknown) => {
      // Not in the words of the browser: the router would load the whole page anew, server or none.
      throw new CodeMissing('The code of this page could not be loaded.', { cause })
    })

/** Stands in the place of a page that could not be shown; the rest of the frame stays. */
export function PageFailed({ error }: { readonly error: unknown }) {
  const { t } = useTranslation()
  const { client } = useParco()
  const [isGone, setIsGone] = useState(false)
  const isMissing = error instanceof CodeMissing
  useEffect(() => {
    if (isMissing) void client.isAlive().then((answers) => setIsGone(!answers))
  }, [client, isMissing])
  useReturnOfServer(isGone, client.isAlive, () => location.reload())
  return (
    <main className="plain" role="alert">
      <h1 className="plain__title">{t(isGone ? 'failure.gone' : 'failure.pageTitle')}</h1>
      <p className="plain__lead">{t(isGone ? 'frame.goneHelp' : 'failure.pageHelp')}</p>
      <button
        type="button"
        className="button button--primary"
        // With nobody to load it from, the browser would show a page of its own instead.
        onClick={() => void client.isAlive().then((answers) => answers && location.reload())}
      >
        {t('failure.retry')}
      </button>
    </main>
  )
}
