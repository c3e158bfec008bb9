import { expect, it } from 'vitest'
import { raceAgainstLinks } from './race.ts'

// What it proves grows with its time: `node packages/agent/test/security/race.ts --seconds 60`.
it('the file tools, raced against links for two seconds, never leave the workspace', async () => {
  const result = await raceAgainstLinks(2000)
  expect(result.escapes).toEqual([])
  expect(result.isSwappedToTheEnd).toBe(true)
  expect(result.calls.Read).toBeGreaterThan(0)
})
