import { type Id, prefixOf } from '@parco/protocol'
import { loadPgCore } from './load-drizzle.ts'

const ID_PATTERN = /^[a-z]{3}_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

/**
 * Turns an id of the wire into the text of a `uuid`.
 * @throws TypeError when it is not an id, which also keeps it safe to place in SQL text.
 */
export function toUuid(id: string): string {
  const match = ID_PATTERN.exec(id)
  if (!match) throw new TypeError('expected an id: a prefix, "_" and 32 hexadecimal digits')
  return `${match[1]}-${match[2]}-${match[3]}-${match[4]}-${match[5]}`
}

/** Turns the text of a `uuid` into an id of the wire. */
export function fromUuid<Kind extends string>(kind: Kind, uuid: string): Id<Kind> {
  return `${prefixOf(kind)}_${uuid.replaceAll('-', '')}` as Id<Kind>
}

/** `toUuid` for a value that may be absent. */
export function toUuidOrNull(id: string | null | undefined): string | null {
  return id === null || id === undefined ? null : toUuid(id)
}

/** A Drizzle column that holds a `uuid` and shows it as an id with that prefix. */
export function prefixedId<Prefix extends string>(prefix: Prefix) {
  return loadPgCore().customType<{ data: Id<Prefix>; driverData: string }>({
    dataType: () => 'uuid',
    toDriver: (id) => toUuid(id),
    fromDriver: (uuid) => fromUuid(prefix, uuid),
  })
}
