import { text as readAll } from 'node:stream/consumers'
import {
  type Approval,
  type ConversationId,
  foldTurn,
  type TurnEvent,
  type TurnResult,
} from '@parco/protocol'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { printTurn } from '../render/create-turn-printer.ts'
import { joinResults } from '../render/join-results.ts'
import { isCardTold, renderCard } from '../render/render-card.ts'
import { toExitCode } from '../render/to-exit-code.ts'
import { type Session, withSession } from '../session/open-session.ts'
import { saveFiles } from './save-files.ts'

export interface AskOptions {
  readonly json?: boolean
  readonly yes?: boolean
  readonly conversation?: ConversationId
  readonly new?: boolean
}

/** Says one thing, prints the answer, and the card if something is proposed. */
export async function runAsk(
  said: string | undefined,
  options: AskOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal, texts } = context
  const text = said ?? (terminal.isInteractive ? '' : await readAll(terminal.input))
  if (text.trim() === '') {
    terminal.writeError(`${texts.usage.nothingSaid}\n`)
    return EXIT_CODES.usage
  }
  return withSession(context, async (session) => {
    const conversationId =
      options.conversation ?? (await session.conversation({ isNew: options.new }))
    const tell = (events: AsyncIterable<TurnEvent>) =>
      options.json ? foldTurn(events) : printTurn(events, terminal, session.texts)
    const asked = await stoppable(context, (signal) =>
      ask(session, { conversationId, text, signal }, options, tell),
    )
    await session.remember(conversationId)
    if (options.json) terminal.write(`${JSON.stringify(asked)}\n`)
    else {
      showCard(asked, context, session)
      if (!(await saveFiles(asked, session, context))) return EXIT_CODES.failed
    }
    return toExitCode(asked)
  })
}

/** Ctrl-C stops the answer, which is kept as far as it came; a second one ends the process. */
async function stoppable<Result>(
  { terminal }: CommandContext,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const stop = new AbortController()
  const letGo = terminal.onStop(() => {
    letGo()
    stop.abort()
  })
  try {
    return await run(stop.signal)
  } finally {
    letGo()
  }
}

async function ask(
  { client, user, said: spoken }: Session,
  {
    signal,
    ...input
  }: {
    readonly conversationId: ConversationId
    readonly text: string
    readonly signal: AbortSignal
  },
  { yes }: AskOptions,
  tell: (events: AsyncIterable<TurnEvent>) => Promise<TurnResult>,
): Promise<TurnResult> {
  const said = { userId: user.id, ...spoken, ...input }
  const first = await tell(client.turn(said, { signal }))
  const open = openOf(first)
  if (!yes || open.length === 0) return first
  const decisions = open.map(({ id, argumentsHash }) => ({
    outcome: 'approve' as const,
    approvalId: id,
    argumentsHash,
  }))
  const { conversationId } = input
  const second = await tell(
    client.decide({ userId: user.id, ...spoken, conversationId, decisions }),
  )
  return joinResults(first, second)
}

function openOf({ approvals }: TurnResult): Approval[] {
  return approvals.filter(({ status }) => status === 'requested')
}

function showCard(result: TurnResult, { terminal }: CommandContext, { texts }: Session): void {
  const open = openOf(result)
  if (open.length > 0 && !isCardTold(result.text, open)) {
    terminal.write(renderCard(open, terminal, texts))
  }
}
