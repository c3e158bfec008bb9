import type { Locale } from '../../text/locale.ts'
import { FeatureCounter } from '../count-features.ts'
import { sigmoid } from '../deterministic-math.ts'
import { type FeatureVector, inverseFrequencies, weighFeatures } from '../feature-weights.ts'
import { addRows } from '../quantised-matrix.ts'
import type { TrainedNetwork } from '../train-network.ts'
import type { SkillModel } from './skill-types.ts'
import { statementsOf } from './statements.ts'

/** A skill that a message calls for, with how sure that is, from 0 to 1. */
export interface ActiveSkill {
  readonly skill: string
  readonly confidence: number
}

/** What was talked about just before. */
export interface RecentSkills {
  readonly skills: readonly string[]
  /** How many messages ago that was, from 1. */
  readonly messagesAgo: number
}

/** For this many messages what was talked about before still counts. */
const RECENT_MESSAGES = 5
/** How far a recent skill's threshold comes down: a hint becomes enough. */
const RECENT_SHARE = 0.6
/** How far a message must lift a recent skill's score above that of no message at all. */
const HINT = 0.1

/** The score of each skill, from 0 to 1: the best of the whole message and of its statements. */
export function scoreSkills(
  { weights, bias }: Pick<SkillModel, 'weights' | 'bias'>,
  vectors: readonly FeatureVector[],
): Float32Array {
  const best = new Float32Array(bias.length)
  const scores = new Float32Array(bias.length)
  for (const vector of vectors) {
    scores.set(bias)
    addRows(weights, vector, scores)
    for (let at = 0; at < scores.length; at += 1)
      best[at] = Math.max(best[at]!, sigmoid(scores[at]!))
  }
  return best
}

/** Tells which skills a message calls for: several, one, or none at all. */
export class SkillDetector {
  private readonly model: SkillModel
  private readonly counter: FeatureCounter
  private readonly frequencies: Float32Array

  constructor(
    model: SkillModel,
    features: Pick<TrainedNetwork, 'documents' | 'documentCounts'> & {
      readonly bucketBits: number
    },
  ) {
    this.model = model
    this.counter = new FeatureCounter(features.bucketBits)
    this.frequencies = inverseFrequencies(features.documentCounts, features.documents)
  }

  /**
   * The active skills, the surest first. What was talked about before makes a skill likelier, but
   * never active by itself: the message must hint at it.
   */
  detect(text: string, locale: Locale, recent?: RecentSkills): ActiveSkill[] {
    const vectors = statementsOf(text, locale).map((part) => {
      const counted = this.counter.count(part.text, part.slotWords)
      const { buckets, values, size } = weighFeatures(
        counted,
        this.frequencies,
        new Float32Array(counted.size),
      )
      return { buckets: buckets.slice(0, size), values, size }
    })
    const scores = scoreSkills(this.model, vectors)
    return this.model.skills
      .map((skill, at) => ({
        skill,
        confidence: scores[at]!,
        threshold: this.thresholdOf(at, recent),
      }))
      .filter(({ confidence, threshold }) => confidence >= threshold)
      .map(({ skill, confidence }) => ({ skill, confidence }))
      .sort((one, other) => other.confidence - one.confidence)
  }

  private thresholdOf(at: number, recent: RecentSkills | undefined): number {
    const threshold = this.model.thresholds[at]!
    const skill = this.model.skills[at]!
    const isRecent =
      recent !== undefined && recent.messagesAgo <= RECENT_MESSAGES && recent.skills.includes(skill)
    if (!isRecent) return threshold
    return Math.max(threshold * RECENT_SHARE, sigmoid(this.model.bias[at]!) + HINT)
  }
}
