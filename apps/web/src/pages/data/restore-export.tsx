import { ParcoError } from '@parco/protocol'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../../conversation/failure.ts'
import { useParco } from '../../frame/parco-context.ts'
import { useToast } from '../../records/toast.ts'
import { restoreExport } from './data-api.ts'
import { type SayData, useDataTexts } from './data-texts.ts'

interface RestoreExportProps {
  readonly file: File
  readonly onClose: () => void
}

/** Asks before an export is read in, whole or not at all. */
export function RestoreExport({ file, onClose }: RestoreExportProps) {
  const say = useDataTexts()
  const { t } = useTranslation()
  const { access, client } = useParco()
  const queries = useQueryClient()
  const tell = useToast()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const restore = async () => {
    if (isBusy) return
    setIsBusy(true)
    setProblem(undefined)
    try {
      const rows = await restoreExport(client.fetch, file)
      tell({ text: say('restore.done', { count: rows }) })
      onClose()
      await access.refresh()
      await queries.invalidateQueries()
    } catch (error) {
      const failure = toFailure(error)
      const told = 'message' in failure ? failure.message : t('failure.gone')
      setProblem(wordsOf(error, say) ?? told)
      setIsBusy(false)
    }
  }
  return (
    <div className="drop drop--full">
      <p className="drop__title">{say('restore.title')}</p>
      <p className="data__text">{say('restore.text', { name: file.name })}</p>
      {problem !== undefined && (
        <p className="failed" role="alert">
          {problem}
        </p>
      )}
      <div className="data__actions">
        <button
          type="button"
          className="button button--primary"
          aria-disabled={isBusy}
          onClick={() => void restore()}
        >
          {say('restore.yes')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {say('restore.no')}
        </button>
      </div>
    </div>
  )
}

function wordsOf(error: unknown, say: SayData): string | undefined {
  if (!(error instanceof ParcoError)) return undefined
  if (error.code === 'conflict') return say('restore.notEmpty')
  if (error.code !== 'bad-request') return undefined
  return say(error.data.reason === 'newer' ? 'restore.newer' : 'restore.damaged')
}
