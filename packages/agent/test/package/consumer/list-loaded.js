// Imports the package and prints the packages that were loaded with it.
import { registerHooks } from 'node:module'

const loaded = new Set()
registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context)
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(resolved.url) ?? []
    if (name) loaded.add(name)
    return resolved
  },
})
await import('@parco/agent')
process.stdout.write(JSON.stringify([...loaded].sort()))
