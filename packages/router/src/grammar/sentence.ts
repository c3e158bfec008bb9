import type { SentenceGroup } from './catalogue.ts'
import type { CompiledIntent } from './compiled-grammar.ts'

/** Words or a type of slot of which a message must hold one, by its number. */
export type Need = number

/** One template of an intent, ready to match. */
export interface Sentence {
  readonly intent: string
  readonly domain: string
  /** The file it is written in. */
  readonly source: string
  readonly definition: CompiledIntent['definition']
  /** Whether a user wrote it: what it sets are params, as the user means them. */
  readonly isOwn: boolean
  readonly group: Omit<SentenceGroup, 'say' | 'holds'>
  readonly template: string
  /** Its place among all sentences; earlier wins a tie. */
  readonly order: number
  /** What a message must hold for the template to be worth trying. */
  readonly needs: readonly Need[]
  /** Where its graph begins. */
  readonly node: number
}
