/** Something that the palette leads to. */
export interface PaletteEntry {
  readonly key: string
  /** The heading that it stands under. */
  readonly group: 'pages' | 'actions' | 'conversations' | 'say'
  readonly label: string
  /** Other words that it is found by. */
  readonly words?: string
  readonly run: () => void
}

/** Without case and accents, as one types in a hurry. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * The entries that have all words of the query at the beginning of a word of theirs; those whose label
 * begins with the query come first. Everything, without a query.
 */
export function matchEntries(
  entries: readonly PaletteEntry[],
  query: string,
): readonly PaletteEntry[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return entries
  const found = entries.filter(({ label, words = '' }) => {
    const own = fold(`${label} ${words}`).split(/[^\p{L}\p{N}]+/u)
    return wanted.every((word) => own.some((one) => one.startsWith(word)))
  })
  const isFirst = ({ label }: PaletteEntry) => fold(label).startsWith(wanted.join(' '))
  return [...found.filter(isFirst), ...found.filter((entry) => !isFirst(entry))]
}
