import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, transformWithOxc } from 'vite'

const SOURCE = join(import.meta.dirname, '../src/offline/service-worker.ts')
const PUBLIC = join(import.meta.dirname, '../public')

/** Writes the worker that keeps the page at hand, with the files of this very build in it. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'parco-service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const publicFiles = globSync('**/*.*', { cwd: PUBLIC })
      const files = [
        '/',
        ...Object.keys(bundle)
          .filter((name) => name !== 'index.html')
          .map((name) => `/${name}`),
        ...publicFiles.map((name) => `/${name.replaceAll('\\', '/')}`),
      ].sort()
      const hash = createHash('sha256')
      // Names of built files carry their own hashes; these do not.
      for (const name of publicFiles) hash.update(readFileSync(join(PUBLIC, name)))
      const document = bundle['index.html']
      if (document?.type === 'asset') hash.update(document.source)
      const version = hash.update(files.join()).digest('hex').slice(0, 16)
      const { code } = await transformWithOxc(readFileSync(SOURCE, 'utf8'), SOURCE)
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: `const SHELL_VERSION = ${JSON.stringify(version)}\nconst SHELL_FILES = ${JSON.stringify(files)}\n${code}`,
      })
    },
  }
}
