import { existsSync, mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { enableCodeCache } from './enable-code-cache.js'

const enableCompileCache = vi.hoisted(() => vi.fn())
vi.mock('node:module', () => ({ enableCompileCache }))
afterEach(() => enableCompileCache.mockReset())

describe('enableCodeCache', () => {
  it('keeps the code in a private folder of the user', () => {
    const base = mkdtempSync(join(tmpdir(), 'parco-cache-'))
    enableCodeCache({ XDG_CACHE_HOME: base })
    const folder = join(base, 'parco', 'code')
    expect(enableCompileCache).toHaveBeenCalledWith(folder)
    expect(statSync(folder).mode & 0o077).toBe(0)
  })

  it.each(['/proc', '/dev/null'])('goes on without it where no folder can be made: %s', (base) => {
    if (!existsSync(base)) return
    enableCodeCache({ XDG_CACHE_HOME: base })
    expect(enableCompileCache).not.toHaveBeenCalled()
  })

  it.each(['NODE_COMPILE_CACHE', 'NODE_DISABLE_COMPILE_CACHE'])('leaves it to %s', (name) => {
    enableCodeCache({ [name]: '1' })
    expect(enableCompileCache).not.toHaveBeenCalled()
  })
})
