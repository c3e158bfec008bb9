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
  /** Tools that it wants; they can narrow what an agent may do, and never widen it. */
  readonly allowedTools?: readonly string[]
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

export interface SkillDiagnostic {
  /** An `error` means that the skill was not loaded. */
  readonly severity: 'error' | 'warning'
  readonly code:
    | 'unreadable'
    | 'no-description'
    | 'bad-name'
    | 'name-differs-from-folder'
    | 'long-name'
    | 'long-description'
    | 'unknown-field'
    | 'bad-field'
    | 'repaired-yaml'
    | 'no-instructions'
    | 'long-instructions'
    | 'shadowed'
    | 'hidden-characters'
    | 'untrusted-folder'
    | 'changed'
  readonly path: string
  /** What was expected, what came, what to do. */
  readonly message: string
}
