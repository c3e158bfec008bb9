/** What a browser may not break before or after: a currency and its amount, a number and its unit. */
const MONEY = /(R\$|US\$|[$€£¥]|\b[A-Z]{3}) (?=\d)/g
const UNIT = /(\d) (?=(?:ml|L|l|kg|lb|oz|g|km|mi|h|min)\b)/g

/** The text with spaces that do not break inside amounts and quantities. */
export function keepTogether(text: string): string {
  return text.replace(MONEY, '$1\u00a0').replace(UNIT, '$1\u00a0')
}
