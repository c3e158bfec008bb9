import type { Delivery, JsonObject } from '@parco/protocol'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { mintId } from '../conversation/conversation-id.ts'
import { useParco } from '../frame/parco-context.ts'
import { CloseIcon } from '../icons.tsx'
import { useDecide } from '../records/use-decide.ts'
import { useNoticeTexts } from './notice-texts.ts'
import { useNotices } from './use-notices.ts'

/** So many stand on the page; the others wait behind them. */
const SHOWN = 3
const SNOOZE_MINUTES = 10

/** What comes by itself, over whichever page is open. */
export function NoticeStrip() {
  const say = useNoticeTexts()
  const navigate = useNavigate()
  const open = ({ conversationId }: Delivery) => void navigate({ to: `/chat/${conversationId}` })
  const { notices, dismiss } = useNotices(open)
  const shown = notices.slice(0, SHOWN)
  const more = notices.length - shown.length
  return (
    <section className="notices" aria-label={say('region')} aria-live="polite">
      {shown.map((notice) => (
        <Notice
          key={notice.cursor}
          notice={notice}
          onDismiss={() => dismiss(notice)}
          onOpen={() => {
            dismiss(notice)
            open(notice)
          }}
        />
      ))}
      {more > 0 && <p className="notices__more">{say('more', { count: more })}</p>}
    </section>
  )
}

interface NoticeProps {
  readonly notice: Delivery
  readonly onDismiss: () => void
  readonly onOpen: () => void
}

function Notice({ notice, onDismiss, onOpen }: NoticeProps) {
  const say = useNoticeTexts()
  const write = useWriteAtOnce()
  const [isBusy, setIsBusy] = useState(false)
  const { kind, ref, text } = notice
  const act = async (tool: string, input: JsonObject) => {
    setIsBusy(true)
    if (await write(tool, input)) onDismiss()
    setIsBusy(false)
  }
  return (
    <div className="notice" data-kind={kind}>
      <p className="notice__text">{text}</p>
      <div className="notice__actions">
        {kind === 'reminder' && ref !== undefined && (
          <>
            <button
              type="button"
              className="button button--primary"
              disabled={isBusy}
              onClick={() => void act('complete_reminder', { reminderRef: ref })}
            >
              {say('done')}
            </button>
            <button
              type="button"
              className="button button--quiet"
              disabled={isBusy}
              onClick={() =>
                void act('snooze_reminder', { reminderRef: ref, minutes: SNOOZE_MINUTES })
              }
            >
              {say('snooze')}
            </button>
          </>
        )}
        <button type="button" className="button button--quiet" onClick={onOpen}>
          {say('open')}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={say('dismiss')}
          onClick={onDismiss}
        >
          <CloseIcon />
        </button>
      </div>
    </div>
  )
}

/**
 * Writes what a button says in so many words: the click is the approval of that one card, and the line
 * at the foot of the page takes it back. `false` where it could not be proposed.
 */
function useWriteAtOnce(): (tool: string, input: JsonObject) => Promise<boolean> {
  const { client, preferences } = useParco()
  const decide = useDecide()
  return async (tool, input) => {
    const conversationId = mintId('conversation')
    const proposal = { tool, input, conversationId, locale: preferences.locale }
    const turn = await client.propose(proposal).catch(() => undefined)
    // Done meanwhile, elsewhere or in words: there is nothing to do any more.
    const decisions = (turn?.approvals ?? []).map(({ id, argumentsHash }) => ({
      outcome: 'approve' as const,
      approvalId: id,
      argumentsHash,
    }))
    if (decisions.length > 0) await decide(conversationId, decisions)
    return turn !== undefined
  }
}
