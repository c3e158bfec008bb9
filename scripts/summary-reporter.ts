import { appendFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/**
 * Appends to a file a line for each test that failed or passed only when it ran again, and for each
 * file that could not be run. `npm test` runs vitest several times, and only what it prints last is
 * sure to be read where a long output is cut.
 */
export class SummaryReporter implements Reporter {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const lines = [
      ...modules.flatMap(summarize),
      ...errors.map((error) => `FAILED: outside of a test: ${firstLine(error.message)}`),
    ]
    appendFileSync(this.#path, lines.map((line) => `${line}\n`).join(''))
  }
}

function summarize(module: TestModule): string[] {
  const where = `[${module.project.name}] ${module.relativeModuleId}`
  const lines = module.errors().map((error) => `FAILED: ${where}: ${firstLine(error.message)}`)
  for (const test of module.children.allTests()) {
    const name = `${where} > ${test.fullName}`
    const result = test.result()
    if (result.state === 'failed') {
      lines.push(`FAILED: ${name}: ${firstLine(result.errors[0]?.message ?? '')}`)
    } else if (test.diagnostic()?.flaky) lines.push(`PASSED ONLY WHEN RUN AGAIN: ${name}`)
  }
  return lines
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
