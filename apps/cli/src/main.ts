import { setFlagsFromString } from 'node:v8'
import { beginWithFewArenas, keepHeapSmall } from './keep-heap-small.ts'
import { readRouteArguments } from './route/route-arguments.ts'
import { createProcessTerminal } from './terminal/create-process-terminal.ts'

const argv = process.argv.slice(2)
const terminal = createProcessTerminal()
const route = readRouteArguments(argv)
if (route) {
  // One answer and out: growing the young heap at once spares it a dozen collections.
  setFlagsFromString('--semi-space-growth-factor=16')
  const { runRoute } = await import('./commands/route.ts')
  process.exitCode = await runRoute(route, terminal)
} else {
  // Before anything is loaded: the space for young objects grows with it, and would stay large.
  if (argv.includes('serve')) {
    beginWithFewArenas()
    keepHeapSmall()
  }
  const { runCli } = await import('./run-cli.ts')
  process.exitCode = await runCli(argv, terminal)
}
