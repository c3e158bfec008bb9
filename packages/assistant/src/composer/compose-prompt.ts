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
  /** The tools that the prompt carries, and all there are: a text may name one that has to be found first. */
  readonly tools?: { readonly carried: readonly string[]; readonly all: ReadonlySet<string> }
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
  tools,
}: PromptParts): ComposedPrompt {
  const [dominant] = active
  const texts = fit(
    told.map(toText).filter((text) => text !== ''),
    skillTokens,
  )
  const tone = dominant ? describeTone(dominant.tone) : ''
  const about = profile === '' ? '' : `# What they told of themselves\n\n${cut(profile)}`
  const absent = tools ? tellAbsent(texts, tools) : ''
  const pieces = [BASE_PROMPT, instructions, ...texts, tone, about, absent]
  const temperatures = active.flatMap(({ temperature }) => temperature ?? [])
  return {
    system: pieces.filter((piece) => piece !== '').join('\n\n'),
    ...(temperatures.length > 0 ? { temperature: Math.min(...temperatures) } : {}),
  }
}

const toText = ({ name, instructions }: LifeSkill): string =>
  instructions === '' ? '' : `# ${name[0]?.toUpperCase()}${name.slice(1)}\n\n${instructions}`

/**
 * What the texts name and the prompt does not carry, so that no model takes it for a tool it has. It
 * stands last: what it says changes with the tools alone, before which no cache holds anyway.
 */
function tellAbsent(
  texts: readonly string[],
  { carried, all }: Required<PromptParts>['tools'],
): string {
  const named = texts.flatMap((text) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
  const absent = [...new Set(named)].filter((name) => all.has(name) && !carried.includes(name))
  if (absent.length === 0) return ''
  return `Not among your tools until \`find_tools\` brings them: ${absent.join(', ')}.`
}

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
