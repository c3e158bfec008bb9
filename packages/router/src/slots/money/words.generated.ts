// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../../text/word-set.ts'

/** What `read-cents.ts` looks for. */
export const READ_CENTS = {
  joiners: wordSet("e com and"),
  pairOpeners: wordSet("entre dia dias as das capitulos between at"),
}

/** What `read-money.ts` looks for. */
export const READ_MONEY = {
  betweenJoiners: wordSet("a ou to or -"),
  grand: wordSet("grand"),
}
