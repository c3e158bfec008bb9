import { z } from 'zod'

const texts = z.record(z.string(), z.string())

/** The manifest of a package in the workspace, as far as publishing goes. */
export const sourceManifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  keywords: z.array(z.string()).default([]),
  license: z.string(),
  type: z.literal('module'),
  engines: z.object({ node: z.string() }),
  exports: texts,
  dependencies: texts.default({}),
  peerDependencies: texts.default({}),
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().optional() }))
    .default({}),
  publishConfig: z
    .object({
      /** Peers that users may have, which here would pull their trees into a production install. */
      optionalPeers: texts.default({}),
    })
    .prefault({}),
})
/** A manifest in the workspace, read. */
export type SourceManifest = z.infer<typeof sourceManifestSchema>

/** Where one entry of the published package lies; types first, as resolvers take the first that fits. */
export interface PublishedEntry {
  readonly types: string
  readonly default: string
}

/** A manifest as npm gets it. */
export interface PublishedManifest extends Omit<SourceManifest, 'exports' | 'publishConfig'> {
  readonly sideEffects: false
  readonly files: readonly string[]
  readonly exports: Readonly<Record<string, PublishedEntry | string>>
}

/** The name of an entry's file in `dist`: `.` is `index`, `./mcp` is `mcp`. */
export function toDistName(exportPath: string): string {
  return exportPath === '.' ? 'index' : exportPath.replace(/^\.\//, '').replaceAll('/', '-')
}

/**
 * The manifest that is published for a package of the workspace: `exports` lead to `dist`, our own
 * packages are inside and no longer dependencies, and pinned versions become ranges, so that a fix
 * of a dependency reaches users without a release of ours.
 */
export function toPublishedManifest(manifest: SourceManifest): PublishedManifest {
  const { publishConfig, ...source } = manifest
  const { optionalPeers } = publishConfig
  const dependencies = Object.entries(source.dependencies)
    .filter(([name]) => !name.startsWith('@parco/'))
    .map(([name, version]) => [name, /^\d/.test(version) ? `^${version}` : version])
  const entries = Object.keys(source.exports).map((path) => {
    const file = `./dist/${toDistName(path)}`
    return [path, { types: `${file}.d.ts`, default: `${file}.js` }]
  })
  return {
    ...source,
    sideEffects: false,
    files: ['dist'],
    dependencies: Object.fromEntries(dependencies),
    peerDependencies: { ...source.peerDependencies, ...optionalPeers },
    peerDependenciesMeta: {
      ...source.peerDependenciesMeta,
      ...Object.fromEntries(Object.keys(optionalPeers).map((name) => [name, { optional: true }])),
    },
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
  }
}
