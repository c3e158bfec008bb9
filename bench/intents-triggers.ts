import { readFileSync } from 'node:fs'

/** A skill with the fragments of words that switch it on, in a design that works with such lists. */
export interface TriggerList {
  readonly skill: string
  readonly triggers: readonly string[]
}

/** Reads trigger lists out of a document whose code blocks hold `name: '…'` and `triggerPatterns: ['…']`. */
export function readTriggers(path: string): TriggerList[] {
  const document = readFileSync(path, 'utf8')
  const blocks = document.matchAll(/name: '(\w+)',[\s\S]*?triggerPatterns: \[([\s\S]*?)\]/g)
  return [...blocks].map(([, skill = '', list = '']) => ({
    skill,
    triggers: [...list.matchAll(/'([^']+)'/g)].map(([, trigger = '']) => trigger),
  }))
}

/** The skills that the lists switch on: any trigger anywhere in the message, case ignored. */
export function skillsByTriggers(lists: readonly TriggerList[], text: string): string[] {
  const lower = text.toLowerCase()
  return lists
    .filter(({ triggers }) => triggers.some((trigger) => lower.includes(trigger)))
    .map(({ skill }) => skill)
}
