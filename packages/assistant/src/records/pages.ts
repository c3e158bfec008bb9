import { ParcoError } from '@parco/protocol'
import type { PageCursor } from '@parco/store'
import { z } from 'zod'
import type { Page, PageRequest } from '../parco/pages.ts'

const MAX_LIMIT = 100
const DEFAULT_LIMIT = 30

/** How many items a page has. @throws bad-request when fewer than 1 or more than 100 are asked for. */
export function pageLimit(page: PageRequest | undefined): number {
  const limit = page?.limit ?? DEFAULT_LIMIT
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit
  throw new ParcoError('bad-request', `A page has 1 to ${MAX_LIMIT} items.`, {
    data: { field: 'limit' },
  })
}

const cursorSchema = z.object({
  at: z.iso.datetime(),
  id: z.string().regex(/^[a-z]{3}_[0-9a-f]{32}$/),
})

/** Reads a cursor that a page gave. @throws bad-request when no page gave it. */
export function readCursor(page: PageRequest | undefined): PageCursor | undefined {
  return page?.cursor === undefined ? undefined : decode(page.cursor, cursorSchema)
}

const placeSchema = z.object({ before: z.number().int().min(1) })

/** Reads the cursor of a page of messages: the place before which it ends. */
export function readPlace(page: PageRequest | undefined): number | undefined {
  return page?.cursor === undefined ? undefined : decode(page.cursor, placeSchema).before
}

/** A page of one item fewer than were read, with a cursor when there are more. */
export function toPage<Read, Item>(
  read: readonly Read[],
  limit: number,
  toItem: (item: Read) => Item,
  toCursor: (last: Read) => PageCursor,
): Page<Item> {
  const items = read.slice(0, limit)
  const last = items.at(-1)
  const page = { items: items.map(toItem) }
  return read.length > limit && last ? { ...page, nextCursor: encode(toCursor(last)) } : page
}

/** Makes the cursor that `readCursor` or `readPlace` reads. */
export function encode(cursor: PageCursor | { readonly before: number }): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

function decode<Schema extends z.ZodType>(cursor: string, schema: Schema): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new ParcoError('bad-request', 'The cursor is not one that a page gave.', {
      cause,
      data: { field: 'cursor' },
    })
  }
}
