import { runCommand } from './run-command.ts'

const domains = 'packages/assistant/src/domains'

/** Everything that must hold before a change lands, cheapest first; all of it runs, so one run tells everything. */
const steps: readonly (readonly [label: string, command: string, ...args: string[]])[] = [
  ['generated files are fresh', 'node', 'scripts/generate.ts', '--check'],
  ['compiled sentences are fresh', 'node', 'scripts/generate-grammar.ts', '--check'],
  ['lint of the sentences', 'node', 'apps/cli/bin/parco.js', 'intents', 'lint', domains],
  ['tests of the sentences', 'node', 'apps/cli/bin/parco.js', 'intents', 'test', domains],
  ['format, lint and import boundaries', 'biome', 'ci', '.'],
  ['types', 'tsc', '-p', '.'],
  ['types of the page', 'tsc', '-p', 'apps/web'],
  ['types of its tests', 'tsc', '-p', 'apps/web/test'],
]

const withoutTests = process.argv.includes('--without-tests')
const allSteps = withoutTests ? steps : [...steps, ['tests', 'node', 'scripts/test.ts'] as const]

const failed = allSteps.filter(([label, command, ...args]) => {
  console.log(`\n— ${label}`)
  return !runCommand(command, args)
})

if (failed.length > 0) {
  console.error(`\nThe check failed: ${failed.map(([label]) => label).join('; ')}.`)
  process.exitCode = 1
} else {
  console.log(`\nThe check passed${withoutTests ? ', without the tests' : ''}.`)
}
