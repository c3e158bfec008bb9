import { describe, expect, it } from 'vitest'
import { runTogether } from './run-together.ts'

const step = (label: string, code: string) => ({ label, command: 'node', args: ['-e', code] })

describe('commands that run side by side', () => {
  it('all run, and those that fail are named', async () => {
    const failed = await runTogether([
      step('good', ''),
      step('bad', 'process.exit(3)'),
      step('also good', ''),
      { label: 'missing', command: 'no-such-command', args: [] },
    ])
    expect(failed.sort()).toEqual(['bad', 'missing'])
  })
})
