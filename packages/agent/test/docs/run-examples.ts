import '@parco/agent'
import { join } from 'node:path'
import { format } from 'node:util'
import { startModelServer } from '@parco/agent/testing'
import { type Example, readExamples } from './read-examples.ts'

/** What came of one example. */
export interface ExampleRun {
  readonly name: string
  readonly printed: readonly string[]
  /** Why it failed; empty when it did not. */
  readonly problem: string
}

/** Runs the examples that have a script, from the directory that is the first argument. */
const realFetch = globalThis.fetch

/** Whatever provider the example names, a server answers from its script. */
async function runExample({ name, script = [] }: Example): Promise<ExampleRun> {
  const server = await startModelServer(script)
  const toServer: typeof fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    return realFetch(server.url + pathname, init)
  }
  // An example with an empty script brings a server of its own.
  globalThis.fetch = script.length > 0 ? toServer : realFetch
  const printed: string[] = []
  console.log = (...args: unknown[]) => printed.push(format(...args))
  try {
    await import(join(process.argv[2] ?? '', name))
    server.assertDone()
    return { name, printed, problem: '' }
  } catch (error) {
    return { name, printed, problem: String(error instanceof Error ? error.stack : error) }
  } finally {
    await server.close()
  }
}

const runs: ExampleRun[] = []
for (const example of readExamples()) if (example.script) runs.push(await runExample(example))
process.stdout.write(JSON.stringify(runs))
