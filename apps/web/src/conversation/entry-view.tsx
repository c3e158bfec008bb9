import type { ApprovalDecision, Locale, Receipt, UiMetadata } from '@parco/protocol'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReplyText } from '../display/reply-text.tsx'
import { FoldedCard } from '../receipts/folded-card.tsx'
import { Slip } from '../receipts/slip.tsx'
import { MemoryList, SourceList } from './drawn-from.tsx'
import { formatDuration } from './format-duration.ts'
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
  if (entry.type === 'user') return <UserEntry text={entry.text} isLive={isLive} />
  if (entry.blocks.length === 0) return null
  return (
    <li className="entry entry--parco" data-live={isLive}>
      <h2 className="visually-hidden">{t('conversation.parco')}</h2>
      {entry.blocks.map((block) => (
        <BlockView key={block.key} block={block} context={context} isLive={isLive} />
      ))}
      <Footnote metadata={entry.metadata} />
    </li>
  )
}

function UserEntry({ text, isLive }: { readonly text: string; readonly isLive: boolean }) {
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

function Footnote({ metadata }: { readonly metadata: UiMetadata | undefined }) {
  const { t, i18n } = useTranslation()
  if (metadata?.route === undefined) return null
  const tokens = (metadata.inputTokens ?? 0) + (metadata.outputTokens ?? 0)
  // Some providers count no tokens: that is not the same as no model.
  if (tokens === 0 && metadata.route === 'model') return null
  const duration = formatDuration(metadata.durationMs, i18n.language)
  if (duration === undefined)
    return tokens === 0 ? <p className="footnote">{t('conversation.withoutModel')}</p> : null
  return (
    <p className="footnote">
      {tokens === 0
        ? t('conversation.withoutModelIn', { duration })
        : t('conversation.withModelIn', { tokens, duration })}
    </p>
  )
}
