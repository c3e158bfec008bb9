import { GENERAL, type LifeSkill } from './life-skill.ts'
import type { LifeSkills } from './load-life-skills.ts'
import { type FoldedMessage, foldMessage } from './skill-words.ts'

/** How much a message speaks for a trained class, as if in signs: two are enough, below none it speaks against it. */
export interface HeardClass {
  readonly name: string
  readonly signs: number
}

/** Hears what a message is about. */
export type HearClasses = (text: string) => readonly HeardClass[]

export interface SkillsToDetect {
  readonly text: string
  /** What the user said before, the newest first; three are looked at. */
  readonly before: readonly string[]
  /** Skills that what was decided calls for: the domain of its tool. */
  readonly called?: ReadonlySet<string>
  /** Skills that it hints at: areas of life that it touches. */
  readonly hinted?: ReadonlySet<string>
  /** What was active, and how many messages of the user ago it was detected. */
  readonly recent?: { readonly skills: readonly string[]; readonly messagesAgo: number }
  /** Skills that are always active: those that the kind of the conversation asks for. */
  readonly always?: readonly string[]
  /** Preferences that the user turned on. */
  readonly preferences: ReadonlySet<string>
}

/** Messages before this one that are looked at when it says nothing of itself. */
export const MESSAGES_BEFORE = 3

/** For so many messages a skill stays active that none of them calls for. */
export const INERTIA_MESSAGES = 5

/** What one sign weighs; from this on a skill is called for. */
const ENOUGH = 2
const HINT = 1
/** What a skill's words are worth, and that it was talked about until now. */
const ALONE = { trigger: ENOUGH, hint: HINT, known: HINT }
/** They say less of a trained skill: its class has heard them too, and what stands beside them. */
const BESIDE_CLASS = { trigger: 1.3, hint: 0.2, known: 0.8 }
/** What the likeliest trained skill needs where nothing is called for, more as more speaks for none. */
const ENOUGH_ALONE = 1.75
const FOR_NONE = 0.5

/**
 * The skills that a message calls for, several where it touches several; where it says nothing of
 * itself, those that the last messages call for, or that were active a short while ago; or else the
 * general one. Costs no tokens, and the same input gives the same skills.
 */
export function detectSkills(
  input: SkillsToDetect,
  { skills, general, compounds }: LifeSkills,
  hear: HearClasses,
): { readonly active: readonly LifeSkill[]; readonly isDetected: boolean } {
  const { text, before, recent, preferences, always = [], called = NONE, hinted = NONE } = input
  const offered = skills.filter(
    ({ name, requires }) =>
      name !== GENERAL && (requires === undefined || preferences.has(requires)),
  )
  const isFresh = recent !== undefined && recent.messagesAgo <= INERTIA_MESSAGES
  const known = new Set(isFresh ? recent.skills : [])
  const callsFor = (said: string, decided: Pick<Signs, 'called' | 'hinted'>) => {
    const message = foldMessage(said)
    const signs = { message, heard: hear(said), known, ...decided }
    const names = namesCalledFor(signs, offered, general)
    for (const { when, words, also } of compounds) {
      if (when.every((name) => names.has(name)) && words.hasTrigger(message)) {
        for (const name of also) names.add(name)
      }
    }
    return names
  }
  const toSkills = (names: ReadonlySet<string>) => offered.filter(({ name }) => names.has(name))
  const now = toSkills(callsFor(text, { called, hinted }))
  const found = now.length > 0 ? now : whatWasSaid(before, isFresh ? recent.messagesAgo : undefined)
  const active = toSkills(new Set([...found.map(({ name }) => name), ...always]))
  if (active.length > 0) return { active, isDetected: now.length > 0 }
  return { active: [general], isDetected: false }

  /** What the messages before call for, those behind the last detection before all that is older. */
  function whatWasSaid(texts: readonly string[], detectedAgo: number | undefined) {
    for (const [at, said] of texts.slice(0, MESSAGES_BEFORE).entries()) {
      if (detectedAgo !== undefined && at + 1 >= detectedAgo) break
      const called = toSkills(callsFor(said, { called: NONE, hinted: NONE }))
      if (called.length > 0) return called
    }
    return toSkills(known)
  }
}

const NONE: ReadonlySet<string> = new Set()

interface Signs {
  readonly message: FoldedMessage
  readonly heard: readonly HeardClass[]
  readonly called: ReadonlySet<string>
  readonly hinted: ReadonlySet<string>
  /** Skills that were active just before. */
  readonly known: ReadonlySet<string>
}

function namesCalledFor(
  signs: Signs,
  skills: readonly LifeSkill[],
  general: LifeSkill,
): Set<string> {
  const weighed = skills.map((skill) => ({ skill, weight: weigh(skill, signs) }))
  const names = new Set(
    weighed.filter(({ weight }) => weight >= ENOUGH).map(({ skill }) => skill.name),
  )
  if (names.size > 0) return names
  // Nobody else is called for: a word that is often said in passing is now what the message is about.
  const lone = skills.filter(
    (skill) => !isTrained(skill, signs) && skill.words.hasLoneTrigger(signs.message),
  )
  if (lone.length > 0) return new Set(lone.map(({ name }) => name))
  const trained = weighed.filter(({ skill }) => isTrained(skill, signs))
  const most = Math.max(...trained.map(({ weight }) => weight))
  const enough = ENOUGH_ALONE + FOR_NONE * ((hearClass(general, signs) ?? ENOUGH) - ENOUGH)
  const likeliest = trained.filter(({ weight }) => weight === most && weight >= enough)
  return new Set(likeliest.map(({ skill }) => skill.name))
}

/** How much the trained classes of a skill make of the whole message; nothing for a skill that has none. */
function hearClass({ classes }: LifeSkill, { heard }: Signs): number | undefined {
  const own = heard.filter(({ name }) => classes.includes(name))
  return own.length === 0 ? undefined : Math.max(...own.map(({ signs }) => signs))
}

const isTrained = (skill: LifeSkill, signs: Signs): boolean => hearClass(skill, signs) !== undefined

/** How much speaks for a skill: its words, and what its trained classes make of the whole message. */
function weigh(skill: LifeSkill, signs: Signs): number {
  const { message, called, hinted, known } = signs
  const { name, words } = skill
  if (called.has(name)) return ENOUGH
  const spoken = hearClass(skill, signs)
  const worth = spoken === undefined ? ALONE : BESIDE_CLASS
  const hints = words.countHints(message) + (words.hasLoneTrigger(message) ? 1 : 0)
  const weight =
    (spoken ?? 0) +
    (words.hasTrigger(message) ? worth.trigger : 0) +
    hints * worth.hint +
    (hinted.has(name) ? HINT : 0)
  // What was talked about until now needs one sign alone, and never none.
  return weight > 0 && known.has(name) ? weight + worth.known : weight
}
