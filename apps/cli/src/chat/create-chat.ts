import type { Approval, Decision, TurnEvent } from '@parco/protocol'
import { z } from 'zod'
import { applyChanges, type CardEdits } from '../answers/apply-changes.ts'
import { type Answer, parseAnswer } from '../answers/parse-answer.ts'
import type { CommandContext } from '../command-context.ts'
import { toDecision } from '../commands/decide.ts'
import { saveFiles } from '../commands/save-files.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { printTurn } from '../render/create-turn-printer.ts'
import { isCardTold, renderCard, renderFields } from '../render/render-card.ts'
import { toExitCode } from '../render/to-exit-code.ts'
import type { Session } from '../session/open-session.ts'
import { styled } from '../terminal/style.ts'

/** A conversation in the terminal, with the card that is open in it. */
export interface Chat {
  /** Shows the open card, if there is one. */
  showCard(): void
  /** Takes one line: an answer to the card in shorthand, or words for the assistant. */
  take(line: string): Promise<ExitCode>
  /** Asks the turn under way to end; `false` when there is none. */
  stop(): boolean
}

/** Goes on with the conversation of the terminal, or begins one. */
export async function createChat(session: Session, context: CommandContext): Promise<Chat> {
  const { client, user, locale, said, texts } = session
  const { terminal } = context
  const conversationId = await session.conversation()
  const edits = new Map<string, CardEdits>()
  let card = await loadCard()
  let isAsking = false
  let underway: AbortController | undefined

  /** The writes of the latest turn that has any open: what a reply in words is about, as it numbers them. */
  async function loadCard(): Promise<readonly Approval[]> {
    const open = await client.openApprovals(user.id, conversationId)
    const latest = open.reduce<Approval | undefined>(
      (newest, one) => (newest && newest.requestedAt > one.requestedAt ? newest : one),
      undefined,
    )
    return open
      .filter(({ turnId }) => turnId === latest?.turnId)
      .toSorted((one, other) => one.position - other.position)
  }

  function showCard(told = ''): void {
    if (card.length === 0) return
    if (!isCardTold(told, card)) terminal.write(renderCard(card, terminal, texts, edits))
    terminal.write(`  ${styled(terminal, 'dim', texts.card.prompt(card.length))}\n`)
  }

  async function tell(begin: (signal: AbortSignal) => AsyncIterable<TurnEvent>): Promise<ExitCode> {
    underway = new AbortController()
    try {
      const result = await printTurn(begin(underway.signal), terminal, texts)
      await session.remember(conversationId)
      await saveFiles(result, session, context)
      card = await loadCard()
      edits.clear()
      isAsking = result.outcome === 'waiting' && result.decisions.some(isQuestion)
      if (result.approvals.length > 0) showCard(result.text)
      return toExitCode(result)
    } finally {
      underway = undefined
    }
  }

  const say = (text: string) =>
    tell((signal) => client.turn({ userId: user.id, conversationId, text, ...said }, { signal }))

  function decide(outcome: 'approve' | 'deny', items: readonly number[]): Promise<ExitCode> {
    const chosen = items.flatMap((item) => card[item] ?? [])
    const decisions = chosen.map((one) => toDecision(outcome, one, edits.get(one.id)))
    return tell(() => client.decide({ userId: user.id, conversationId, decisions, ...said }))
  }

  function edit({ item, changes }: Extract<Answer, { type: 'edit' }>): ExitCode {
    const approval = card[item] as Approval
    const earlier = edits.get(approval.id) ?? new Map()
    if (changes.length === 0) {
      terminal.write(renderFields(approval, earlier))
      return EXIT_CODES.waiting
    }
    const now = context.now()
    const applied = applyChanges(approval, earlier, changes, { locale, now, texts })
    if (applied.type === 'refused') {
      terminal.writeError(`${applied.reason}\n`)
      return EXIT_CODES.waiting
    }
    edits.set(approval.id, applied.edits)
    showCard()
    return EXIT_CODES.waiting
  }

  /** Under a question, "2" and "no" answer it, and not the card. */
  function readLine(line: string): Answer {
    if (card.length === 0) return { type: 'text' }
    const answer = parseAnswer(line, card.length)
    return isAsking && answer.type !== 'edit' ? { type: 'text' } : answer
  }

  return {
    showCard,
    async take(line) {
      const answer = readLine(line)
      switch (answer.type) {
        case 'approve':
        case 'deny':
          return decide(answer.type, answer.items)
        case 'edit':
          return edit(answer)
        case 'no-such-item':
          terminal.writeError(`${texts.card.noSuchItem(answer.item)}\n`)
          return EXIT_CODES.waiting
        case 'text':
          // Words would approve the card as it was proposed, without what was changed on it.
          if (edits.size === 0) return say(line)
          terminal.writeError(`${texts.card.changesWait}\n`)
          return EXIT_CODES.waiting
      }
    },
    stop() {
      underway?.abort()
      return underway !== undefined
    },
  }
}

/** Says whether a decision asks the user something, alone or as one of several. */
function isQuestion({ intent, params }: Decision): boolean {
  if (intent === 'clarify') return true
  const actions = z.array(z.looseObject({ intent: z.string() })).safeParse(params.actions)
  return actions.success && actions.data.some((action) => action.intent === 'clarify')
}
