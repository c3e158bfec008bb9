import type { Id } from '@parco/protocol'
import { fromUuid, toUuid } from '@parco/store'
import type { DomainContext } from '../../domain-context.ts'
import { selectRows } from '../../internal/select-rows.ts'
import { type PersonFact, type PersonRow, people, personAliases, personFacts } from '../tables.ts'

/** Somebody the user keeps, with what else they are called. */
export type KnownPerson = PersonRow & { readonly aliases: readonly string[] }

/** Everybody who is not archived, by name. */
export async function readPeople(context: DomainContext): Promise<KnownPerson[]> {
  const rows = await selectRows(people, 'archived_on is null order by name_key, id', [], context)
  if (rows.length === 0) return []
  const aliases = await selectRows(personAliases, 'true order by id', [], context)
  return rows.map((person) => ({
    ...person,
    aliases: aliases.filter(({ personId }) => personId === person.id).map(({ alias }) => alias),
  }))
}

/** What is known of one person, the oldest first. */
export async function readFacts(
  personId: Id<'per'>,
  context: DomainContext,
): Promise<PersonFact[]> {
  return selectRows(personFacts, 'person_id = $2 order by id', [toUuid(personId)], context)
}

/** The last day of contact with each person, gifts included: up to today, for nothing lies ahead. */
export async function readLastContacts(
  context: DomainContext,
): Promise<ReadonlyMap<Id<'per'>, string>> {
  const rows = await context.sql.query<{ person_id: string; day: string }>(
    `select person_id, max(day)::text as day from (
       select person_id, happened_on as day from interactions where user_id = $1
       union all select person_id, given_on from gifts where user_id = $1
     ) as contacts group by person_id`,
    [toUuid(context.userId)],
  )
  return new Map(rows.map((row) => [fromUuid('per', row.person_id), row.day]))
}
