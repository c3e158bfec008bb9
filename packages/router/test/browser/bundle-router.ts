import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** The router with its sentences as one script for a worker, and the modules that it would still import. */
export async function bundleRouter(): Promise<{
  readonly code: string
  readonly imports: readonly string[]
}> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('router-worker.ts', import.meta.url)),
        formats: ['es'],
        fileName: 'router-worker',
      },
      rolldownOptions: { external: [/^node:/] },
    },
  })
  const [first] = Array.isArray(result) ? result : [result]
  const output = first && 'output' in first ? first.output : []
  const code: string[] = []
  const imports: string[] = []
  for (const one of output) {
    if (!('code' in one)) continue
    code.push(one.code)
    imports.push(...one.imports, ...one.dynamicImports)
  }
  return { code: code.join('\n'), imports }
}
