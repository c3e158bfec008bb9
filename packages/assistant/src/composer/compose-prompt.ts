import { estimateTokens } from '@parco/agent/tokens'
import { describeTone } from '../skills/describe-tone.ts'
import type { LifeSkill } from '../skills/life-skill.ts'
import { BASE_PROMPT } from './base-prompt.ts'
import { BUDGETS } from './budgets.ts'

/** The part of a prompt that stays the same from turn to turn, as long as its skills do. */
export interface ComposedPrompt {
  /** The base, then what changes, the rarest first. */
  readonly system: string
  /** Absent where the model's own is best. */
  readonly temperature?: number
}

export interface PromptParts {
  /** Active skills, in the order in which prompts hold them. */
  readonly active: readonly LifeSkill[]
  /** Those of them whose texts the message needs; all of them by default. */
  readonly told?: readonly LifeSkill[]
  /** What the installation adds for the intent; mostly nothing. */
  readonly instructions?: string
  /** What is known of the user in general; mostly the same for days. */
  readonly profile?: string
  /** What the skills may take together; their budget by default. */
  readonly skillTokens?: number
}

/**
 * Puts together what a model is told for the active skills: the texts of all, the tone of the first,
 * the lowest of their temperatures. Whatever stands before the first thing that changed stays as it
 * was, byte for byte, so that providers find it in their caches.
 */
export function composePrompt({
  active,
  told = active,
  instructions = '',
  profile = '',
  skillTokens = BUDGETS.skills,
}: PromptParts): ComposedPrompt {
  const [dominant] = active
  const texts = fit(
    told.map(toText).filter((text) => text !== ''),
    skillTokens,
  )
  const tone = dominant ? describeTone(dominant.tone) : ''
  const about = profile === '' ? '' : `# What they told of themselves\n\n${cut(profile)}`
  const pieces = [BASE_PROMPT, instructions, ...texts, tone, about]
  const temperatures = active.flatMap(({ temperature }) => temperature ?? [])
  return {
    system: pieces.filter((piece) => piece !== '').join('\n\n'),
    ...(temperatures.length > 0 ? { temperature: Math.min(...temperatures) } : {}),
  }
}

const toText = ({ name, instructions }: LifeSkill): string =>
  instructions === '' ? '' : `# ${name[0]?.toUpperCase()}${name.slice(1)}\n\n${instructions}`

/** As many texts as fit, from the first on: half a set of instructions is none. */
function fit(texts: readonly string[], tokens: number): string[] {
  let left = tokens
  return texts.filter((text) => {
    const size = estimateTokens(text)
    if (size > left) return false
    left -= size
    return true
  })
}

/** A profile that is too long loses its last lines. */
function cut(profile: string): string {
  const lines = profile.trim().split('\n')
  while (lines.length > 1 && estimateTokens(lines.join('\n')) > BUDGETS.profile) lines.pop()
  return lines.join('\n')
}
