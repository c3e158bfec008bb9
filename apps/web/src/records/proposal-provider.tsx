import type { Approval, ApprovalDecision, TurnResult } from '@parco/protocol'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mintId } from '../conversation/conversation-id.ts'
import { toFailure } from '../conversation/failure.ts'
import { useParco } from '../frame/parco-context.ts'
import { ProposalDialog, type ShownProposal } from './proposal-dialog.tsx'
import { useRefreshReads } from './reads.ts'
import { type Toast, ToastContext } from './toast.ts'
import { ToastLine } from './toast-line.tsx'
import { ProposalContext, type ProposalOutcome, type Propose } from './use-proposal.ts'

interface OpenProposal {
  readonly shown: ShownProposal
  readonly settle: (outcome: ProposalOutcome) => void
}

/** Where the cards of forms and the lines on what just happened are drawn, over every page. */
export function ProposalProvider({ children }: { readonly children: ReactNode }) {
  const { client, preferences, onLocked } = useParco()
  const { locale } = preferences
  const { t } = useTranslation()
  const refresh = useRefreshReads()
  const [open, setOpen] = useState<OpenProposal>()
  const [toast, setToast] = useState<Toast>()
  const current = useRef(open)
  current.current = open

  const wordsOf = useCallback(
    (error: unknown): string => {
      const failure = toFailure(error)
      if (failure.type === 'locked') onLocked()
      return 'message' in failure ? failure.message : `${t('failure.gone')}. ${t('frame.goneHelp')}`
    },
    [onLocked, t],
  )

  const propose = useCallback<Propose>(
    (tool, input) =>
      new Promise((settle) => {
        current.current?.settle('closed')
        client.propose({ tool, input, conversationId: mintId('conversation'), locale }).then(
          (turn) => setOpen({ shown: toShown(turn), settle }),
          (error: unknown) => setOpen({ shown: { text: wordsOf(error), approvals: [] }, settle }),
        )
      }),
    [client, locale, wordsOf],
  )

  const close = (outcome: ProposalOutcome) => {
    open?.settle(outcome)
    setOpen(undefined)
  }
  const decide = async (decisions: readonly ApprovalDecision[]) => {
    const conversationId = open?.shown.approvals[0]?.conversationId
    if (!conversationId) return
    try {
      const turn = await client.decide({ conversationId, decisions, locale })
      const waiting = turn.approvals.filter(isOpen)
      if (waiting.length > 0) {
        setOpen((was) => was && { ...was, shown: { text: turn.text, approvals: waiting } })
        return
      }
      setToast({
        text: turn.text,
        receiptIds: turn.receipts.map(({ id }) => id),
        isProblem: turn.error !== undefined,
      })
      await refresh()
      close(turn.receipts.length > 0 ? 'written' : 'denied')
    } catch (error) {
      setOpen((was) => was && { ...was, shown: { ...was.shown, text: wordsOf(error) } })
    }
  }
  useEffect(() => {
    if (!toast) return
    const timer = setTimeout(() => setToast(undefined), TOAST_MS)
    return () => clearTimeout(timer)
  }, [toast])

  return (
    <ProposalContext value={propose}>
      <ToastContext value={setToast}>
        {children}
        {open && <ProposalDialog {...open.shown} onDecide={decide} onClose={close} />}
        <ToastLine toast={toast} onClose={() => setToast(undefined)} />
      </ToastContext>
    </ProposalContext>
  )
}

/** Long enough to read a line and to think better of it. */
const TOAST_MS = 10_000

const isOpen = ({ status }: Approval): boolean => status === 'requested'

/** What a turn shows: its card, or why there is none. */
function toShown(turn: TurnResult): ShownProposal {
  const approvals = turn.approvals.filter(isOpen)
  return { approvals, text: approvals.length > 0 ? undefined : (turn.error?.message ?? turn.text) }
}
