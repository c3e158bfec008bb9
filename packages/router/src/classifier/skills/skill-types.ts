import type { ClassifierInput } from '../classifier-types.ts'
import type { QuantisedMatrix } from '../quantised-matrix.ts'

/** A message and the skills that it calls for; none for everyday talk. */
export interface SkillExample {
  /** The message, and each statement of it when there are several. */
  readonly parts: readonly ClassifierInput[]
  readonly skills: readonly string[]
}

/** One yes or no for each skill, each with a threshold of its own. */
export interface SkillModel {
  readonly skills: readonly string[]
  readonly weights: QuantisedMatrix
  readonly bias: Float32Array
  /** From which score on each skill is active; above 1 where too little proved it. */
  readonly thresholds: readonly number[]
  /** The share of wanted skills that were found out of fold. */
  readonly coverage: number
}

/** How skills are learned. */
export interface SkillOptions {
  readonly epochs: number
  readonly rate: number
  /** What of each certainty is held back, so that scores stay apart at the top. */
  readonly smoothing: number
  readonly folds: number
  readonly seed: number
  /** Messages of two skills, joined from examples of one each, as a share of those. */
  readonly pairShare: number
  /** How often an active skill must be right, in messages that call for some skill. */
  readonly precision: number
  /** How much of what calls for no skill may activate one. */
  readonly falseAlarms: number
}

/** What is shipped and measured. */
export const SKILL_OPTIONS: SkillOptions = {
  epochs: 8,
  rate: 3,
  smoothing: 0.04,
  folds: 5,
  seed: 7,
  pairShare: 0.4,
  precision: 0.85,
  falseAlarms: 0,
}
