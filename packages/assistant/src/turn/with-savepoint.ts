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
  // What follows is queued behind it; were it to fail, the transaction would refuse all of that.
  sql.query('savepoint part').catch(() => undefined)
  try {
    const result = await work()
    const ending = sql.query(
      isKept(result) ? 'release savepoint part' : 'rollback to savepoint part',
    )
    ending.catch(() => undefined)
    return result
  } catch (error) {
    await sql.query('rollback to savepoint part')
    throw error
  }
}
