import { readFileSync } from 'node:fs'

/** A skill with the fragments of words that switch it on in the founding proposal. */
export interface TriggerList {
  readonly skill: string
  readonly triggers: readonly string[]
}

/** Reads the trigger lists out of the founding document, where they stand in code blocks. */
export function readTriggers(path: string): TriggerList[] {
  const document = readFileSync(path, 'utf8')
  const blocks = document.matchAll(/name: '(\w+)',[\s\S]*?triggerPatterns: \[([\s\S]*?)\]/g)
  return [...blocks].map(([, skill = '', list = '']) => ({
    skill,
    triggers: [...list.matchAll(/'([^']+)'/g)].map(([, trigger = '']) => trigger),
  }))
}

/** The skills that the proposal switches on: any trigger anywhere in the message, case ignored. */
export function skillsByTriggers(lists: readonly TriggerList[], text: string): string[] {
  const lower = text.toLowerCase()
  return lists
    .filter(({ triggers }) => triggers.some((trigger) => lower.includes(trigger)))
    .map(({ skill }) => skill)
}
