import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type CallDecision,
  createFileRunStore,
  createMemoryRunStore,
  defineTool,
  type ListedRunStore,
  type RunStore,
  resumeAgent,
  runAgent,
} from '../../src/index.ts'
import { type ScriptLine, scriptedModel } from '../../src/testing/index.ts'

const asks: ScriptLine = {
  calls: [
    { tool: 'note', input: { text: 'milk' } },
    { tool: 'note', input: { text: 'bread' } },
  ],
}
const answers: ScriptLine = { text: 'Noted.' }

function setup(store: RunStore, written: string[]) {
  const note = defineTool({
    name: 'note',
    description: 'Keeps a note.',
    input: z.object({ text: z.string() }),
    effect: 'write',
    execute: ({ text }) => {
      written.push(text)
      return 'ok'
    },
  })
  return { tools: [note], system: 'You keep notes.', store }
}

async function pause(store: RunStore, written: string[]) {
  const paused = await runAgent('milk and bread', {
    ...setup(store, written),
    model: scriptedModel([asks]),
  })
  const yes = paused.approvals.map(
    ({ approvalId, argumentsHash }): CallDecision => ({
      approvalId,
      argumentsHash,
      approved: true,
    }),
  )
  return { runId: paused.state.runId, yes, state: paused.state }
}

const folders: string[] = []
afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
})

/** Opens the same store again and again, as processes do. */
const STORES: Readonly<Record<string, () => Promise<() => ListedRunStore>>> = {
  memory: async () => {
    const store = createMemoryRunStore()
    return () => store
  },
  'a directory': async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parco-resume-'))
    folders.push(folder)
    return () => createFileRunStore(folder)
  },
}

describe('a run that two carry at once', () => {
  it.each(Object.entries(STORES))(
    'from %s executes each write once, and tells the others',
    async (_name, prepare) => {
      const open = await prepare()
      for (let round = 0; round < 8; round += 1) {
        const written: string[] = []
        const { runId, yes } = await pause(open(), written)
        const outcomes = await Promise.allSettled(
          [1, 2, 3].map(async () => {
            const model = scriptedModel([answers])
            return await resumeAgent(runId, yes, { ...setup(open(), written), model })
          }),
        )
        expect(written).toEqual(['milk', 'bread'])
        const refusals = outcomes.filter((outcome) => outcome.status === 'rejected')
        expect(refusals.map(({ reason }) => reason.code)).toEqual(['conflict', 'conflict'])
        expect((await open().list()).runs[0]).toMatchObject({ runId, status: 'answered' })
        await open().delete(runId)
      }
    },
  )

  it('does not go on from a state that the store has left behind', async () => {
    const store = createMemoryRunStore()
    const written: string[] = []
    const { runId, yes, state } = await pause(store, written)
    const old = structuredClone(state)
    const model = () => scriptedModel([answers])
    await resumeAgent(runId, yes, { ...setup(store, written), model: model() })
    const again = resumeAgent(old, yes, { ...setup(store, written), model: model() }).result
    await expect(again).rejects.toMatchObject({ code: 'conflict' })
    expect(written).toEqual(['milk', 'bread'])
  })
})

describe('a run whose process ends', () => {
  /** A store whose process dies at one save: before it reached the disk, or just after. */
  function dyingStore(store: RunStore, at: number, moment: 'before' | 'after'): RunStore {
    let saves = 0
    return {
      ...store,
      async save(state) {
        saves += 1
        if (saves > at) throw new Error('dead')
        if (saves === at && moment === 'before') throw new Error('dead')
        await store.save(state)
        if (saves === at) throw new Error('dead')
      },
    }
  }

  const moments = [1, 2, 3, 4, 5, 6, 7].flatMap((at) => [
    { at, moment: 'before' as const },
    { at, moment: 'after' as const },
  ])
  it.each(moments)('$moment save $at repeats no write', async ({ at, moment }) => {
    const store = createMemoryRunStore()
    const written: string[] = []
    const permissions = { allow: ['*'] }
    const dying = { ...setup(dyingStore(store, at, moment), written), permissions }
    await expect(
      runAgent('milk and bread', { ...dying, model: scriptedModel([asks, answers]) }).result,
    ).rejects.toThrow('dead')
    const [interrupted] = (await store.list()).runs
    // Killed before its first save, nothing had happened.
    if (!interrupted) return expect(written).toEqual([])
    const done = await resumeAgent(interrupted.runId, [], {
      ...setup(store, written),
      permissions,
      model: scriptedModel([...(interrupted.step === 0 ? [asks] : []), answers]),
    })
    expect(done.status).toBe('completed')
    expect(new Set(written).size).toBe(written.length)
    const told = JSON.stringify(done.state.messages)
    const unknown = told.split('whether it happened is unknown').length - 1
    expect(written.length + unknown).toBeGreaterThanOrEqual(2)
    expect(unknown).toBeLessThanOrEqual(1)
  })
})
