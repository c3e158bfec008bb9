/** Writes values as people of the user's language and zone read them. */
export interface Formatter {
  /** `R$ 1.234,56`; cents of `currency`. */
  money(cents: number, currency?: string): string
  /** `hoje, 18/11`, `ontem, 17/11`, `12/10/2026`; input YYYY-MM-DD. */
  day(date: string): string
  /** `novembro de 2026`; input YYYY-MM. */
  month(month: string): string
  /** A number with at most two decimals: `2.000`, `7,5`. */
  number(value: number): string
  /** A quantity with its unit: `2 L`, `500 ml`, `7h30`, `82,4 kg`, `45 min`, `7/10`. */
  quantity(value: number, unit: string): string
  percent(ratio: number): string
  /** `Mercado, Luz e Água`. */
  list(items: readonly string[]): string
}
