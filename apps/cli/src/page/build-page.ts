import { build } from 'vite'

/** Builds the page; run as a process of its own, whose memory is gone when it ends. */
const [root, outDir] = process.argv.slice(2)
if (!root || !outDir) throw new Error('Expected the folder of the page and where to build it.')
await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } })
