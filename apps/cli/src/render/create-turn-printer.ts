import { createTurnFold, type TurnEvent, type TurnResult } from '@parco/protocol'
import { styled } from '../terminal/style.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Texts } from '../texts/texts.ts'

const CLEAR_LINE = '\r\u001b[2K'

/** Writes a turn while it happens, and says at its end what it came to. */
export async function printTurn(
  events: AsyncIterable<TurnEvent>,
  terminal: Terminal,
  texts: Texts,
): Promise<TurnResult> {
  const fold = createTurnFold()
  const printer = createTurnPrinter(terminal, texts)
  for await (const event of events) {
    fold.add(event)
    printer.print(event)
  }
  return fold.result()
}

function createTurnPrinter(terminal: Terminal, texts: Texts) {
  let hasStatus = false
  let isMidLine = false
  let hasText = false
  const remembered: string[] = []

  function clearStatus(): void {
    if (hasStatus) terminal.write(CLEAR_LINE)
    hasStatus = false
  }

  function write(text: string): void {
    clearStatus()
    if (text === '') return
    terminal.write(text)
    isMidLine = !text.endsWith('\n')
  }

  return {
    print(event: TurnEvent): void {
      switch (event.type) {
        case 'status-replace':
          // A line that replaces itself is for eyes alone; a pipe gets what stays.
          if (!terminal.isInteractive || isMidLine) return
          clearStatus()
          terminal.write(styled(terminal, 'dim', event.text))
          hasStatus = true
          return
        case 'memory-recall':
          remembered.push(...event.memories.map(({ content }) => content))
          return
        case 'text-delta':
          hasText = true
          write(event.delta)
          return
        case 'text-end':
          if (isMidLine) write('\n')
          return
        case 'turn-end': {
          write(isMidLine ? '\n' : '')
          // Without a model the answer has said them itself.
          if (remembered.length > 0 && event.usage.outputTokens > 0) {
            write(`${styled(terminal, 'dim', texts.chat.remembered(remembered.join('; ')))}\n`)
          }
          // A turn that said something has said that too.
          if (event.outcome === 'aborted' && !hasText)
            terminal.writeError(`${texts.chat.stopped}\n`)
          if (!event.error) return
          const { message, reference } = event.error
          const isSaid = !reference || message.includes(reference)
          const note = isSaid ? '' : ` ${texts.errors.reference(reference)}`
          terminal.writeError(`${message}${note}\n`)
          return
        }
        default:
          return
      }
    },
  }
}
