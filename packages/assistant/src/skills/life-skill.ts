import type { SkillWords } from './skill-words.ts'

/** How answers of a skill sound. */
export interface SkillTone {
  readonly style: 'practical' | 'reflective' | 'empathetic' | 'hopeful' | 'direct' | 'celebratory'
  readonly emoji: 'none' | 'minimal' | 'moderate'
  readonly length: 'concise' | 'moderate' | 'elaborated'
  readonly formality: 'informal' | 'careful-informal'
}

/**
 * What a model needs for one area of life, and nothing of any other: instructions, tools, a tone and a
 * temperature. A skill is a folder with a `SKILL.md` in the Agent Skills format, whose metadata holds
 * what only Parco reads.
 */
export interface LifeSkill {
  readonly name: string
  readonly description: string
  /** What a model is told while the skill is active; 500 tokens at most, and none for the fallback. */
  readonly instructions: string
  /** The lowest is told first, and its tone prevails. */
  readonly priority: number
  /** Tools that a prompt carries while it is active, the most wanted first. */
  readonly tools: readonly string[]
  /** Those of them that every prompt carries while it is active, writes too: what it ends with. */
  readonly carries: readonly string[]
  /** Domains whose tools, when a message names them, call for the skill. */
  readonly domains: readonly string[]
  /** Areas of life, as the router names them, that call for it. */
  readonly areas: readonly string[]
  /** Classes of the trained detector that speak for it. */
  readonly classes: readonly string[]
  /** The words that call for it. */
  readonly words: SkillWords
  readonly tone: SkillTone
  /** Absent where the model's own is best. */
  readonly temperature?: number
  /** The preference without which it is never active. */
  readonly requires?: string
  /** Its folder. */
  readonly directory: string
}

/** The skill that is active where no other is. */
export const GENERAL = 'general'

/** Skills by priority, then by name: the order in which prompts hold them. */
export const bySkillOrder = (one: LifeSkill, other: LifeSkill): number =>
  one.priority - other.priority || (one.name < other.name ? -1 : 1)
