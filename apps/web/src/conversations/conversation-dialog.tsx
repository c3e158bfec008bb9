import type { ConversationSummary } from '@parco/protocol'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mintConversation } from '../conversation/conversation-id.ts'
import { toFailure } from '../conversation/failure.ts'
import { Modal } from '../layout/modal.tsx'
import { useToast } from '../records/toast.ts'
import { useConversationTexts } from './conversation-texts.ts'
import { useChangeConversations } from './use-conversations.ts'

/** The longest title that the server takes, in characters. */
const MAX_TITLE = 120

interface ConversationDialogProps {
  readonly conversation: ConversationSummary
  readonly onClose: () => void
}

/** What can be done with a conversation as a whole: another name, or gone for good. */
export function ConversationDialog(
  props: ConversationDialogProps & {
    /** Begins with the question whether it is to go. */
    readonly isDeleted?: boolean
  },
) {
  const { conversation, isDeleted = false, onClose } = props
  const say = useConversationTexts()
  const [isDeleting, setIsDeleting] = useState(isDeleted)
  const title = conversation.title || say('untitled')
  return (
    <Modal title={isDeleting ? say('deleteTitle', { title }) : say('edit')} onClose={onClose}>
      {isDeleting ? (
        <DeleteConversation
          conversation={conversation}
          onKeep={() => setIsDeleting(false)}
          onClose={onClose}
        />
      ) : (
        <>
          <RenameConversation conversation={conversation} onClose={onClose} />
          <button
            type="button"
            className="button button--danger-quiet"
            onClick={() => setIsDeleting(true)}
          >
            {say('delete')}
          </button>
        </>
      )}
    </Modal>
  )
}

function RenameConversation({ conversation, onClose }: ConversationDialogProps) {
  const say = useConversationTexts()
  const { rename } = useChangeConversations()
  const { problem, attempt, isBusy } = useAttempt()
  const id = useId()
  const [title, setTitle] = useState(conversation.title)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() !== '') void attempt(() => rename(conversation.id, title.trim()), onClose)
  }
  return (
    <form className="modal__form" onSubmit={submit}>
      <label className="modal__label" htmlFor={id}>
        {say('name')}
      </label>
      <input
        id={id}
        className="input"
        maxLength={MAX_TITLE}
        autoComplete="off"
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      {problem}
      <button
        type="submit"
        className="button button--primary"
        aria-disabled={isBusy || title.trim() === ''}
      >
        {say('save')}
      </button>
    </form>
  )
}

function DeleteConversation(props: ConversationDialogProps & { readonly onKeep: () => void }) {
  const { conversation, onKeep, onClose } = props
  const say = useConversationTexts()
  const tell = useToast()
  const navigate = useNavigate()
  const { remove } = useChangeConversations()
  const { problem, attempt, isBusy } = useAttempt()
  const isOpen = useRouterState({
    select: ({ location }) => location.pathname === `/chat/${conversation.id}`,
  })
  const done = () => {
    onClose()
    tell({ text: say('deleted') })
    if (isOpen) void navigate({ to: `/chat/${mintConversation()}`, replace: true })
  }
  return (
    <>
      <p>{say('deleteText')}</p>
      {problem}
      <div className="modal__actions">
        <button
          type="button"
          className="button button--danger"
          aria-disabled={isBusy}
          onClick={() => void attempt(() => remove(conversation.id), done)}
        >
          {say('deleteSure')}
        </button>
        <button type="button" className="button" onClick={onKeep}>
          {say('keep')}
        </button>
      </div>
    </>
  )
}

/** Runs a change once at a time; says what the server had against it. */
function useAttempt() {
  const { t } = useTranslation()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const attempt = async (change: () => Promise<void>, done: () => void) => {
    if (isBusy) return
    setIsBusy(true)
    setProblem(undefined)
    try {
      await change()
      done()
    } catch (error) {
      const failure = toFailure(error)
      setProblem('message' in failure ? failure.message : t('failure.gone'))
    } finally {
      setIsBusy(false)
    }
  }
  return {
    isBusy,
    attempt,
    problem: problem && (
      <p className="failed" role="alert">
        {problem}
      </p>
    ),
  }
}
