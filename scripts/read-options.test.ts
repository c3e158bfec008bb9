import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const run = promisify(execFile)

describe('options of scripts', () => {
  it.each([
    ['generate.ts', '--help', '--check'],
    ['generate.ts', '--chek', '--check'],
    ['train.ts', '--help', '--check'],
    ['train.ts', 'now', '--check'],
    ['check-router-size.ts', '--raise', '--write'],
  ])('%s %s starts nothing and tells what there is', async (script, option, known) => {
    const failed = run(process.execPath, [join(import.meta.dirname, script), option])
    await expect(failed).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(`Options: ${known}`),
    })
  })
})
