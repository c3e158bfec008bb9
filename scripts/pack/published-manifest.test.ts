import { describe, expect, it } from 'vitest'
import { sourceManifestSchema, toPublishedManifest } from './published-manifest.ts'

const source = sourceManifestSchema.parse({
  name: '@parco/example',
  version: '1.2.3',
  description: 'An example.',
  license: 'Apache-2.0',
  type: 'module',
  engines: { node: '>=22' },
  exports: { '.': './src/index.ts', './deep/part': './src/deep/index.ts' },
  dependencies: { '@parco/protocol': '1.2.3', zod: '4.6.7', odd: '~2.0.0' },
  peerDependencies: { '@ai-sdk/mcp': '^2.0.0' },
  peerDependenciesMeta: { '@ai-sdk/mcp': { optional: true } },
  publishConfig: { optionalPeers: { vitest: '^5.0.0' } },
  scripts: { postinstall: 'never published' },
})

describe('the published manifest', () => {
  const published = toPublishedManifest(source)

  it('leads to what was built, types first', () => {
    expect(JSON.stringify(published.exports)).toBe(
      JSON.stringify({
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './deep/part': { types: './dist/deep-part.d.ts', default: './dist/deep-part.js' },
        './package.json': './package.json',
      }),
    )
  })

  it('names no package of ours, and ranges where versions were pinned', () => {
    expect(published.dependencies).toEqual({ zod: '^4.6.7', odd: '~2.0.0' })
  })

  it('keeps optional peers, and no scripts', () => {
    expect(published.peerDependencies).toEqual({ '@ai-sdk/mcp': '^2.0.0', vitest: '^5.0.0' })
    expect(published.peerDependenciesMeta).toEqual({
      '@ai-sdk/mcp': { optional: true },
      vitest: { optional: true },
    })
    expect(published).not.toHaveProperty('publishConfig')
    expect(published).not.toHaveProperty('scripts')
  })

  it('is not made from a manifest without an engine', () => {
    const { engines: _, ...without } = source
    expect(sourceManifestSchema.safeParse(without).success).toBe(false)
  })
})
