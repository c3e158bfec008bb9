import { runCli } from './run-cli.ts'
import { createProcessTerminal } from './terminal/create-process-terminal.ts'

process.exitCode = await runCli(process.argv.slice(2), createProcessTerminal())
