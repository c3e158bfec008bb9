import type { IntentCall } from '@parco/protocol'
import type { ChangeableSlots } from '../pending/slots-of-change.ts'
import type { RoutedCall, UserVocabulary } from '../router-types.ts'
import type { CallBuilder } from '../stages/calls/call-builder.ts'
import type { ParamFinder } from '../stages/fill/param-finder.ts'
import type { FreeTextReader } from '../stages/free-text/found-text.ts'
import type { Locale } from '../text/locale.ts'

/** What the engine may ask about an intent, in place of its name. */
export type IntentTrait =
  /** It makes a new record. */
  | 'adds'
  /** It may stand beside the answer to a card. */
  | 'beside'
  /** It makes a bill that comes again. */
  | 'bills'
  /** Something new begins with it. */
  | 'creates'
  /** It takes a record away. */
  | 'erases'
  /** It is recorded because it happened; every other write is ordered. */
  | 'happened'
  /** Whatever is said can be kept by it. */
  | 'keeps'
  /** It lists records. */
  | 'lists'
  /** It tells that a habit was done. */
  | 'marks-habit'
  /** It tells a measurement. */
  | 'measures'
  /** It changes a measurement. */
  | 'measures-anew'
  /** It tells of being with somebody. */
  | 'meets'
  /** It is of what the speaker does or pays. */
  | 'of-speaker'
  /** It tells that something is owed. */
  | 'owes'
  /** It tells that a bill was paid. */
  | 'pays-bill'
  /** It asks for counsel. */
  | 'ponders'
  /** It records what was or is owed. */
  | 'recorded'
  /** It records one thing, whose values a reply may change. */
  | 'records-one'
  /** It has somebody reminded. */
  | 'reminds'
  /** It is one reminder of one thing. */
  | 'reminds-once'
  /** It looks for what was kept. */
  | 'searches'
  /** It sets right what was recorded in error. */
  | 'sets-right'
  /** It tells of money spent. */
  | 'spends'
  /** It sums up. */
  | 'summarises'
  /** It follows measurements through time. */
  | 'tracks'

type Params = IntentCall['params']
type Values = Readonly<Record<string, unknown>>

/** What values follow from. */
export interface CompletingContext {
  readonly locale: Locale
  readonly vocabulary: UserVocabulary | undefined
}

/**
 * What the router knows of an intent besides its sentences. All but the name may be absent: the call of
 * a sentence then has each slot under its name, and only sentences find the intent.
 */
export interface Intent {
  readonly name: string
  readonly traits?: readonly IntentTrait[]
  /** Turns a reading into a call; nothing when the words cannot mean the intent after all. */
  readonly build?: CallBuilder
  /** Finds its params in words that no sentence explains. */
  readonly find?: ParamFinder
  /** Finds its free text, for an intent about whatever is said. */
  readonly text?: FreeTextReader
  /** Which of its slots a reply may change. */
  readonly changes?: (params: Params) => ChangeableSlots
  /** What follows from the slots already known. */
  readonly complete?: (params: Params, context: CompletingContext) => Params
  /** What its records are called by their kind, in any language. */
  readonly called?: readonly string[]
  /** The verb that a second half leaves out because the first has said it. */
  readonly leads?: Readonly<Record<Locale, string>>
  /** The slots without which a corrected statement is not complete. */
  readonly needs?: readonly string[]
  /** The slot without which it would mean everything there is. */
  readonly neverEverything?: string
  /** The call that changes what was written, for values said anew. */
  readonly correct?: (written: Values, changes: Values) => RoutedCall | undefined
  /** Intents that its words may mean as well; none of them changes what they say where it is `any`. */
  readonly akin?: readonly string[] | 'any'
}

/** Types an intent, and checks its name. @throws TypeError when that is not snake_case. */
export function defineIntent(intent: Intent): Intent {
  if (/^[a-z][a-z0-9_]*$/.test(intent.name)) return intent
  throw new TypeError(`expected the name of an intent in snake_case, got "${intent.name}"`)
}
