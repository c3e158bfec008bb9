import type { AgentTool } from '@parco/agent'
import type { JsonObject } from '@parco/protocol'
import { findConversationContext } from '@parco/store'
import { BASE_PROMPT } from '../composer/base-prompt.ts'
import { BUDGETS, MAX_STEPS } from '../composer/budgets.ts'
import { type HistoryMessage, readHistory } from '../composer/conversation-history.ts'
import { pinTools } from '../composer/pin-tools.ts'
import { describeSituation } from '../composer/situation.ts'
import { createToolBudget } from '../composer/tool-budget.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'
import { runModel } from './run-model.ts'
import type { Live, ThinkingAction, Thought } from './thinking-action.ts'

/** What an open answer is made from; everything a prompt holds is in it. */
interface ConverseBrief extends JsonObject {
  /** What stands at the end of the prompt: the situation, and the user's message. */
  message: string
  history: (HistoryMessage & JsonObject)[]
  pinned: string[]
  /** The domains whose tools are pinned. */
  skills: string[]
  locale: 'pt-BR' | 'en'
  /** Said in place of a claim that something was written. */
  truth: string
  maxOutputTokens: number
  /** What the installation adds to the instructions for the intent; mostly nothing. */
  instructions: string
}

/**
 * Open conversation, and questions that take thought: a model answers, streamed, from the tools of
 * the domains that the message may be about. Whatever it wants to change becomes a card.
 */
export function createConverse(tools: readonly AgentTool[]): ThinkingAction<ConverseBrief> {
  const fitting = createToolBudget(tools)
  return {
    name: 'converse',
    kind: 'reasoning',
    async open(call, turn) {
      const context = await findConversationContext(turn.sql, turn.conversationId)
      const { pinned, domains } = pinTools(turn, call)
      const history = await readHistory(turn.sql, turn.conversationId)
      return {
        message: toMessage(describeSituation(turn, context, history), textOf(call, turn)),
        history,
        pinned: fitting(pinned),
        skills: domains,
        locale: turn.locale,
        truth: turn.say('thinking.nothingWritten'),
        instructions: call.override?.promptTemplate ?? '',
        maxOutputTokens: call.override?.maxTokens ?? BUDGETS.answer,
      }
    },
    think: (brief, live) => converse(tools, brief, live),
  }
}

async function converse(
  tools: readonly AgentTool[],
  brief: ConverseBrief,
  live: Live,
): Promise<Thought> {
  const { history, instructions, locale, maxOutputTokens, message, pinned, skills, truth } = brief
  if (skills.length > 0) live.tell({ type: 'skills-select', skills })
  return runModel(live, {
    role: 'chat',
    system: [BASE_PROMPT, instructions].filter((text) => text !== '').join('\n\n'),
    history,
    message,
    tools,
    pinned,
    maxSteps: MAX_STEPS,
    maxPromptTokens: BUDGETS.prompt,
    maxOutputTokens,
    locale,
    truth,
  })
}

/** The whole message, or the part of it that code left open. */
function textOf({ params }: ActionCall, turn: Turn): string {
  return typeof params.text === 'string' ? params.text : turn.text
}

/** What changes from turn to turn stands last, so that everything before it can be cached. */
const toMessage = (situation: string, text: string): string =>
  `<situation>\n${situation}\n</situation>\n\n${text}`
