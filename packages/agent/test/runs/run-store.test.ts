import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createFileRunStore, createMemoryRunStore } from '../../src/index.ts'
import { runStoreContract, waitingRun } from './run-store-contract.ts'

const folders: string[] = []
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parco-runs-'))
  folders.push(folder)
  return folder
}
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

runStoreContract('memory', async () => createMemoryRunStore())
runStoreContract('a directory', async () => createFileRunStore(join(await makeFolder(), 'runs')))

describe('a directory of runs', () => {
  it('holds one private file for each run, and no drafts', async () => {
    const folder = join(await makeFolder(), 'a', 'runs')
    const store = createFileRunStore(folder)
    for (const revision of [1, 2, 3]) await store.save(waitingRun('run_1', revision))
    expect(await readdir(folder)).toEqual(['run_1.3.json'])
    const modes = [folder, join(folder, 'run_1.3.json')].map(
      async (path) => (await stat(path)).mode,
    )
    expect((await Promise.all(modes)).map((mode) => mode & 0o077)).toEqual([0, 0])
  })

  it('is read while another process has not yet tidied up', async () => {
    const folder = await makeFolder()
    const store = createFileRunStore(folder)
    await store.save(waitingRun('run_1', 1))
    const older = await readFile(join(folder, 'run_1.1.json'))
    await store.save(waitingRun('run_1', 10))
    await writeFile(join(folder, 'run_1.1.json'), older)
    await writeFile(join(folder, '.run_1.9.0a-1.draft'), '{"half')
    await writeFile(join(folder, 'notes.txt'), 'not ours')
    expect(await store.load('run_1')).toMatchObject({ revision: 10 })
    expect((await store.list()).runs).toHaveLength(1)
    await expect(store.save(waitingRun('run_1', 9))).rejects.toMatchObject({ code: 'conflict' })
    await store.save(waitingRun('run_1', 11))
    expect((await readdir(folder)).sort()).toEqual(['notes.txt', 'run_1.11.json'])
  })

  it.each(['../run_1', 'a/b', '', '.', 'run_1.2', 'x'.repeat(129), 'run 1', 'run_\u0000'])(
    'refuses the id %j',
    async (runId) => {
      const store = createFileRunStore(await makeFolder())
      for (const use of [store.load(runId), store.delete(runId), store.save(waitingRun(runId))]) {
        await expect(use).rejects.toMatchObject({ code: 'bad-request' })
      }
    },
  )

  it.each([
    ['half a file', 'store-corrupt', (text: string) => text.slice(0, 100), 'not JSON'],
    [
      'another run',
      'store-corrupt',
      (text: string) => text.replace('run_1', 'run_2'),
      'another run',
    ],
    [
      'a missing member',
      'store-corrupt',
      (text: string) => text.replace('"messages"', '"massages"'),
      'messages',
    ],
    [
      'other arguments than were shown',
      'store-corrupt',
      (text: string) => text.replaceAll('"input":{"text":"água"}', '"input":{"text":"vinho"}'),
      'do not match their hash',
    ],
    [
      'a call that the model did not make',
      'store-corrupt',
      (text: string) => text.replace('"toolCallId":"call_1"', '"toolCallId":"call_2"'),
      'not in the messages',
    ],
    [
      'a later version',
      'store-version',
      (text: string) => text.replace('"version":1', '"version":2'),
      'versions up to 1',
    ],
  ])('says what is wrong with %s, and lists the others', async (_name, code, damage, said) => {
    const folder = await makeFolder()
    const store = createFileRunStore(folder)
    await store.save(waitingRun('run_1'))
    await store.save(waitingRun('run_9'))
    const path = join(folder, 'run_1.1.json')
    const text = await readFile(path, 'utf8')
    await writeFile(path, damage(text))
    const expected = { code, message: expect.stringContaining(said) }
    await expect(store.load('run_1')).rejects.toMatchObject(expected)
    const { runs, broken } = await store.list()
    expect(runs.map((run) => run.runId)).toEqual(['run_9'])
    expect(broken).toEqual([{ runId: 'run_1', message: expect.stringContaining(path) }])
  })

  it.skipIf(process.getuid?.() === 0)('says when nothing can be written there', async () => {
    const folder = await makeFolder()
    await chmod(folder, 0o500)
    const save = createFileRunStore(folder).save(waitingRun('run_1'))
    await expect(save).rejects.toMatchObject({ code: 'store-unavailable' })
  })

  it('says when a file stands where the directory should be', async () => {
    const path = join(await makeFolder(), 'runs')
    await writeFile(path, '')
    const store = createFileRunStore(path)
    await expect(store.save(waitingRun('run_1'))).rejects.toMatchObject({
      code: 'store-unavailable',
      message: expect.stringContaining(path),
    })
  })
})
