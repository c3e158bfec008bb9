import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findSandbox } from './detect-sandbox.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'detect-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

/** Something that calls itself bubblewrap. */
function findWith(script: string) {
  writeFileSync(join(directory, 'bwrap'), `#!/bin/sh\n${script}\n`)
  chmodSync(join(directory, 'bwrap'), 0o755)
  return findSandbox({ environment: { PATH: directory } })
}

describe.runIf(process.platform === 'linux')('findSandbox', () => {
  it('finds none where there is none', async () => {
    const without = (options: object) =>
      findSandbox({ environment: { PATH: directory }, ...options })
    expect(await without({})).toEqual({
      isAvailable: false,
      reason: 'bubblewrap is not installed.',
    })
    expect(await without({ platform: 'darwin' })).toMatchObject({ isAvailable: false })
    expect(await without({ architecture: 'ia32' })).toMatchObject({ isAvailable: false })
  })

  it('says why one does not work', async () => {
    const denied = await findWith(
      'echo "bwrap: No permissions to create new namespace" >&2; exit 1',
    )
    expect(denied).toEqual({
      isAvailable: false,
      reason: expect.stringContaining('No permissions to create new namespace') as string,
    })
  })

  it('does not believe one that only runs the command', async () => {
    const fake = await findWith(
      `while [ "$1" != -- ]; do shift; done; shift; cd ${directory}; exec "$@"`,
    )
    expect(fake).toMatchObject({ isAvailable: false })
    const idle = await findWith('exit 0')
    expect(idle).toMatchObject({ isAvailable: false })
  })
})
