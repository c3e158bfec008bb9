/** A line that ends is a line that ends, also where Markdown would go on; a bullet is one. */
export function toMarkdown(text: string): string {
  return (
    text
      .replace(/^(\s*)• /gm, '$1- ')
      .replace(/^(#{1,6}) (.+)$/gm, '**$2**')
      // What follows a list without a mark of its own is no part of its last item.
      .replace(/^(\s*(?:[-*+]|\d{1,3}[.)]) .*)\n(?=\S)(?![-*+] |\d{1,3}[.)] )/gm, '$1\n\n')
      .replace(/([^\n])\n(?=[^\n])/g, '$1  \n')
  )
}
