import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensurePage, type PageOptions } from './ensure-page.ts'

let root: string
let builds: number
const complaints: string[] = []

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'parco-page-'))
  builds = 0
  complaints.length = 0
  await mkdir(join(root, 'web/src'), { recursive: true })
  await mkdir(join(root, 'shared'))
  await write('web/index.html', 1000)
  await write('web/src/main.ts', 1000)
  await write('shared/index.ts', 1000)
})
afterEach(() => rm(root, { recursive: true, force: true }))

async function write(path: string, seconds: number) {
  await writeFile(join(root, path), path)
  await utimes(join(root, path), seconds, seconds)
}

function ensure(changes: Partial<PageOptions> = {}) {
  return ensurePage({
    directory: join(root, 'web'),
    dependencies: [join(root, 'shared')],
    workDirectory: root,
    skipBuild: false,
    onBuild: () => {
      builds += 1
    },
    onFailure: (complaint) => complaints.push(complaint),
    build: async (_directory, out) => {
      await mkdir(out, { recursive: true })
      await writeFile(join(out, 'index.html'), `build ${builds}`)
      await utimes(join(out, 'index.html'), 2000, 2000)
      return undefined
    },
    ...changes,
  })
}

describe('ensurePage', () => {
  it('builds what is missing, and then leaves it alone', async () => {
    expect(await ensure()).toBe(join(root, 'web/dist'))
    expect(await ensure()).toBe(join(root, 'web/dist'))
    expect(builds).toBe(1)
  })

  it.each(['web/src/main.ts', 'web/index.html', 'shared/index.ts'])(
    'builds again when %s is newer',
    async (path) => {
      await ensure()
      await write(path, 3000)
      await ensure()
      expect(await readFile(join(root, 'web/dist/index.html'), 'utf8')).toBe('build 2')
    },
  )

  it('keeps what it had when a build fails', async () => {
    await ensure()
    await write('web/src/main.ts', 3000)
    const build = async () => 'a word is missing'
    expect(await ensure({ build })).toBe(join(root, 'web/dist'))
    expect(complaints).toEqual(['a word is missing'])
    await rm(join(root, 'web/dist'), { recursive: true })
    expect(await ensure({ build })).toBeUndefined()
  })

  it('builds nothing when told not to', async () => {
    expect(await ensure({ skipBuild: true })).toBeUndefined()
    await ensure()
    await write('web/src/main.ts', 3000)
    expect(await ensure({ skipBuild: true })).toBe(join(root, 'web/dist'))
    expect(builds).toBe(1)
  })
})
