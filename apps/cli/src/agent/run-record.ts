import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const recordSchema = z.object({
  version: z.literal(1),
  runId: z.string(),
  agent: z.string(),
  task: z.string(),
  cwd: z.string(),
  /** The directory of `--agents`. */
  agents: z.string().optional(),
  model: z.string().optional(),
  startedAt: z.string(),
})

/** What a run's state does not know and going on with it needs. */
export type RunRecord = z.infer<typeof recordSchema>

/** Keeps the records of runs, one private file each. */
export interface RunRecords {
  save(record: RunRecord): Promise<void>
  /** `undefined` when there is none that can be read. */
  load(runId: string): Promise<RunRecord | undefined>
  remove(runId: string): Promise<void>
}

const RUN_ID = /^[A-Za-z0-9_-]{1,128}$/

/** Opens the records in a directory, which is made when it is first needed. */
export function openRunRecords(directory: string): RunRecords {
  const pathOf = (runId: string) => join(directory, `${runId}.json`)
  return {
    async save(record) {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      await writeFile(pathOf(record.runId), `${JSON.stringify(record)}\n`, { mode: 0o600 })
    },
    async load(runId) {
      if (!RUN_ID.test(runId)) return undefined
      try {
        return recordSchema.safeParse(JSON.parse(await readFile(pathOf(runId), 'utf8'))).data
      } catch {
        return undefined
      }
    },
    remove: (runId) => rm(pathOf(runId), { force: true }),
  }
}
