import type { ConversationId, Message } from '@parco/protocol'
import { listMessages, type SkillSurroundings, type Sql } from '@parco/store'
import { toHistoryMessage } from '../composer/conversation-history.ts'
import type { ActionCall, Turn } from '../turn/turn.ts'
import { detectSkills, type HearClasses, INERTIA_MESSAGES } from './detect-skills.ts'
import type { LifeSkill } from './life-skill.ts'
import type { LifeSkills } from './load-life-skills.ts'
import { parseSkillState, preferencesOf, type SkillState } from './skill-state.ts'

export interface SkillChoice {
  /** In the order in which prompts hold them. */
  readonly active: readonly LifeSkill[]
  /** Tools that earlier prompts of the conversation carried, in their order. */
  readonly carried: readonly string[]
  /** Which message called for the skills, to save with them; nothing where none did. */
  readonly calledBy: string | undefined
}

export interface SkillChoiceParts {
  readonly turn: Pick<Turn, 'locale' | 'services' | 'openApprovals'>
  readonly call: ActionCall
  /** What is answered: the whole message, or the part of it that code left open. */
  readonly text: string
  /** What the user said last, the newest first: the message that is answered, and those before it. */
  readonly said: readonly Message[]
  readonly surroundings: SkillSurroundings
  readonly skills: LifeSkills
  readonly hear: HearClasses
}

/** How likely a message must be about a domain, all its intents together, for that to be a sign. */
const LEAST_LIKELY = 0.4

/**
 * As many messages of the user as skills stay active for. They are read by themselves: between two of
 * them may be any number of cards and of what came of their taps.
 */
export async function readSaid(sql: Sql, conversationId: ConversationId): Promise<Message[]> {
  const limit = INERTIA_MESSAGES + 1
  return (await listMessages(sql, conversationId, { role: 'user', limit })).toReversed()
}

/**
 * The skills of one answer. While a card waits they stay what they were: the answer to it is about the
 * same, whatever it says.
 */
export function chooseSkills(parts: SkillChoiceParts): SkillChoice {
  const { turn, call, text, surroundings, skills, hear } = parts
  const [newest, ...said] = parts.said
  const state = parseSkillState(surroundings.state)
  const preferences = preferencesOf(surroundings.perspective)
  const carried = state?.tools ?? []
  const frozen = turn.openApprovals.length > 0 ? skillsOf(state, skills, preferences) : []
  if (frozen.length > 0) return { active: frozen, carried, calledBy: state?.messageId }
  const place = said.findIndex(({ id }) => id === state?.messageId)
  const { called, hinted } = whatIsCalledFor(turn, call, skills.skills)
  const { active, isDetected } = detectSkills(
    {
      text,
      before: said.map((message) => toHistoryMessage(message).text),
      called,
      hinted,
      preferences,
      ...(state && place >= 0 ? { recent: { skills: state.skills, messagesAgo: place + 1 } } : {}),
      ...(surroundings.kind === 'counselor' ? { always: ['counselor'] } : {}),
    },
    skills,
    hear,
  )
  const isKept = !isDetected && state !== undefined && place >= 0
  return { active, carried, calledBy: isKept ? state.messageId : newest?.id }
}

function skillsOf(
  state: SkillState | undefined,
  { skills }: LifeSkills,
  preferences: ReadonlySet<string>,
): LifeSkill[] {
  return skills.filter(
    ({ name, requires }) =>
      state?.skills.includes(name) === true &&
      (requires === undefined || preferences.has(requires)),
  )
}

/** What was decided about a message: the domain of its tool calls for a skill, an area that it touches hints at one. */
function whatIsCalledFor(
  { services: { tools } }: Pick<Turn, 'services'>,
  { intent, params, likely = [] }: ActionCall,
  skills: readonly LifeSkill[],
) {
  const domainOf = (name: string) => tools.get(name)?.domain.name ?? ''
  const areas = Array.isArray(params.relatedAreas) ? params.relatedAreas : []
  const called = skills.filter(({ domains }) => domains.includes(domainOf(intent)))
  const likelihood = ({ domains }: LifeSkill) =>
    likely
      .filter((one) => domains.includes(domainOf(one.intent)))
      .reduce((sum, { confidence }) => sum + confidence, 0)
  const hinted = skills.filter(
    (skill) =>
      likelihood(skill) >= LEAST_LIKELY || skill.areas.some((area) => areas.includes(area)),
  )
  const namesOf = (some: readonly LifeSkill[]) => new Set(some.map(({ name }) => name))
  return { called: namesOf(called), hinted: namesOf(hinted) }
}
