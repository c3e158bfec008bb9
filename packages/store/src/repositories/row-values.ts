/** An instant as a column gives it: a `Date` in a row, ISO text inside JSON that SQL built. */
export type InstantValue = Date | string

/** The instant on the wire: ISO 8601 in UTC with milliseconds. */
export function toInstant(value: InstantValue): string {
  return (value instanceof Date ? value : new Date(value)).toISOString()
}

/** `{ [key]: map(value) }`, or nothing at all when there is no value: absent and undefined differ. */
export function optional<Key extends string, Value, Mapped>(
  key: Key,
  value: Value | null | undefined,
  map: (value: Value) => Mapped,
): { [K in Key]?: Mapped } {
  return (value === null || value === undefined ? {} : { [key]: map(value) }) as {
    [K in Key]?: Mapped
  }
}
