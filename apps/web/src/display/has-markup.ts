/** What Markdown would draw otherwise than plain text does. */
const MARKUP = /\*\*|__|`|^#{1,6} |^ *(?:[-*+•] |\d{1,3}[.)] )|\[[^\]\n]+\]\(|^> /m

/** Whether a text is written with Markdown, as models write. */
export function hasMarkup(text: string): boolean {
  return MARKUP.test(text)
}
