import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parco-summary-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

/** What the reporter writes of test files, run by a vitest of their own. */
function summaryOf(files: Readonly<Record<string, string>>): string[] {
  const summary = join(folder, 'summary.txt')
  const reporter = JSON.stringify(join(import.meta.dirname, 'summary-reporter.ts'))
  writeFileSync(
    join(folder, 'vitest.config.js'),
    `import { SummaryReporter } from ${reporter}
     const reporters = [new SummaryReporter(${JSON.stringify(summary)})]
     export default { test: { name: 'own', globals: true, retry: 1, reporters } }`,
  )
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
  spawnSync(process.execPath, [vitest, 'run', '--root', folder], { cwd: folder })
  return readFileSync(summary, 'utf8').split('\n').filter(Boolean)
}

describe('the summary of a test run', () => {
  it('names what failed, with the first line of its error', () => {
    const lines = summaryOf({
      'sum.test.js':
        "describe('sums', () => { it('add up', () => expect(1).toBe(2)); it('pass', () => {}) })",
    })
    expect(lines).toEqual([
      'FAILED: [own] sum.test.js > sums > add up: expected 1 to be 2 // Object.is equality',
    ])
  })

  it('names what passed only when it ran again', () => {
    const lines = summaryOf({
      'late.test.js': "let runs = 0; it('is late', () => { runs += 1; expect(runs).toBe(2) })",
    })
    expect(lines).toEqual(['PASSED ONLY WHEN RUN AGAIN: [own] late.test.js > is late'])
  })

  it('names a file that could not be run', () => {
    const lines = summaryOf({ 'broken.test.js': "throw new Error('no such table')" })
    expect(lines).toEqual(['FAILED: [own] broken.test.js: no such table'])
  })

  it('is empty where everything passed', () => {
    expect(summaryOf({ 'good.test.js': "it('passes', () => expect(1).toBe(1))" })).toEqual([])
  })
})
