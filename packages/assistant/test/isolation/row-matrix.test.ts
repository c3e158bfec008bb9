import { type MatrixCell, runRowMatrix } from '@parco/store/testing'
import { beforeAll, expect, it } from 'vitest'
import { lifeDomains } from '../../src/domains/index-of-domains.ts'

let cells: MatrixCell[]
beforeAll(async () => {
  cells = await runRowMatrix(lifeDomains.flatMap(({ migrations = [] }) => migrations))
})

it('shows and gives everybody their own rows alone, in every table, by every command', () => {
  const wrong = cells.filter(({ expected, found }) => expected !== found)
  expect(wrong).toEqual([])
})

it('tries every command on every table, as everybody, and finds rows where there must be some', () => {
  const tables = new Set(cells.map(({ table }) => table))
  expect(tables.size).toBeGreaterThan(30)
  const tried = new Set(
    cells.map(({ table, command, identity }) => `${table} ${command} ${identity}`),
  )
  for (const table of tables) {
    for (const command of ['select', 'insert', 'update', 'delete']) {
      for (const identity of [
        'their owner',
        'another user',
        'no user',
        'the login after `reset role`',
      ]) {
        expect(tried).toContain(`${table} ${command} ${identity}`)
      }
    }
  }
  const own = cells.filter(
    ({ table, identity }) => table === 'expenses' && identity === 'their owner',
  )
  expect(own.map(({ found }) => found)).toEqual(['1', '1', '1', '1', '1'])
})
