import type { RunEvent } from '@parco/agent'
import { styled } from '../terminal/style.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { toPrintable, toPrintableLine } from '../terminal/to-printable.ts'

const CLEAR_LINE = '\r\u001b[2K'
const MAX_CALL_CHARACTERS = 120
const MAX_PROBLEM_CHARACTERS = 300

/** Writes a run while it happens: what the model says as the answer, its calls beside it. */
export function createRunPrinter(terminal: Terminal) {
  let isMidLine = false
  let hasStatus = false

  function clearStatus(): void {
    if (hasStatus) terminal.writeError(CLEAR_LINE)
    hasStatus = false
  }

  /** On a line of its own, whatever the model was about to say. */
  function note(text: string): void {
    clearStatus()
    if (isMidLine) terminal.write('\n')
    isMidLine = false
    terminal.writeError(`${text}\n`)
  }

  function endLine(): void {
    clearStatus()
    if (isMidLine) terminal.write('\n')
    isMidLine = false
  }

  function say(delta: string): void {
    clearStatus()
    const text = toPrintable(delta)
    terminal.write(text)
    if (text !== '') isMidLine = !text.endsWith('\n')
  }

  /** A line that replaces itself is for eyes alone. */
  function showStatus(text: string): void {
    if (!terminal.isInteractive || isMidLine) return
    clearStatus()
    terminal.writeError(styled(terminal, 'dim', toPrintableLine(text)))
    hasStatus = true
  }

  function print(event: RunEvent): void {
    switch (event.type) {
      case 'text-delta':
        say(event.delta)
        break
      case 'text-end':
        endLine()
        break
      case 'tool-input-end':
        note(styled(terminal, 'dim', `· ${describeCall(event.toolName, event.input)}`))
        break
      case 'tool-output-error':
        note(styled(terminal, 'red', describeProblem(event.toolName, event.errorText)))
        break
      case 'tool-output-denied':
        note(styled(terminal, 'yellow', describeProblem(event.toolName, event.reason)))
        break
      case 'status-replace':
        showStatus(event.text)
        break
      default:
        break
    }
  }

  return { endLine, print }
}

/** `Read src/a.ts`: the tool, and the values of its arguments in one line. */
export function describeCall(toolName: string, input: object): string {
  const values = Object.values(input).map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  )
  const text = toPrintableLine([toolName, ...values].join(' '))
  return text.length > MAX_CALL_CHARACTERS ? `${text.slice(0, MAX_CALL_CHARACTERS)}…` : text
}

function describeProblem(toolName: string, problem: string): string {
  return toPrintableLine(`✗ ${toolName}: ${problem}`).slice(0, MAX_PROBLEM_CHARACTERS)
}
