import type { AgentTool } from '@parco/agent'
import { estimateTokens } from '@parco/agent/tokens'
import type { JsonObject, Message, RecalledMemory } from '@parco/protocol'
import {
  findConversationContext,
  readSkillSurroundings,
  type SkillSurroundings,
} from '@parco/store'
import { BUDGETS, MAX_STEPS } from '../composer/budgets.ts'
import { createToolCarrier } from '../composer/carry-tools.ts'
import { composePrompt } from '../composer/compose-prompt.ts'
import { type HistoryMessage, readHistory } from '../composer/conversation-history.ts'
import { type Recall, recallFromDomains } from '../composer/recall.ts'
import { createSharedTexts } from '../composer/share-texts.ts'
import { describeSituation } from '../composer/situation.ts'
import { createToolBudget } from '../composer/tool-budget.ts'
import { wantTools } from '../composer/want-tools.ts'
import type { RecalledLine } from '../domains/domain-memory.ts'
import { asksToExplain } from '../skills/asks-to-explain.ts'
import { chooseSkills, readSaid } from '../skills/choose-skills.ts'
import type { HearClasses } from '../skills/detect-skills.ts'
import { createSkillHearing } from '../skills/hear-skills.ts'
import { type LifeSkills, shippedSkills } from '../skills/load-life-skills.ts'
import { preferencesOf, toStoredSkillState } from '../skills/skill-state.ts'
import { takesPart } from '../skills/takes-part.ts'
import { describeError } from '../turn/describe-error.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'
import { runModel } from './run-model.ts'
import type { Live, ThinkingAction, Thought } from './thinking-action.ts'

/** What an open answer is made from; everything a prompt holds is in it. */
interface ConverseBrief extends JsonObject {
  system: string
  /** What stands at the end of the prompt: the situation, and the user's message. */
  message: string
  history: (HistoryMessage & JsonObject)[]
  /** What the message remembers, as its user is shown it; empty where there is no such thing. */
  recalled: { content: string; saidOn: string; quote: string }[]
  pinned: string[]
  /** Those that are active. */
  skills: string[]
  /** `skills`, or `monolith`: one prompt of everything. */
  promptVariant: string
  /** -1 where the model's own is best. */
  temperature: number
  maxPromptTokens: number
  maxOutputTokens: number
  locale: 'pt-BR' | 'en'
  /** Said in place of a claim that something was written. */
  truth: string
}

export interface ConverseParts {
  /** Every tool that a model may call. */
  readonly tools: readonly AgentTool[]
  /** Those that are shipped, by default. */
  readonly skills?: () => LifeSkills
  /** Which part of the users, from 0 to 1, gets skills; all others get one prompt of everything. */
  readonly skillShare?: number
  readonly recall?: Recall
}

/**
 * Open conversation, and questions that take thought: a model answers, streamed, with the skills that
 * the message calls for and their tools. Whatever it wants to change becomes a card.
 */
export function createConverse({
  tools,
  skills = shippedSkills,
  skillShare = 1,
  recall = recallFromDomains,
}: ConverseParts): ThinkingAction<ConverseBrief> {
  const composers = {
    skills: createSkillComposer(tools, skills),
    monolith: createMonolith(tools, skills),
  }
  const share = createSharedTexts()
  return {
    name: 'converse',
    kind: 'reasoning',
    async open(call, turn) {
      const { conversationId, sql } = turn
      const [context, history, said, surroundings, { profile, memories }] = await sql.together(
        () => findConversationContext(sql, conversationId),
        () => readHistory(sql, conversationId),
        () => readSaid(sql, conversationId),
        () => readSkillSurroundings(sql, conversationId),
        () => recall(turn, call),
      )
      const promptVariant = takesPart(turn.user.id, skillShare) ? 'skills' : 'monolith'
      const prompt = composers[promptVariant]({ turn, call, said, surroundings, profile })
      const told = fitMemories(memories)
      return {
        ...prompt,
        system: share(prompt.system),
        message: toMessage(describeSituation(turn, context, history), told, textOf(call, turn)),
        history,
        recalled: told.map(({ card: { content, saidOn = '', quote = '' } }) => ({
          content,
          saidOn,
          quote,
        })),
        promptVariant,
        locale: turn.locale,
        truth: turn.say('thinking.nothingWritten'),
        maxOutputTokens: call.override?.maxTokens ?? BUDGETS.answer,
      }
    },
    think: (brief, live) => converse(tools, brief, live),
  }
}

interface Asked {
  readonly turn: Turn
  readonly call: ActionCall
  readonly said: readonly Message[]
  readonly surroundings: SkillSurroundings
  readonly profile: string
}

/** What depends on how a prompt is put together. */
type PromptBrief = Pick<
  ConverseBrief,
  'system' | 'pinned' | 'skills' | 'temperature' | 'maxPromptTokens'
>
type Composer = (asked: Asked) => PromptBrief

const MODELS_OWN = -1

/** The active skills and no more. */
function createSkillComposer(tools: readonly AgentTool[], skills: () => LifeSkills): Composer {
  const hear = createSkillHearing()
  const carryTools = createToolCarrier(createToolBudget(tools))
  const all = new Set(tools.map(({ name }) => name))
  return ({ turn, call, said, surroundings, profile }) => {
    const choice = chooseSkills({
      turn,
      call,
      text: textOf(call, turn),
      said,
      surroundings,
      skills: skills(),
      hear: (text) => hearOrLog(hear, text, turn),
    })
    const { active, carried, calledBy } = choice
    const isOfTheWorld = asksToExplain(textOf(call, turn), call.likely)
    // What a skill with a domain says is how to go about the records of it.
    const told = isOfTheWorld ? active.filter(({ domains }) => domains.length === 0) : active
    const wanted = isOfTheWorld ? [] : wantTools(turn, call, active)
    const pinned = carryTools({ carried, wanted })
    const names = active.map(({ name }) => name)
    if (calledBy !== undefined) {
      const state = { skills: names, messageId: calledBy, tools: pinned }
      turn.record.skillState = toStoredSkillState(state)
    }
    const instructions = call.override?.promptTemplate ?? ''
    const { system, temperature = MODELS_OWN } = composePrompt({
      active,
      told,
      instructions,
      profile,
      tools: { carried: pinned, all },
    })
    return { system, temperature, pinned, skills: names, maxPromptTokens: BUDGETS.prompt }
  }
}

/** Words alone choose the skills of a message that the trained classes fail at; without any it is the general one. */
function hearOrLog(hear: HearClasses, text: string, turn: Turn) {
  try {
    return hear(text)
  } catch (error) {
    const data = { error: describeError(error) }
    turn.services.log({ level: 'error', message: 'skills could not be detected', data })
    return []
  }
}

/** All skills and all tools, whatever is asked: what skills are compared with, and what is left without them. */
function createMonolith(tools: readonly AgentTool[], skills: () => LifeSkills): Composer {
  const pinned = tools.map(({ name }) => name)
  return ({ call, surroundings, profile }) => {
    const allowed = preferencesOf(surroundings.perspective)
    const { skills: all, general } = skills()
    const offered = all.filter(({ requires }) => requires === undefined || allowed.has(requires))
    const { system } = composePrompt({
      active: [general, ...offered.filter((skill) => skill !== general)],
      instructions: call.override?.promptTemplate ?? '',
      profile,
      skillTokens: Number.MAX_SAFE_INTEGER,
    })
    return {
      system,
      pinned,
      skills: [],
      temperature: MODELS_OWN,
      maxPromptTokens: Number.MAX_SAFE_INTEGER,
    }
  }
}

async function converse(
  tools: readonly AgentTool[],
  brief: ConverseBrief,
  live: Live,
): Promise<Thought> {
  const { history, locale, maxOutputTokens, maxPromptTokens, message, truth } = brief
  // A turn that an older version began has none.
  const recalled = (brief.recalled ?? []).map(toCard)
  const { pinned, skills, system, temperature } = brief
  if (skills.length > 0) live.tell({ type: 'skills-select', skills })
  if (recalled.length > 0) live.tell({ type: 'memory-recall', memories: recalled })
  return runModel(live, {
    role: 'chat',
    system,
    history,
    recalled,
    message,
    tools,
    pinned,
    maxSteps: MAX_STEPS,
    maxPromptTokens,
    maxOutputTokens,
    ...(temperature === MODELS_OWN ? {} : { temperature }),
    locale,
    truth,
  })
}

const toCard = ({ content, saidOn, quote }: ConverseBrief['recalled'][number]): RecalledMemory => ({
  content,
  ...(saidOn === '' ? {} : { saidOn }),
  ...(quote === '' ? {} : { quote }),
})

/** The whole message, or the part of it that code left open. */
function textOf({ params }: ActionCall, turn: Turn): string {
  return typeof params.text === 'string' ? params.text : turn.text
}

/** What changes from turn to turn stands last, so that everything before it can be cached. */
function toMessage(situation: string, told: readonly RecalledLine[], text: string): string {
  const remembered =
    told.length === 0
      ? ''
      : `<remembered>\n${told.map((memory) => `- ${memory.text}`).join('\n')}\n</remembered>\n\n`
  return `<situation>\n${situation}\n</situation>\n\n${remembered}${text}`
}

/** The most fitting memories come first, and as many are told as fit. */
function fitMemories(memories: readonly RecalledLine[]): RecalledLine[] {
  let left: number = BUDGETS.memory
  return memories.filter(({ text }) => {
    const tokens = estimateTokens(text) + 2
    if (tokens > left) return false
    left -= tokens
    return true
  })
}
