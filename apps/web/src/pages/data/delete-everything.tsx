import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toFailure } from '../../conversation/failure.ts'
import { useParco } from '../../frame/parco-context.ts'
import { Modal } from '../../layout/modal.tsx'
import { deleteEverything } from './data-api.ts'
import { useDataTexts } from './data-texts.ts'

/** The end of everything, behind a button, a dialog, and words that nobody types by accident. */
export function DeleteEverything() {
  const say = useDataTexts()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="data__actions">
      <button
        type="button"
        className="button button--outline button--away"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {say('remove.open')}
      </button>
      {isOpen && (
        <Modal title={say('remove.title')} onClose={() => setIsOpen(false)}>
          <Confirmation onKeep={() => setIsOpen(false)} />
        </Modal>
      )}
    </div>
  )
}

function Confirmation({ onKeep }: { readonly onKeep: () => void }) {
  const say = useDataTexts()
  const { t } = useTranslation()
  const { client, store } = useParco()
  const id = useId()
  const problemId = `${id}-problem`
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const words = say('remove.words')
  const isMeant = typed.trim().toLocaleLowerCase() === words
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!isMeant) return setProblem(say('remove.mismatch', { words }))
    setIsBusy(true)
    try {
      await deleteEverything(client.fetch, typed)
      // Whatever this browser still holds of it goes with the page.
      store.clear()
      location.assign('/')
    } catch (error) {
      const failure = toFailure(error)
      setProblem('message' in failure ? failure.message : t('failure.gone'))
      setIsBusy(false)
    }
  }
  return (
    <form className="modal__form" noValidate onSubmit={(event) => void submit(event)}>
      <p>{say('remove.text')}</p>
      <p>
        <a className="link" href="/api/export" download>
          {say('remove.exportFirst')}
        </a>
      </p>
      <label className="modal__label" htmlFor={id}>
        {say('remove.ask', { words })}
      </label>
      <input
        id={id}
        className="input"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(undefined)
        }}
      />
      {problem !== undefined && (
        <p className="failed" id={problemId} role="alert">
          {problem}
        </p>
      )}
      <div className="modal__actions">
        <button type="submit" className="button button--danger" aria-disabled={!isMeant || isBusy}>
          {say('remove.sure')}
        </button>
        <button type="button" className="button" onClick={onKeep}>
          {say('remove.keep')}
        </button>
      </div>
    </form>
  )
}
