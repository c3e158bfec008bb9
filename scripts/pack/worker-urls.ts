import type { Rolldown } from 'tsdown'

const WORKER_URL = /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)/g

/**
 * Lets workers start from the built package: their addresses name TypeScript files, and in the flat
 * `dist` they lie beside every module. The address stays a literal, which bundlers of users know.
 */
export const workerUrls: Rolldown.Plugin = {
  name: 'worker-urls',
  transform: {
    filter: { code: /-worker\.ts'/ },
    // As long as before, so that source maps stay true.
    handler: (code) => ({
      code: code.replace(WORKER_URL, "new URL('./$1.js', import.meta.url)"),
      map: null,
    }),
  },
}
