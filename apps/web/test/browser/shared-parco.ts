import { rmSync } from 'node:fs'
import type { OpenParcoOptions } from '@parco/assistant'
import { type RunningParco, startParco } from './running-parco.ts'

type Models = NonNullable<OpenParcoOptions['models']>

const started = new Map<'alone' | 'with-models', Promise<RunningParco>>()
/** The models of the file that runs now. */
let current: Models

/**
 * The Parco that all files of this process share, and that is emptied for each: to start one takes as
 * long as some tests. With models there is another, which asks those of the file that runs. Who changes
 * a Parco itself, stops it or moves its clock starts one of their own.
 */
export async function sharedParco(models?: Models): Promise<RunningParco> {
  if (models) current = models
  const kind = models ? 'with-models' : 'alone'
  const known = started.get(kind)
  const parco = known ?? start(kind)
  started.set(kind, parco)
  const running = await parco
  if (known) await running.empty()
  return running
}

async function start(kind: 'alone' | 'with-models'): Promise<RunningParco> {
  const running = await startParco(
    kind === 'alone' ? {} : { models: (...asked) => current(...asked) },
  )
  // It ends with this process, as the browser does.
  process.once('exit', () => rmSync(running.directory, { recursive: true, force: true }))
  return running
}
