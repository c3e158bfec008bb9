import type { ApprovalRequest } from '@parco/agent'
import { styled } from '../terminal/style.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { toPrintable, toPrintableLine } from '../terminal/to-printable.ts'
import type { Texts } from '../texts/texts.ts'

/** Lines of a long value that the card shows at its beginning and at its end. */
const HEAD_LINES = 20
const TAIL_LINES = 5

/** Writes the card of one call that waits; a long value is cut in its middle, visibly, unless `isWhole`. */
export function renderRequest(
  { toolName, input, agentPath }: ApprovalRequest,
  terminal: Terminal,
  texts: Texts,
  isWhole = false,
): string {
  const asks = texts.agent.asks(
    toPrintableLine(toolName),
    agentPath.map(toPrintableLine).join(' › '),
  )
  const lines = [styled(terminal, 'bold', asks)]
  for (const [name, value] of Object.entries(Object(input) as Record<string, unknown>)) {
    const label = styled(terminal, 'cyan', toPrintableLine(name))
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
    const shown = cutMiddle(toPrintable(text).split('\n'), isWhole, texts)
    const [only, ...more] = shown
    if (more.length === 0) lines.push(`  ${label} = ${only ?? ''}`)
    else lines.push(`  ${label} =`, ...shown.map((line) => `    ${line}`))
  }
  return `${lines.join('\n')}\n`
}

/** Whether something of a request is not on its card. */
export function isCut({ input }: ApprovalRequest): boolean {
  const values = Object.values(Object(input) as Record<string, unknown>)
  return values.some((value) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
    return text.split('\n').length > HEAD_LINES + TAIL_LINES + 1
  })
}

function cutMiddle(lines: readonly string[], isWhole: boolean, texts: Texts): readonly string[] {
  const left = lines.length - HEAD_LINES - TAIL_LINES
  if (isWhole || left <= 1) return lines
  return [
    ...lines.slice(0, HEAD_LINES),
    texts.agent.linesLeftOut(left),
    ...lines.slice(lines.length - TAIL_LINES),
  ]
}
