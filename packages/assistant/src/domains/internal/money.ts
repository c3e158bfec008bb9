/** More than a billion in one record is a slip of the hand. */
export const MAX_AMOUNT = 1_000_000_000

/** The smallest amount of a record. */
export const MIN_AMOUNT = 0.01

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** Says whether a decimal amount can be recorded: at least a cent, at most a billion. */
export function isSaneAmount(amount: number): boolean {
  return Number.isFinite(amount) && toCents(amount) >= 1 && amount <= MAX_AMOUNT
}

/** Turns a decimal amount into whole hundredths, rounding half a cent up. */
export function toCents(amount: number): number {
  // 1.005 is slightly less in binary: its shortest decimal form is what the user said.
  const [digits, exponent = '0'] = String(amount).split('e')
  return Math.round(Number(`${digits}e${Number(exponent) + 2}`))
}

/** Turns hundredths into the decimal amount of a slot. */
export function fromCents(cents: number): number {
  return cents / 100
}

/** Says whether a code is that of a currency in ISO 4217. */
export function isCurrency(code: string): boolean {
  return currencies.has(code)
}
