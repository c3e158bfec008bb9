import type { ReadingInput } from '../../clauses/clause-reading.ts'
import type { Binding } from '../../grammar/match.ts'
import type { SlotSpan } from '../../slots/slot-span.ts'
import type { Stretch } from '../asides.ts'

/** What free words give an intent's builder, as a sentence would have bound it. */
export interface FoundParams extends Stretch {
  readonly bindings: readonly Binding[]
  /** What the words decide, as a sentence's own `set` does. */
  readonly set?: Readonly<Record<string, unknown>>
  /** Days and the like that stand beside it; those of the whole message when absent. */
  readonly floats?: readonly SlotSpan[]
  /** Gates that these words pass. */
  readonly allows?: readonly string[]
  /** Words that open a gate and yet forbid nothing here: "desisti" is why a goal is dropped. */
  readonly despite?: ReadonlySet<string>
  /** Places of remarks beside the statement: a denial there is of something else. */
  readonly remarks?: ReadonlySet<number>
  /** Slots without which these words were not understood: what else is missing is asked for. */
  readonly needs?: readonly string[]
  /** Whether something is asked for in so many words: then only the stretch that asks is held against it. */
  readonly isOrder?: boolean
  /**
   * The values that go to the builder by their types, where it also says itself what is missing;
   * without them it is given what may stand anywhere, and the bindings.
   */
  readonly values?: readonly SlotSpan[]
  /** Whether every word was read and explained: then the words bear the intent out by themselves. */
  readonly isExplained?: boolean
  /** Whether the speaker tells of a deed; taken for granted where it is left out. */
  readonly hasVerb?: boolean
}

/** What a message holds besides its words. */
export interface FreeWords {
  /** The values that stand in no aside. */
  readonly values: readonly SlotSpan[]
  /** What is said, without what stands beside it. */
  readonly core: Stretch
  readonly aside: ReadonlySet<number>
}

/**
 * Finds what one intent needs in any wording of it; nothing when the words do not surely say it. What
 * it finds is acted on: a value that may be another is no value.
 */
export type ParamFinder = (input: ReadingInput, words: FreeWords) => FoundParams | undefined
