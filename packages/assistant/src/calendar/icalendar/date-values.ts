import { instantOf } from '../../domains/internal/local-time.ts'

/** `20261119`. */
export const toDate = (day: string): string => day.slice(0, 10).replaceAll('-', '')

/** `20261119T100000`, of a moment by a clock. */
export const toLocalTime = (local: string): string =>
  `${toDate(local)}T${local.slice(11).replace(':', '')}00`

/** `20261119T130000Z`. */
export const toUtc = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Zones that are UTC have no rules to tell. */
export const isUtc = (zone: string): boolean => /^(Etc\/)?(UTC|GMT|Zulu|Universal)$/i.test(zone)

/** A moment as the end of a line says it: `;TZID=America/Sao_Paulo:20261119T100000`, `;VALUE=DATE:20261119`. */
export function momentValue(
  local: string,
  { allDay, zone }: { readonly allDay: boolean; readonly zone: string },
): string {
  if (allDay) return `;VALUE=DATE:${toDate(local)}`
  if (isUtc(zone)) return `:${toUtc(instantOf(local, 'UTC'))}`
  return `;TZID=${zone}:${toLocalTime(local)}`
}
