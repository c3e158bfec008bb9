import { isParcoError } from '@parco/protocol'
import { openStore } from '../../src/index.ts'

// Opens the database of a folder in a process of its own, says how that went, and stays when told.
const [, , directory = '', stay] = process.argv
try {
  await openStore({ directory, users: 'single', migrations: [] })
  process.send?.({ code: 'opened' })
} catch (error) {
  const code = isParcoError(error) ? error.code : 'unknown'
  process.send?.({ code, message: error instanceof Error ? error.message : String(error) })
}
if (stay === undefined) process.exit(0)
