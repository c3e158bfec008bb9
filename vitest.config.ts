import { defineConfig } from 'vitest/config'

/** Tests that need the machine to themselves: a browser, processes that are killed, or an installation. They run one file at a time, after the others. */
const alone = [
  'apps/cli/test/process.test.ts',
  'apps/web/test/browser/**/*.test.ts',
  'packages/router/test/browser/**/*.test.ts',
  'packages/agent/test/package/**/*.test.ts',
  'packages/agent/test/crash/**/*.test.ts',
  'packages/store/test/crash/**/*.test.ts',
]

/** The suites whose every test runs again on a PostgreSQL server when one is given. */
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
}
const serverUrl = process.env.PARCO_TEST_DATABASE_URL

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...everywhere,
          name: 'embedded',
          include: ['{packages,apps,bench,examples,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...everywhere.exclude, ...alone],
          env: { PARCO_TEST_ENGINE: 'embedded' },
        },
      },
      {
        test: {
          ...everywhere,
          name: 'alone',
          include: alone,
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // A browser can stumble for reasons of its own; what fails three times is broken. Retries are reported.
          retry: 2,
          env: { PARCO_TEST_ENGINE: 'embedded' },
        },
      },
      ...(serverUrl
        ? [
            {
              test: {
                ...everywhere,
                name: 'server',
                include: onServer,
                exclude: [...everywhere.exclude, ...alone],
                env: { PARCO_TEST_ENGINE: 'server' },
              },
            },
          ]
        : []),
    ],
  },
})
