import { defineConfig, type UserConfig } from 'tsdown'
import { toDistName } from './published-manifest.ts'
import { workerUrls } from './worker-urls.ts'

/** What is built of a package. */
export interface Library {
  /** The manifest's `exports`, which name TypeScript sources. */
  readonly exports: Readonly<Record<string, string>>
  /** Files that are started and not imported, by the name they get in `dist`. */
  readonly workers?: Readonly<Record<string, string>>
}

/** Our own package whose code and types a published package holds itself, so that users install one. */
const HELD_INSIDE = /^@parco\/protocol(?:\/|$)/

/** How a package is built for npm: modules and declarations side by side in one flat `dist`. */
export function defineLibrary({ exports, workers = {} }: Library): UserConfig {
  const entries = Object.entries(exports).map(([path, source]) => [toDistName(path), source])
  return defineConfig({
    entry: { ...Object.fromEntries(entries), ...workers },
    format: 'esm',
    platform: 'node',
    target: 'node22',
    // `.js` and `.d.ts`: the published manifest says `"type": "module"`.
    fixedExtension: false,
    sourcemap: true,
    // Maps of declarations would lead to sources that are not in the package.
    dts: { sourcemap: false },
    deps: { alwaysBundle: [HELD_INSIDE], onlyBundle: [HELD_INSIDE] },
    plugins: [workerUrls],
    logLevel: 'warn',
  }) as UserConfig
}
