import { useTranslation } from 'react-i18next'
import { approvalStateOf } from '../approvals/approval-state.ts'
import { verbOf } from '../approvals/approval-verb.ts'
import type { FoldedWrite } from '../conversation/timeline.ts'
import { subjectOf } from '../conversation/waiting-cards.ts'
import { keepTogether } from '../display/keep-together.ts'

/** A card that was changed or answered in words: a line for each write, and what became of it. */
export function FoldedCard({ writes }: { readonly writes: readonly FoldedWrite[] }) {
  const outcomeOf = useOutcome()
  return (
    <ul className="folded">
      {writes.map((write) => (
        <li key={write.approval.id}>
          {keepTogether(subjectOf(write.title))} · {outcomeOf(write)}
        </li>
      ))}
    </ul>
  )
}

function useOutcome(): (write: FoldedWrite) => string {
  const { t } = useTranslation()
  return ({ title, approval }) => {
    if (approval.preview.title !== title) return t('approval.replaced')
    const state = approvalStateOf(approval, new Date())
    if (state === 'open') return t('approval.below')
    const said =
      state === 'accepted' ? t(`approval.done.${verbOf(approval)}`) : t(`approval.status.${state}`)
    return said.charAt(0).toLocaleLowerCase() + said.slice(1)
  }
}
