/** Which slot of an intent a kind of value belongs to; what is absent cannot be changed by a reply. */
export interface ChangeableSlots {
  /** Money, or the number of a metric. */
  readonly amount?: string
  readonly currency?: string
  readonly date?: string
  /** A day of the month that comes again ("dia 12"). */
  readonly dueDay?: string
  /** A calendar month, `YYYY-MM`. */
  readonly month?: string
  readonly payment?: string
  readonly installments?: string
  /** The user's own words. */
  readonly name?: string
  readonly category?: string
  /** The kind of income. */
  readonly incomeType?: string
  /** The type of a metric. */
  readonly metricType?: string
  /** How somebody was in touch. */
  readonly interactionType?: string
  /** An instant with its offset; unlike a date it lies ahead. */
  readonly moment?: string
  /** A day that lies ahead. */
  readonly deadline?: 'endDate' | 'reviewDate' | 'scheduledFor'
  /** How often a habit is meant to be done. */
  readonly frequency?: 'frequency'
  /** How often a reminder comes again. */
  readonly repeat?: string
  readonly periodOfDay?: string
}
