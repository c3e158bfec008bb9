const formats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day (YYYY-MM-DD) of an instant in a zone. @throws RangeError when the zone does not exist. */
export function dayInZone(instant: Date, timeZone: string): string {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    })
    formats.set(timeZone, format)
  }
  return format.format(instant)
}
