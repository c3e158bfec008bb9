import type { ConversationSummary } from '@parco/protocol'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MoreIcon, SearchIcon } from '../icons.tsx'
import { ConversationDialog } from './conversation-dialog.tsx'
import { useConversationTexts } from './conversation-texts.ts'
import { groupConversations } from './group-conversations.ts'
import { useConversations } from './use-conversations.ts'
import { type ListDeed, useListKeys } from './use-list-keys.ts'

interface Edited {
  readonly conversation: ConversationSummary
  readonly deed: ListDeed
}

/** Every conversation, by how long ago it was used; searched by what was said in it. */
export function ConversationList() {
  const say = useConversationTexts()
  const [search, setSearch] = useState('')
  const [edited, setEdited] = useState<Edited>()
  const found = useConversations(search)
  const { list, onKeyDown } = useListKeys(edited !== undefined, (id, deed) => {
    const conversation = found.conversations?.find((one) => one.id === id)
    if (conversation) setEdited({ conversation, deed })
  })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys are those of the links in it.
    <div ref={list} className="conversations" onKeyDown={onKeyDown}>
      <div className="conversations__search">
        <SearchIcon />
        <input
          type="search"
          className="conversations__field"
          aria-label={say('search')}
          placeholder={say('search')}
          autoComplete="off"
          enterKeyHint="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <div className="conversations__list">
        <Found
          found={found}
          isSearch={search.trim() !== ''}
          onEdit={(conversation) => setEdited({ conversation, deed: 'rename' })}
        />
      </div>
      {edited && (
        <ConversationDialog
          conversation={edited.conversation}
          isDeleted={edited.deed === 'delete'}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  )
}

interface FoundProps {
  readonly found: ReturnType<typeof useConversations>
  readonly isSearch: boolean
  readonly onEdit: (conversation: ConversationSummary) => void
}

function Found({ found, isSearch, onEdit }: FoundProps) {
  const say = useConversationTexts()
  const { t } = useTranslation()
  const { conversations } = found
  if (found.hasFailed)
    return (
      <p className="conversations__none" role="alert">
        {say('failed')}{' '}
        <button type="button" className="link" onClick={found.retry}>
          {t('failure.retry')}
        </button>
      </p>
    )
  if (conversations === undefined) return null
  if (conversations.length === 0)
    return (
      <p className="conversations__none" role="status">
        {say(isSearch ? 'noneFound' : 'none')}
      </p>
    )
  return (
    <>
      {groupConversations(conversations, new Date()).map(({ recency, conversations: some }) => (
        // No region of its own: pages have parts that are called “Today” too.
        <div key={recency}>
          <h3 className="conversations__group">{say(`group.${recency}`)}</h3>
          <ul>
            {some.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                onEdit={() => onEdit(conversation)}
              />
            ))}
          </ul>
        </div>
      ))}
      {found.hasMore && (
        <button
          type="button"
          className="button button--quiet conversations__more"
          onClick={found.showMore}
        >
          {say('more')}
        </button>
      )}
    </>
  )
}

interface ConversationRowProps {
  readonly conversation: ConversationSummary
  readonly onEdit: () => void
}

function ConversationRow({ conversation, onEdit }: ConversationRowProps) {
  const say = useConversationTexts()
  const title = conversation.title || say('untitled')
  return (
    <li className="conversations__row">
      <Link
        to={`/chat/${conversation.id}`}
        className="conversations__link"
        title={title}
        preload={false}
        aria-keyshortcuts="F2 Delete"
        data-conversation={conversation.id}
      >
        {title}
      </Link>
      <button
        type="button"
        className="conversations__options"
        aria-label={say('options', { title })}
        onClick={onEdit}
      >
        <MoreIcon />
      </button>
    </li>
  )
}
