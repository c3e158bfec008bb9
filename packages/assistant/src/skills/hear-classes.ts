import { createRequire } from 'node:module'
import type { Locale } from '@parco/protocol'
import type { HeardClass } from './detect-skills.ts'

const require = createRequire(import.meta.url)

/** Hears the classes of the trained detector in a message. */
export type SkillHearing = (text: string, locale: Locale) => readonly HeardClass[]

/**
 * The trained detector: its model is loaded with the first message that a model thinks about. A class
 * is sure from the threshold on that its training chose, and hinted at from a share of it on.
 */
export function createSkillHearing(): SkillHearing {
  let hearing: SkillHearing | undefined
  return (text, locale) => {
    hearing ??= loadHearing()
    return hearing(text, locale)
  }
}

function loadHearing(): SkillHearing {
  const { SkillDetector } =
    require('@parco/router/classifier') as typeof import('@parco/router/classifier')
  const { loadLifeClassifier } =
    require('../classifier/load-life-classifier.ts') as typeof import('../classifier/load-life-classifier.ts')
  const { intents, skills } = loadLifeClassifier()
  if (!skills) return () => []
  const detector = new SkillDetector(skills, intents)
  const thresholds = new Map(skills.skills.map((name, at) => [name, skills.thresholds[at] ?? 1]))
  // As if all had been talked about just before: then each is told that the message hints at.
  const recent = { skills: skills.skills, messagesAgo: 1 }
  return (text, locale) =>
    detector.detect(text, locale, recent).map(({ skill, confidence }) => ({
      name: skill,
      isSure: confidence >= (thresholds.get(skill) ?? 1),
    }))
}
