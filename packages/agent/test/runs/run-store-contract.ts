import { describe, expect, it } from 'vitest'
import { createRunState, type RunState } from '../../src/loop/run-state.ts'
import type { ListedRunStore } from '../../src/run/stored-run.ts'
import { hashArguments } from '../../src/tools/hash-arguments.ts'

/** A run as it stands after `revision` saves: its model has asked for one write, which waits. */
export function waitingRun(runId: string, revision = 1): RunState {
  const call = {
    type: 'tool-call' as const,
    toolCallId: 'call_1',
    toolName: 'note',
    input: { text: 'água' },
  }
  const state = createRunState({ runId, conversationId: 'cnv_1' })
  state.messages = [
    { role: 'user', content: [{ type: 'text', text: 'Anota água 🙂' }] },
    { role: 'assistant', content: [call] },
  ]
  state.open = [{ call, argumentsHash: hashArguments('note', { text: 'água' }), status: 'waiting' }]
  state.step = 1
  state.revision = revision
  return state
}

/** What every `RunStore` that can be listed must do. */
export function runStoreContract(name: string, create: () => Promise<ListedRunStore>): void {
  describe(`${name} keeps runs`, () => {
    it('gives back what was saved last, and nothing of what it does not have', async () => {
      const store = await create()
      const state = waitingRun('run_1')
      await store.save(state)
      expect(await store.load('run_1')).toEqual(state)
      const later = { ...state, revision: 2, costUsd: 0.5 }
      await store.save(later)
      expect(await store.load('run_1')).toEqual(later)
      expect(await store.load('run_2')).toBeUndefined()
    })

    it('keeps what was saved, whatever happens to the object afterwards', async () => {
      const store = await create()
      const state = waitingRun('run_1')
      await store.save(state)
      state.open = []
      const loaded = await store.load('run_1')
      expect(loaded?.open).toHaveLength(1)
      if (loaded) loaded.messages = []
      expect((await store.load('run_1'))?.messages).toHaveLength(2)
    })

    it('keeps files of messages: bytes as base64, addresses as addresses', async () => {
      const store = await create()
      const state = waitingRun('run_1')
      const url = new URL('https://example.org/a.png')
      state.messages.unshift({
        role: 'user',
        content: [
          {
            type: 'file',
            mediaType: 'image/png',
            data: { type: 'data', data: Buffer.from([1, 2]) },
          },
          { type: 'file', mediaType: 'image/png', data: { type: 'url', url } },
        ],
      })
      await store.save(state)
      expect((await store.load('run_1'))?.messages[0]?.content).toMatchObject([
        { data: { type: 'data', data: 'AQI=' } },
        { data: { type: 'url', url } },
      ])
    })

    it('refuses a save that is not newer, and keeps the one that won', async () => {
      const store = await create()
      await store.save({ ...waitingRun('run_1', 3), costUsd: 1 })
      for (const revision of [2, 3]) {
        const save = store.save({ ...waitingRun('run_1', revision), costUsd: 2 })
        await expect(save).rejects.toMatchObject({ code: 'conflict' })
      }
      expect(await store.load('run_1')).toMatchObject({ revision: 3, costUsd: 1 })
    })

    it('lets exactly one of many saves of a revision win', async () => {
      const store = await create()
      await store.save(waitingRun('run_1'))
      const saves = Array.from({ length: 12 }, (_, costUsd) =>
        store.save({ ...waitingRun('run_1', 2), costUsd }),
      )
      const outcomes = await Promise.allSettled(saves)
      const won = outcomes.findIndex(({ status }) => status === 'fulfilled')
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect((await store.load('run_1'))?.costUsd).toBe(won)
    })

    it('lists runs with what waits in them, the last saved first', async () => {
      const store = await create()
      expect(await store.list()).toEqual({ runs: [], broken: [] })
      await store.save(waitingRun('run_1'))
      await new Promise((resolve) => setImmediate(resolve))
      const answered = { ...waitingRun('run_2'), open: [] }
      answered.messages = [{ role: 'assistant', content: [{ type: 'text', text: 'Five.' }] }]
      await store.save(answered)
      await store.save(createRunState({ runId: 'run_3', conversationId: 'cnv_1' }))
      const { runs } = await store.list()
      const byId = Object.fromEntries(runs.map((run) => [run.runId, run]))
      expect(byId.run_1).toMatchObject({
        status: 'waiting',
        conversationId: 'cnv_1',
        step: 1,
        approvals: [{ approvalId: 'run_1:call_1', toolName: 'note', input: { text: 'água' } }],
      })
      expect(byId.run_2).toMatchObject({ status: 'answered', approvals: [] })
      expect(byId.run_3).toMatchObject({ status: 'interrupted' })
      const times = runs.map(({ savedAt }) => savedAt.getTime())
      expect(times).toEqual([...times].sort((one, other) => other - one))
    })

    it('forgets what is deleted, also twice', async () => {
      const store = await create()
      await store.save(waitingRun('run_1'))
      await store.save(waitingRun('run_2'))
      await store.delete('run_1')
      await store.delete('run_1')
      expect(await store.load('run_1')).toBeUndefined()
      expect((await store.list()).runs.map((run) => run.runId)).toEqual(['run_2'])
    })
  })
}
