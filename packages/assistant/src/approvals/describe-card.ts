import type { StoredApproval } from '@parco/store'
import type { Turn } from '../turn/turn.ts'

/** A card in words: for terminals, screen readers and whoever sees no card. */
export function describeCard(turn: Turn, approvals: readonly StoredApproval[]): string {
  const [only] = approvals
  if (!only) return ''
  if (approvals.length === 1) return turn.say('proposal.one', { title: lines(only).join('\n') })
  return turn.say('proposal.many', { count: approvals.length, lines: numberedTitles(approvals) })
}

/** The titles of a card's items, each with the number by which the user may name it. */
export function numberedTitles(approvals: readonly StoredApproval[]): string {
  const items = approvals.map((approval, index) => `${index + 1}. ${lines(approval).join('\n   ')}`)
  return items.join('\n')
}

/** The card as it is after one of its items was changed, with what the titles do not show of that. */
export function describeCorrected(
  turn: Turn,
  card: readonly StoredApproval[],
  { id, slots }: { readonly id: StoredApproval['id']; readonly slots: readonly string[] },
): string {
  const shown = card.map((approval) => {
    if (approval.id !== id) return approval
    const title = [approval.preview.title, ...untitled(approval, slots)].join(', ')
    return { ...approval, preview: { ...approval.preview, title } }
  })
  const [only] = shown
  return shown.length === 1 && only
    ? turn.say('proposal.corrected', { title: lines(only).join('\n') })
    : turn.say('proposal.correctedMany', { lines: numberedTitles(shown) })
}

/** `Categoria: Saúde`: values of these slots that an approval's title leaves out. */
function untitled({ preview }: StoredApproval, slots: readonly string[]): string[] {
  return preview.fields
    .filter(({ display, slot }) => slots.includes(slot) && !preview.title.includes(display))
    .map(({ display, label }) => `${label}: ${display}`)
}

/** An item's title and, below it, what to look at twice. */
function lines({ preview }: StoredApproval): string[] {
  return preview.warning === undefined ? [preview.title] : [preview.title, preview.warning]
}

/**
 * The card that a reply in words is about: the open approvals of the latest turn that still has any.
 * Older cards stay open and are decided by their own buttons, or once the newer ones are.
 */
export function newestCard(approvals: readonly StoredApproval[]): readonly StoredApproval[] {
  const turnId = approvals.at(-1)?.turnId
  return approvals.filter((approval) => approval.turnId === turnId)
}
