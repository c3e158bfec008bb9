/** A text as it begins a line or a name. */
export const capitalized = (text: string, locale?: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
