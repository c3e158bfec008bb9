import { ParcoError } from '@parco/protocol/errors'
import type { RunState } from '../loop/run-state.ts'
import { serialiseRunState } from '../loop/serialise-run-state.ts'
import { describeRun, type ListedRunStore } from './stored-run.ts'

/** Keeps runs in memory, for tests and for runs that need not outlive their process. */
export function createMemoryRunStore(
  options: { readonly now?: () => number } = {},
): ListedRunStore {
  const { now = Date.now } = options
  const kept = new Map<string, { text: string; revision: number; savedAt: Date }>()
  return {
    async save(state) {
      const { runId, revision } = state
      if ((kept.get(runId)?.revision ?? -1) >= revision) throw carriedElsewhere(runId)
      kept.delete(runId)
      kept.set(runId, { text: serialiseRunState(state), revision, savedAt: new Date(now()) })
    },
    async load(runId) {
      const found = kept.get(runId)
      return found && (await parse(found.text))
    },
    async delete(runId) {
      kept.delete(runId)
    },
    async list() {
      const runs = [...kept.values()].map(async ({ text, savedAt }) =>
        describeRun(await parse(text), savedAt),
      )
      return { runs: (await Promise.all(runs)).reverse(), broken: [] }
    },
  }
}

async function parse(text: string): Promise<RunState> {
  const { parseRunState } = await import('../loop/parse-run-state.ts')
  return parseRunState(JSON.parse(text))
}

/** The refusal of a save that is not newer than what is kept. */
export function carriedElsewhere(runId: string): ParcoError {
  return new ParcoError(
    'conflict',
    `The run ${runId} was carried further by somebody else, and was stopped here before it did anything twice. Load it again.`,
  )
}
