import { loadLifeClassifier } from '@parco/assistant/classifier'
import { SkillDetector } from '@parco/router/classifier'
import { readHome, readServiceTexts } from './intents-data.ts'
import { readTriggers, skillsByTriggers } from './intents-triggers.ts'

type Detect = (text: string) => readonly string[]

/**
 * Compares the shipped skills with lists of trigger words, on the same lines: a
 * line of the smart home calls for no skill, one of the card services for finance alone.
 */
export function measureSkills(folder: string, triggers: string | undefined): void {
  const { intents, skills } = loadLifeClassifier()
  if (!skills) throw new Error('the shipped classifier has no skills: run npm run train')
  const detector = new SkillDetector(skills, intents)
  const ours: Detect = (text) => detector.detect(text, 'pt-BR').map(({ skill }) => skill)
  const lists = triggers === undefined ? [] : readTriggers(triggers)
  const theirs: Detect = (text) => skillsByTriggers(lists, text)
  console.log(
    '\nSkills, beside lists of trigger words (pt-BR; trained on none of it, though written examples of talk were added after a look at both)',
  )
  if (triggers === undefined) console.log('  (say --triggers <document> for the lists)')
  const home = readHome(folder)
  const services = readServiceTexts(folder)
  const isWrong = (skill: string) => skill !== 'finance'
  const compare = (label: string, count: (detect: Detect) => number, total: number) => {
    const proposed = lists.length === 0 ? '' : `, trigger lists ${count(theirs)}`
    console.log(`  ${label}: Parco ${count(ours)}${proposed}, of ${total}`)
  }
  compare(
    'smart home, any skill active (none is right)',
    (detect) => home.filter((text) => detect(text).length > 0).length,
    home.length,
  )
  compare(
    'card services, a skill other than finance active',
    (detect) => services.filter((text) => detect(text).some(isWrong)).length,
    services.length,
  )
  compare(
    'card services, finance active (right)',
    (detect) => services.filter((text) => detect(text).includes('finance')).length,
    services.length,
  )
  console.log(
    `  skills found out of fold in the shipped examples: ${(skills.coverage * 100).toFixed(1)}%`,
  )
}
