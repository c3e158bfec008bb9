import type { ApprovalRequest } from '@parco/agent'
import type { Terminal } from '../terminal/terminal.ts'
import type { Texts } from '../texts/texts.ts'
import { isCut, renderRequest } from './render-request.ts'

/** What a person says about a call: yes, no, or later. */
export type Answer = boolean | undefined

const YES = ['y', 'yes', 's', 'sim']
const NO = ['n', 'no', 'não', 'nao']
const VIEW = ['v', 'view', 'ver']

/**
 * Creates what asks a person about calls. After the first "later" nothing else is asked: the run
 * pauses and all that is open waits together.
 */
export function createAsker(terminal: Terminal, texts: Texts, onInterrupt: () => void) {
  let isLater = false
  return async (request: ApprovalRequest): Promise<Answer> => {
    if (isLater) return undefined
    terminal.write(renderRequest(request, terminal, texts))
    const reader = terminal.readLines()
    let isInterrupted = false
    reader.onInterrupt(() => {
      isInterrupted = true
      reader.close()
      onInterrupt()
    })
    try {
      for (;;) {
        const line = await reader.next(`${texts.agent.prompt(isCut(request))} `)
        const answer = line?.trim().toLowerCase()
        if (isInterrupted || answer === undefined) {
          // The prompt stands without an end of its own.
          terminal.write('\n')
          break
        }
        if (answer === '') break
        if (YES.includes(answer)) return true
        if (NO.includes(answer)) return false
        if (VIEW.includes(answer)) terminal.write(renderRequest(request, terminal, texts, true))
      }
    } finally {
      reader.close()
    }
    isLater = true
    return undefined
  }
}
