/** A score from 0 to 100 with one decimal, and the share of the time that it rests on. */
export type BalanceScore = { readonly score: number; readonly coverage: number }

/** One thing that an area is made of; no score where too little is recorded. */
export type PartScore = {
  readonly key: string
  readonly name: string
  readonly score: number | null
  readonly coverage: number
  /** After how many days more there may be a score. */
  readonly daysMissing: number | null
}

/** How an area of life goes. */
export type AreaScore = {
  readonly area: string
  readonly name: string
  readonly score: number | null
  readonly coverage: number
  readonly parts: readonly PartScore[]
}

/** How a life goes over the last four weeks, as far as it is recorded. */
export type LifeBalance = {
  readonly day: string
  readonly overall: BalanceScore | null
  readonly areas: readonly AreaScore[]
  /** Areas that were asked for and of which nothing is recorded. */
  readonly notKept: readonly string[]
  /** The score four weeks ago, against the targets of today. */
  readonly before: BalanceScore | null
  /** Every four weeks, oldest first; empty where it was not asked for. */
  readonly history: readonly { readonly day: string; readonly score: number | null }[]
}
