/** More rows than this are a file for a spreadsheet: a page has some forty. */
export const MAX_PRINTED_ROWS = 5_000

/** A table of a printout; every row has as many cells as there are columns. */
export interface PrintedTable {
  readonly columns: readonly {
    readonly label: string
    /** Figures stand at the end of their column, so that their digits are below each other. */
    readonly isFigure?: true
  }[]
  readonly rows: readonly (readonly string[])[]
  /** The last row, set apart. */
  readonly total?: readonly string[]
}

/** What stands below the title of a printout, in order. */
export type PrintedPart =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | ({ readonly kind: 'table'; readonly title?: string } & PrintedTable)

/** An answer on paper, in the user's language. Plain data: it is drawn in another thread. */
export interface Printout {
  readonly title: string
  /** When it was made. */
  readonly subtitle: string
  /** BCP 47, for whoever has it read aloud. */
  readonly language: string
  readonly parts: readonly PrintedPart[]
  /** At the foot of each page, with `{page}` and `{pages}`. */
  readonly footer: string
}
