import type { ConversationId } from '@parco/protocol'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConversationDialog } from '../../conversations/conversation-dialog.tsx'
import { ConversationList } from '../../conversations/conversation-list.tsx'
import { useConversationTexts } from '../../conversations/conversation-texts.ts'
import { useKnownConversation } from '../../conversations/use-conversations.ts'
import { useNewConversation } from '../../frame/use-new-conversation.ts'
import { ListIcon, PlusIcon } from '../../icons.tsx'
import { Modal } from '../../layout/modal.tsx'

/** Which conversation this is; on a phone also the way to the others. */
export function ChatHead({ conversationId }: { readonly conversationId: ConversationId }) {
  const { t } = useTranslation()
  const say = useConversationTexts()
  const begin = useNewConversation()
  const conversation = useKnownConversation(conversationId)
  const [isListing, setIsListing] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  return (
    <header className="chat__head" data-titled={Boolean(conversation?.title)}>
      <button
        type="button"
        className="icon-button chat__others"
        aria-label={say('open')}
        aria-haspopup="dialog"
        onClick={() => setIsListing(true)}
      >
        <ListIcon />
      </button>
      {conversation?.title ? (
        <button
          type="button"
          className="chat__title"
          aria-label={say('options', { title: conversation.title })}
          aria-haspopup="dialog"
          onClick={() => setIsEditing(true)}
        >
          {conversation.title}
        </button>
      ) : (
        <span className="wordmark chat__title">Parco</span>
      )}
      <button
        type="button"
        className="icon-button chat__others"
        aria-label={t('header.newConversation')}
        onClick={begin}
      >
        <PlusIcon />
      </button>
      {isListing && (
        <Modal title={say('title')} place="drawer" onClose={() => setIsListing(false)}>
          <ConversationList />
        </Modal>
      )}
      {isEditing && conversation && (
        <ConversationDialog conversation={conversation} onClose={() => setIsEditing(false)} />
      )}
    </header>
  )
}
