import type { DomainWriteContext } from '../domain-context.ts'

/**
 * Makes other transactions of this user that hold the same name wait until this one ends, so that
 * what is read after it stays true until the write.
 */
export async function holdLock(name: string, context: DomainWriteContext): Promise<void> {
  await context.sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${context.userId}/${name}`,
  ])
}
