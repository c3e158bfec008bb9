import { runCommand } from './run-command.ts'
import { runTogether, type Step } from './run-together.ts'

// One thread each: several check the same types again, and the steps run side by side already.
const TYPES = ['--singleThreaded']

/**
 * Everything but the tests that must hold before a change lands; all of it runs, so one run tells
 * everything. The longest stand first, so that none of them is left over at the end.
 */
const steps: readonly Step[] = [
  { label: 'types', command: 'tsc', args: ['-p', '.', ...TYPES] },
  { label: 'format, lint and import boundaries', command: 'biome', args: ['ci', '.'] },
  {
    label: 'lint and tests of the sentences',
    command: 'node',
    args: ['scripts/check-sentences.ts'],
  },
  { label: 'types of its tests', command: 'tsc', args: ['-p', 'apps/web/test', ...TYPES] },
  { label: 'types of the page', command: 'tsc', args: ['-p', 'apps/web', ...TYPES] },
  {
    label: 'generated files are fresh',
    command: 'node',
    args: ['scripts/generate.ts', '--check'],
  },
  { label: 'subjects of commits', command: 'node', args: ['scripts/check-subjects.ts'] },
  { label: 'size of the router', command: 'node', args: ['scripts/check-router-size.ts'] },
  { label: 'patterns of the domains', command: 'node', args: ['scripts/check-domain-patterns.ts'] },
]

const failed = await runTogether(steps)
const withoutTests = process.argv.includes('--without-tests')
if (!withoutTests) {
  console.log('\n— tests')
  if (!runCommand('node', ['scripts/test.ts'])) failed.push('tests')
}

if (failed.length > 0) {
  console.error(`\nThe check failed: ${failed.join('; ')}.`)
  process.exitCode = 1
} else {
  console.log(`\nThe check passed${withoutTests ? ', without the tests' : ''}.`)
}
