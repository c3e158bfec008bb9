/** Where a skill comes from; a lower place wins over a higher one. */
export type SkillOrigin = 'code' | 'project' | 'user'

/** A file of a skill beside its instructions, by path relative to the skill's folder. */
export type SkillResource = string

/** What is always known of a skill. */
export interface SkillMetadata {
  readonly name: string
  /** What it knows and when to use it. */
  readonly description: string
  readonly origin: SkillOrigin
  readonly license?: string
  readonly compatibility?: string
  readonly metadata: Readonly<Record<string, string>>
  /** The only tools that are used with it: they narrow what an agent may do, and never widen it. */
  readonly allowedTools?: readonly string[]
  /** Tools that are not used with it. */
  readonly disallowedTools?: readonly string[]
  /** Only the user can call it. */
  readonly hiddenFromModel: boolean
}

/** A skill: metadata always, instructions when it is loaded, resources on demand. */
export interface Skill extends SkillMetadata {
  /** Absolute path of its folder; a skill made in code has none. */
  readonly directory?: string
  readonly instructions: string
  /** Lists the files beside the instructions; reads none of them. */
  resources(): readonly SkillResource[]
}

/** Everything that `SkillDiagnostic.code` can be. */
export const SKILL_DIAGNOSTIC_CODES = [
  'unreadable',
  'no-description',
  'no-name',
  'bad-name',
  'name-differs-from-folder',
  'long-name',
  'long-description',
  'long-compatibility',
  'unknown-field',
  'bad-metadata',
  'bad-tools',
  'unknown-tool-rule',
  'repaired-yaml',
  'no-instructions',
  'long-instructions',
  'shadowed',
  'hidden-characters',
  'unsafe-file',
  'untrusted-folder',
  'changed',
] as const

/** What a skill diagnostic is about: branch on it, and show its message. */
export type SkillDiagnosticCode = (typeof SKILL_DIAGNOSTIC_CODES)[number]

/** What was odd about a skill, or why it was not loaded. */
export interface SkillDiagnostic {
  /** An `error` means that the skill cannot be loaded as it is. */
  readonly severity: 'error' | 'warning'
  readonly code: SkillDiagnosticCode
  readonly path: string
  /** From 1. */
  readonly line: number
  /** What was expected, what came, what to do. */
  readonly message: string
  /** What the message is made of, for whoever says it in another language. */
  readonly data: Readonly<Record<string, string | number>>
}
