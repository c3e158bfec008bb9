import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { median } from '../agent/run-turns.ts'

interface TurnFigures {
  /** Processor time of one turn. */
  readonly cpuMs: number
  /** Median until complete. */
  readonly completeMs: number
}

const KINDS = { routine: 'turn without a model', thinking: 'turn that thinks' } as const
type Kind = keyof typeof KINDS

/**
 * Takes turns that ask no model, and turns whose model costs nothing, with this checkout and with
 * another, one after the other, and prints the medians and the ratio of their processor time, which
 * other work on the machine disturbs least.
 */
export function compareTurns(base: string, repetitions: number): void {
  for (const kind of Object.keys(KINDS) as Kind[]) compareKind(kind, base, repetitions)
}

function compareKind(kind: Kind, base: string, repetitions: number): void {
  const places = { base, here: join(import.meta.dirname, '..', '..') }
  const measured: Record<keyof typeof places, TurnFigures[]> = { base: [], here: [] }
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    const names: (keyof typeof places)[] = ['base', 'here']
    // Whoever comes second finds a machine that has been busy.
    if (repetition % 2 === 1) names.reverse()
    for (const name of names) measured[name].push(takeTurns(places[name], kind))
  }
  for (const name of ['base', 'here'] as const) {
    const cpu = median(measured[name].map(({ cpuMs }) => cpuMs))
    const complete = median(measured[name].map(({ completeMs }) => completeMs))
    console.log(
      `${KINDS[kind]}, ${name.padEnd(4)} ${cpu.toFixed(2)} ms of processor time, complete after ${complete.toFixed(1)} ms (median)`,
    )
  }
  const ratios = measured.here.map(({ cpuMs }, index) => cpuMs / (measured.base[index]?.cpuMs ?? 0))
  const all = ratios.map((ratio) => ratio.toFixed(3)).join(', ')
  console.log(`processor time, here / base: ${median(ratios).toFixed(3)} (${all})`)
}

function takeTurns(checkout: string, kind: Kind): TurnFigures {
  const program = join(import.meta.dirname, 'take-turns.ts')
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, checkout, kind], {
    encoding: 'utf8',
    env: { ...process.env, PARCO_MODEL: 'none' },
  })
  if (status !== 0) throw new Error(`The turns of ${checkout}: ${stderr || stdout}`)
  return JSON.parse(stdout) as TurnFigures
}
