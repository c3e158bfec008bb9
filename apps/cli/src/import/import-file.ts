import { basename } from 'node:path'
import type { FileReading } from '@parco/assistant'
import { isParcoError, type TurnResult } from '@parco/protocol'
import type { CommandContext } from '../command-context.ts'
import { toDecision } from '../commands/decide.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { printTurn } from '../render/create-turn-printer.ts'
import { isCardTold, renderCard } from '../render/render-card.ts'
import { toExitCode } from '../render/to-exit-code.ts'
import type { Session } from '../session/open-session.ts'
import { askYesNo } from '../terminal/ask-yes-no.ts'

interface ImportedFile {
  readonly bytes: Uint8Array
  readonly path: string
}

/** Shows what a statement holds, and takes in what is new of it once somebody says yes. */
export async function importFile(
  { bytes, path }: ImportedFile,
  options: { readonly yes?: boolean },
  context: CommandContext,
  session: Session,
): Promise<ExitCode> {
  const { terminal } = context
  const { client, user, locale } = session
  let reading: FileReading
  try {
    reading = await client.readFile(user.id, bytes, locale)
  } catch (error) {
    if (!isParcoError(error, 'bad-request')) throw error
    terminal.writeError(`${basename(path)}: ${error.message}\n`)
    return EXIT_CODES.failed
  }
  tellReading(reading, path, context, session)
  const wanted = reading.items.filter(({ isLeftOut }) => !isLeftOut)
  if (wanted.length === 0) {
    terminal.write(`${session.texts.data.statement.nothingNew}\n`)
    return EXIT_CODES.ok
  }
  const conversationId = await session.conversation()
  const input = { [reading.slot]: wanted.map((item) => item.input) }
  const scope = { userId: user.id, conversationId, ...session.said }
  const proposal = client.propose({ ...scope, toolName: reading.tool, input })
  const proposed = await printTurn(proposal, terminal, session.texts)
  await session.remember(conversationId)
  if (!(await isWanted(proposed, options, context, session))) return toExitCode(proposed)
  const decisions = openOf(proposed).map((approval) => toDecision('approve', approval))
  const decided = client.decide({ ...scope, decisions })
  return toExitCode(await printTurn(decided, terminal, session.texts))
}

function tellReading(
  { format, items, unread }: FileReading,
  path: string,
  { terminal }: CommandContext,
  { texts }: Session,
): void {
  const { statement } = texts.data
  terminal.write(`${statement.read(basename(path), format, items.length)}\n`)
  const leftOut = Map.groupBy(
    items.filter(({ isLeftOut }) => isLeftOut),
    ({ note }) => note ?? '',
  )
  for (const [note, left] of leftOut) terminal.write(`  ${statement.leftOut(left.length, note)}\n`)
  for (const { line, text, why } of unread)
    terminal.writeError(`  ${statement.unread(line, why, text)}\n`)
}

const openOf = ({ approvals }: TurnResult) =>
  approvals.filter(({ status }) => status === 'requested')

/** Without a person at the terminal the card waits: `parco approve all` takes it. */
async function isWanted(
  proposed: TurnResult,
  { yes = false }: { readonly yes?: boolean },
  { terminal }: CommandContext,
  { texts }: Session,
): Promise<boolean> {
  const open = openOf(proposed)
  if (open.length === 0) return false
  if (!isCardTold(proposed.text, open)) terminal.write(renderCard(open, terminal, texts))
  if (yes) return true
  return terminal.isInteractive && askYesNo(terminal, texts.data.statement.ask)
}
