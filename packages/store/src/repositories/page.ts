import { toUuid } from '../ids.ts'

/** Where a page of a list ended: the instant and the id of its last item. */
export interface PageCursor {
  readonly at: string
  readonly id: string
}

/** The two parameters that a query compares `(instant, id)` with; nulls for the first page. */
export function toCursorParameters(cursor: PageCursor | undefined): [string | null, string | null] {
  return cursor ? [cursor.at, toUuid(cursor.id)] : [null, null]
}
