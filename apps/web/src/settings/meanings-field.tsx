import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../conversation/failure.ts'
import { SettingText } from './setting-field.tsx'
import type { ModelAccess } from './use-model.ts'

/** The model by whose vectors memory is searched besides words: saved when its field is left, empty for none. */
export function MeaningsField({ access }: { readonly access: ModelAccess }) {
  const { t } = useTranslation()
  const known = access.status?.embedding ?? ''
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    const wanted = typed?.trim() ?? known
    if (wanted === known) return setTyped(undefined)
    try {
      await access.choose({ embedding: wanted === '' ? null : wanted })
      setTyped(undefined)
      setProblem(undefined)
    } catch (error) {
      const isGone = toFailure(error).type === 'gone'
      setProblem(t(isGone ? 'settings.failed.gone' : 'settings.model.badMeanings'))
    }
  }
  return (
    <SettingText
      label={t('settings.model.meanings')}
      value={typed ?? known}
      placeholder={t('settings.model.meaningsNone')}
      problem={problem}
      onType={setTyped}
      onDone={() => void save()}
    />
  )
}
