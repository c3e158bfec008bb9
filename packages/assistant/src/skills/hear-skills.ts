import { createRequire } from 'node:module'
import type { HearClasses } from './detect-skills.ts'

const require = createRequire(import.meta.url)

/**
 * From these odds on (their log) a class alone calls for its skill, and so much more of them is one sign
 * more. Chosen on lines of authors whose others were not learned (decision 0089), not on those of the bench.
 */
const ENOUGH_AT = 0
const ODDS_OF_A_SIGN = 1.5
const ENOUGH = 2

/** The trained classes: their model is loaded with the first message that a model thinks about. */
export function createSkillHearing(): HearClasses {
  let hear: HearClasses | undefined
  return (text) => {
    hear ??= loadHearing()
    return hear(text)
  }
}

function loadHearing(): HearClasses {
  const { loadSkillModel } =
    require('./hearing/load-skill-model.ts') as typeof import('./hearing/load-skill-model.ts')
  const { scoreSkills } =
    require('./hearing/skill-model.ts') as typeof import('./hearing/skill-model.ts')
  const model = loadSkillModel()
  return (text) =>
    scoreSkills(model, text).map((odds, at) => ({
      name: model.names[at] ?? '',
      signs: ENOUGH + (odds - ENOUGH_AT) / ODDS_OF_A_SIGN,
    }))
}
