import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** One command of a check. */
export interface Step {
  readonly label: string
  /** A command of `node_modules/.bin`, or one in the path. */
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Runs commands side by side, at most one for each processor, and prints what each said when it ends,
 * so that their lines do not mix. Resolves to the labels of those that failed.
 */
export async function runTogether(steps: readonly Step[]): Promise<string[]> {
  const waiting = [...steps]
  const failed: string[] = []
  async function work(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const startedAt = performance.now()
      const { isDone, output } = await run(step)
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      console.log(`\n— ${step.label} (${seconds} s)\n${output.trimEnd()}`)
      if (!isDone) failed.push(step.label)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return failed
}

function run({ command, args, env }: Step): Promise<{ isDone: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', (error) => resolve({ isDone: false, output: `${output}${error.message}\n` }))
    child.on('close', (code) => resolve({ isDone: code === 0, output }))
  })
}
