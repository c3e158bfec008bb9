import { defineConfig } from 'vitest/config'
import { findDatabaseTests } from './scripts/find-database-tests.ts'
import { SummaryReporter } from './scripts/summary-reporter.ts'

/** Tests that start processes of their own, and kill them, or install the package. They mostly wait: two files at a time. */
const processes = [
  'apps/cli/test/process.test.ts',
  'apps/cli/test/planted-keys.test.ts',
  'packages/agent/test/package/**/*.test.ts',
  'packages/agent/test/crash/**/*.test.ts',
  'packages/assistant/test/crash/**/*.test.ts',
  'packages/store/test/crash/**/*.test.ts',
]

/**
 * Tests in a browser, two files at a time. They share what is dear to make: the page as built, and in
 * each process a browser and a Parco, which is emptied for each file.
 */
const alone = ['apps/web/test/browser/**/*.test.ts', 'packages/router/test/browser/**/*.test.ts']

/** Where tests are that run again on a PostgreSQL server when one is given, as far as they open a database. */
const onServer = [
  'packages/store/**/*.test.ts',
  'packages/assistant/**/*.test.ts',
  'apps/server/**/*.test.ts',
]

const everywhere = {
  exclude: ['**/node_modules/**', '**/dist/**'],
  // Never met by a test that works; a busy machine must not fail one.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Files share a process, and so what they import, databases and grammars that are ready: two thirds
  // of the time went into making those anew. What a test changes of its process it puts back.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
  // By default one core is left idle, which on a machine with two is half of it.
  maxWorkers: '100%',
}

/** What the tests beside all others have in common. */
const apart = {
  ...everywhere,
  isolate: true,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  // A browser can stumble for reasons of its own; what fails three times is broken. Retries are reported.
  retry: 2,
  env: { PARCO_TEST_ENGINE: 'embedded' },
}
const serverUrl = process.env.PARCO_TEST_DATABASE_URL
const summary = process.env.PARCO_TEST_SUMMARY

export default defineConfig({
  test: {
    reporters: ['default', ...(summary ? [new SummaryReporter(summary)] : [])],
    // `--coverage` turns it on, which `npm test` does. Floors are for what people build on and what writes.
    coverage: {
      provider: 'v8',
      include: ['packages/agent/src/skills/**/*.ts', 'packages/assistant/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.generated.ts', '**/testing/**'],
      reporter: ['text-summary'],
      thresholds: {
        'packages/agent/src/skills/**': { lines: 95 },
        'packages/assistant/src/**': { lines: 90 },
      },
    },
    projects: [
      {
        test: {
          ...everywhere,
          name: 'embedded',
          include: ['{packages,apps,bench,examples,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...everywhere.exclude, ...processes, ...alone],
          env: { PARCO_TEST_ENGINE: 'embedded' },
        },
      },
      {
        test: {
          ...apart,
          name: 'processes',
          include: processes,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...apart,
          name: 'alone',
          include: alone,
          maxWorkers: 2,
          isolate: false,
          globalSetup: './apps/web/test/browser/build-page.ts',
        },
      },
      ...(serverUrl
        ? [
            {
              test: {
                ...everywhere,
                name: 'server',
                include: findDatabaseTests(import.meta.dirname, onServer),
                exclude: [...everywhere.exclude, ...processes, ...alone],
                env: { PARCO_TEST_ENGINE: 'server' },
              },
            },
          ]
        : []),
    ],
  },
})
