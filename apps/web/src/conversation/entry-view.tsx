import type { ApprovalDecision, Locale, Receipt } from '@parco/protocol'
import { lazy, type RefObject, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReplyText } from '../display/reply-text.tsx'
import { FoldedCard } from '../receipts/folded-card.tsx'
import { Slip } from '../receipts/slip.tsx'
import { MemoryList, SourceList } from './drawn-from.tsx'
import { FileList } from './file-list.tsx'
import { CopyAction, UserActions } from './message-actions.tsx'
import type { Block, Entry } from './timeline.ts'

/** From how many characters on a message of the user's is folded. */
const FOLD_FROM = 1200

/** What every message needs to be drawn and acted on. */
export interface EntryContext {
  readonly locale: Locale
  readonly isBusy: boolean
  readonly composer: RefObject<HTMLTextAreaElement | null>
  readonly onDecide: (decisions: readonly ApprovalDecision[]) => Promise<void>
  readonly onUndo: (receipt: Receipt) => Promise<void>
  /** Puts a text where it can be changed and sent again. */
  readonly onEdit: (text: string) => void
}

interface EntryViewProps {
  readonly entry: Entry
  readonly context: EntryContext
  /** It came while the page was open, not from the history. */
  readonly isLive: boolean
}

/** One message of the conversation. */
export function EntryView({ entry, context, isLive }: EntryViewProps) {
  const { t } = useTranslation()
  if (entry.type === 'user')
    return <UserEntry entry={entry} onEdit={context.onEdit} isLive={isLive} />
  if (entry.blocks.length === 0) return null
  return (
    <li className="entry entry--parco" data-live={isLive}>
      <h2 className="visually-hidden">{t('conversation.parco')}</h2>
      {entry.blocks.map((block) => (
        <BlockView key={block.key} block={block} context={context} isLive={isLive} />
      ))}
      <AnswerActions blocks={entry.blocks} />
    </li>
  )
}

interface UserEntryProps {
  readonly entry: Extract<Entry, { readonly type: 'user' }>
  readonly onEdit: (text: string) => void
  readonly isLive: boolean
}

function UserEntry({ entry, onEdit, isLive }: UserEntryProps) {
  const { text } = entry
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const isFolded = text.length > FOLD_FROM && !isWhole
  return (
    <li className="entry entry--user" data-live={isLive}>
      <h2 className="visually-hidden">{t('conversation.you')}</h2>
      <div className="bubble">
        <p className="bubble__text">{isFolded ? `${text.slice(0, FOLD_FROM)}…` : text}</p>
        {text.length > FOLD_FROM && (
          <button
            type="button"
            className="bubble__fold"
            aria-expanded={!isFolded}
            onClick={() => setIsWhole(!isWhole)}
          >
            {t(isFolded ? 'conversation.showAll' : 'conversation.showLess')}
          </button>
        )}
      </div>
      <UserActions text={text} metadata={entry.answer} onEdit={onEdit} />
    </li>
  )
}

interface BlockViewProps {
  readonly block: Block
  readonly context: EntryContext
  readonly isLive: boolean
}

function BlockView({ block, context, isLive }: BlockViewProps) {
  switch (block.type) {
    case 'text':
      return <ReplyText text={block.text} />
    case 'answer':
      return <AnswerView block={block} />
    case 'files':
      return <FileList files={block.files} />
    case 'sources':
      return <SourceList sources={block.sources} />
    case 'memory':
      return <MemoryList memories={block.memories} />
    case 'folded':
      return <FoldedCard writes={block.writes} />
    case 'slip':
      return <Slip items={block.items} isLive={isLive} {...context} />
  }
}

const AnswerCard = lazy(() => import('../answers/answer-card.tsx'))

function AnswerView({ block }: { readonly block: Extract<Block, { readonly type: 'answer' }> }) {
  const words = <ReplyText text={block.text} />
  return (
    <Suspense fallback={words}>
      <AnswerCard tool={block.tool} input={block.input} output={block.output} words={words} />
    </Suspense>
  )
}

/** Only words can be copied: cards and receipts are no text to take along. */
function AnswerActions({ blocks }: { readonly blocks: readonly Block[] }) {
  const text = blocks
    .flatMap((block) => (block.type === 'text' || block.type === 'answer' ? [block.text] : []))
    .join('\n\n')
  if (text === '') return null
  return (
    <div className="message-actions">
      <CopyAction text={text} />
    </div>
  )
}
