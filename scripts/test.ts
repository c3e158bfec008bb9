import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { detectSandbox } from '@parco/agent/workspace'
import { findRipgrep } from '../packages/agent/src/workspace/search/find-ripgrep.ts'
import { runCommand } from './run-command.ts'

/** Whose coverage has floors: measuring it takes a third more time, so nothing else is measured. */
const COVERED = ['packages/assistant', 'packages/agent/src/skills']
const OTHERS = globSync(['packages/*', 'apps', 'bench', 'examples', 'scripts']).flatMap(uncovered)

/** What of a path has no coverage, as the runner takes it: a part of the path of a file. */
function uncovered(path: string): string[] {
  if (COVERED.includes(path)) return []
  const isMixed = COVERED.some((one) => one.startsWith(`${path}/`))
  if (isMixed) return globSync(`${path}/*`).flatMap(uncovered)
  // Without the slash it would be a part of the paths of others too.
  return statSync(path).isDirectory() ? [`${path}/`] : [path]
}

/**
 * `npm test`. Tests with processes of their own (a browser, a server that is killed) run after the
 * others, two files at a time or one: under load they would measure the machine, not the product.
 */
const runs = [
  { name: 'what has floors', args: ['--project', 'embedded', '--coverage', ...COVERED] },
  { name: 'everything else', args: ['--project', 'embedded', ...OTHERS] },
  { name: 'processes and the browser', args: ['--project', 'processes', '--project', 'alone'] },
]

const notRun: string[] = []
if (process.env.PARCO_TEST_DATABASE_URL) {
  runs.splice(2, 0, { name: 'a PostgreSQL server', args: ['--project', 'server'] })
} else notRun.push('the database suites on a PostgreSQL server (set PARCO_TEST_DATABASE_URL)')
if (!process.env.PARCO_TEST_BROWSER) {
  notRun.push('the page in a browser (set PARCO_TEST_BROWSER=1; needs Chromium)')
}
const detection = await detectSandbox()
if (!detection.isAvailable) notRun.push(`the attempts to leave the sandbox (${detection.reason})`)
if (!findRipgrep([])) notRun.push('searches with ripgrep beside those without (install ripgrep)')

const folder = mkdtempSync(join(tmpdir(), 'parco-tests-'))
const summary = join(folder, 'summary.txt')
writeFileSync(summary, '')
const failed = runs.filter(
  ({ args }) => !runCommand('vitest', ['run', ...args], { env: { PARCO_TEST_SUMMARY: summary } }),
)

for (const half of notRun) console.log(`NOT RUN: ${half}`)
process.stdout.write(readFileSync(summary, 'utf8'))
for (const { name } of failed) console.log(`FAILED: the run of ${name}`)
rmSync(folder, { recursive: true, force: true })
if (failed.length > 0) process.exitCode = 1
