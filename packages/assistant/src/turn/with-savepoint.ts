import type { Sql } from '@parco/store'

/**
 * Runs one part of a transaction so that its failure, or a result that is not to be kept, undoes
 * that part alone.
 */
export async function withSavepoint<T>(
  sql: Sql,
  work: () => Promise<T>,
  isKept: (result: T) => boolean = () => true,
): Promise<T> {
  await sql.ahead('savepoint part')
  try {
    const result = await work()
    if (isKept(result)) await sql.ahead('release savepoint part')
    else await sql.query('rollback to savepoint part')
    return result
  } catch (error) {
    await sql.query('rollback to savepoint part')
    throw error
  }
}
