import type { Approval } from '@parco/protocol'
import { type CardEdits, editableFields } from '../answers/apply-changes.ts'
import { styled } from '../terminal/style.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Texts } from '../texts/texts.ts'

/** Writes a card: one numbered line per proposed write, and what was changed on it. */
export function renderCard(
  approvals: readonly Approval[],
  terminal: Terminal,
  texts: Texts,
  edits: ReadonlyMap<string, CardEdits> = new Map(),
): string {
  const items = approvals.map((approval, index) => {
    const number = styled(terminal, 'bold', `${index + 1}.`)
    const { title, warning } = approval.preview
    const lines = [`  ${number} ${title}`]
    if (warning)
      lines.push(`     ${styled(terminal, 'yellow', `${texts.card.warning} ${warning}`)}`)
    for (const [slot, { display }] of edits.get(approval.id) ?? []) {
      const label = approval.preview.fields.find((field) => field.slot === slot)?.label ?? slot
      const change = `${label}: ${display} (${texts.card.changed})`
      lines.push(`     ${styled(terminal, 'cyan', change)}`)
    }
    return lines.join('\n')
  })
  return `${items.join('\n')}\n`
}

/** Writes what can be changed on one item, with the values that it has now. */
export function renderFields(approval: Approval, edits: CardEdits): string {
  return editableFields(approval)
    .map(({ slot, label, display }) => {
      return `     ${label.toLowerCase()} = ${edits.get(slot)?.display ?? display}\n`
    })
    .join('')
}

/** Says whether a text already shows a card whole, as it numbers it, so that it need not follow. */
export function isCardTold(text: string, approvals: readonly Approval[]): boolean {
  return approvals.every(({ preview: { title, warning } }, index) => {
    const line = approvals.length === 1 ? title : `${index + 1}. ${title}`
    return text.includes(line) && (warning === undefined || text.includes(warning))
  })
}
