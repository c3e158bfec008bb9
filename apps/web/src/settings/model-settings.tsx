import { ParcoError } from '@parco/protocol'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../conversation/failure.ts'
import { LoadFailure } from '../layout/load-failure.tsx'
import { MeaningsField } from './meanings-field.tsx'
import {
  hasKeyOf,
  type ModelDraft,
  OTHER_PROVIDER,
  takesKey,
  toChoice,
  toDraft,
} from './model-draft.ts'
import type { ModelStatus } from './model-status.ts'
import { SettingSelect, SettingText } from './setting-field.tsx'
import { SpendingSettings } from './spending-settings.tsx'
import type { ModelAccess } from './use-model.ts'

/** Which model answers what needs thought, its key, and what it may cost. */
export function ModelSettings({ access }: { readonly access: ModelAccess }) {
  const { t } = useTranslation()
  const { status, spending } = access
  if (access.hasFailed)
    return <LoadFailure words={t('settings.loadFailed')} onRetry={() => void access.load()} />
  if (!status) return <p role="status">{t('settings.loading')}</p>
  return (
    <>
      <ModelLine status={status} />
      {status.isChangeable && <ModelForm status={status} access={access} />}
      {status.isChangeable && <MeaningsField access={access} />}
      {!status.isChangeable && status.embedding && (
        <p className="settings__state">
          {t('settings.model.meaningsState', { model: status.embedding })}
        </p>
      )}
      {spending && <SpendingSettings spending={spending} onLimit={access.limit} />}
    </>
  )
}

function ModelLine({ status }: { readonly status: ModelStatus }) {
  const { t } = useTranslation()
  const { state, model = '', chosenBy } = status
  const how = state === 'ready' ? (chosenBy ?? 'settings') : state
  return <p className="settings__state">{t(`settings.model.state.${how}`, { model })}</p>
}

interface Outcome {
  readonly isOk: boolean
  readonly message: string
  readonly field?: string | undefined
}

function ModelForm({
  status,
  access,
}: {
  readonly status: ModelStatus
  readonly access: ModelAccess
}) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState<ModelDraft>(() => toDraft(status))
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const change = (changes: Partial<ModelDraft>) => setDraft((known) => ({ ...known, ...changes }))
  const { provider } = draft

  const run = async (work: () => Promise<Outcome>) => {
    setIsBusy(true)
    setOutcome(undefined)
    try {
      setOutcome(await work())
    } catch (error) {
      setOutcome(toOutcome(error, t))
    } finally {
      setIsBusy(false)
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (draft.model.trim() === '') {
      setOutcome({ isOk: false, message: t('settings.model.nameMissing'), field: 'model' })
      return
    }
    void run(async () => {
      const next = await access.choose(toChoice(draft))
      change({ apiKey: '' })
      if (next.state === 'ready') return access.test()
      return { isOk: false, message: t('settings.model.keyMissing'), field: 'apiKey' }
    })
  }
  const forget = () =>
    run(async () => {
      setDraft(toDraft(await access.choose({ model: null })))
      return { isOk: true, message: t('settings.model.forgotten') }
    })
  const problemOf = (field: string) => (outcome?.field === field ? outcome.message : undefined)
  return (
    <form className="settings__form" onSubmit={save} autoComplete="off">
      <SettingSelect
        label={t('settings.model.provider')}
        value={provider}
        onChoose={(chosen) => change({ provider: chosen, model: '', apiKey: '' })}
        groups={[
          {
            label: t('settings.model.known'),
            options: status.providers.map(({ name }) => ({ value: name, label: name })),
          },
          {
            label: t('settings.model.others'),
            options: [{ value: OTHER_PROVIDER, label: t('settings.model.other') }],
          },
        ]}
      />
      <SettingText
        label={t('settings.model.name')}
        value={draft.model}
        placeholder="gpt-5-mini"
        problem={problemOf('model')}
        onType={(model) => change({ model })}
      />
      {provider === OTHER_PROVIDER && (
        <SettingText
          label={t('settings.model.address')}
          value={draft.baseUrl}
          placeholder="http://127.0.0.1:8080/v1"
          problem={problemOf('baseUrl')}
          onType={(baseUrl) => change({ baseUrl })}
        />
      )}
      {takesKey(status, provider) && (
        <SettingText
          label={t('settings.model.key')}
          value={draft.apiKey}
          isSecret
          placeholder={t(
            hasKeyOf(status, provider) ? 'settings.model.keyKept' : 'settings.model.keyHint',
          )}
          problem={problemOf('apiKey')}
          onType={(apiKey) => change({ apiKey })}
        />
      )}
      <div className="settings__actions">
        <button type="submit" className="button button--primary" disabled={isBusy}>
          {t(isBusy ? 'settings.model.trying' : 'settings.model.save')}
        </button>
        {status.chosenBy === 'settings' && (
          <button
            type="button"
            className="button button--quiet"
            disabled={isBusy}
            onClick={() => void forget()}
          >
            {t('settings.model.forget')}
          </button>
        )}
      </div>
      <p role="status" className={outcome && !outcome.isOk ? 'setting__problem' : ''}>
        {outcome && outcome.field === undefined ? outcome.message : ''}
      </p>
    </form>
  )
}

/** A refusal at the field that it is about, in the words of the page. */
function toOutcome(error: unknown, t: ReturnType<typeof useTranslation>['t']): Outcome {
  if (error instanceof ParcoError && error.code === 'bad-request') {
    const field = typeof error.data.field === 'string' ? error.data.field : 'model'
    const message = t(field === 'baseUrl' ? 'settings.model.badAddress' : 'settings.model.badName')
    return { isOk: false, message, field }
  }
  const reason = toFailure(error).type === 'gone' ? 'gone' : 'refused'
  return { isOk: false, message: t(`settings.failed.${reason}`) }
}
