import { JOINING_WORDS as WORDS } from './words.generated.ts'
/** Words that end nothing: a name that stops at one of them is not over yet. */
export const OPEN_ENDED: ReadonlySet<string> = WORDS.openEnded

/** Words that point at the noun behind them. */
export const DETERMINERS: ReadonlySet<string> = WORDS.determiners

/** Words that join a name to what tells it apart. */
export const QUALIFIERS: ReadonlySet<string> = WORDS.qualifiers
