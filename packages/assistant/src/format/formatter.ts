/**
 * Writes values as people of the user's language, zone, units and clock read them. Spaces inside values are plain
 * ones: people copy, search and compare these texts, and terminals count their width.
 */
export interface Formatter {
  /** `R$ 1.234,56`; hundredths of `currency`, the user's own by default. */
  money(cents: number, currency?: string): string
  /**
   * `hoje (18/11)`, `ontem (17/11)`, `amanhã (19/11)`, a day within the week `sexta (13/11)`, one of
   * this year `12/10`, any other `12/10/2025`; input YYYY-MM-DD.
   */
  day(date: string): string
  /** Without words: `18/11`, or `18/11/2025` when not of this year; input YYYY-MM-DD. */
  dayNumeric(date: string): string
  /** `novembro de 2026`; input YYYY-MM. */
  month(month: string): string
  /** The clock time of an instant in the user's zone, by their clock: `23:30`, `11:30 PM`. */
  time(instant: Date): string
  /** A clock time as it is kept, `23:30`, by the user's clock. */
  clockTime(time: string): string
  /** A number with at most two decimals: `2.000`, `7,5`. */
  number(value: number): string
  /** A quantity with its unit: `2 L`, `500 ml`, `7h30` (`7 h 30 min`), `82,4 kg`, `45 min`, `7/10`. */
  quantity(value: number, unit: string): string
  /** The same of what is kept in kg, km or ml, in the user's own units: `180 lb`, `3.1 mi`, `16 oz`. */
  measure(value: number, unit: string): string
  /** `12%`, `12,5%`; input 0.125. */
  percent(ratio: number): string
  /** `Mercado, Luz e Água`. */
  list(items: readonly string[]): string
}
