// Imports the package and prints which packages were loaded with it, and how much code.
import { statSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const urls = new Set()
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context)
    if (resolved.url.startsWith('file:')) urls.add(resolved.url)
    return resolved
  },
})
await import('@parco/agent')

const names = [...urls].map((url) => /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1])
const sizes = [...urls].map((url) => statSync(fileURLToPath(url)).size)
const report = {
  packages: [...new Set(names)].sort(),
  bytes: sizes.reduce((sum, size) => sum + size, 0),
}
process.stdout.write(JSON.stringify(report))
