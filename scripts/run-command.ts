import { spawnSync } from 'node:child_process'

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>
}

/** Runs a command of `node_modules/.bin` in the foreground, and says whether it succeeded. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: RunOptions = {},
): boolean {
  const result = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...options.env },
    shell: process.platform === 'win32',
  })
  if (result.error) process.stderr.write(`${command}: ${result.error.message}\n`)
  return result.status === 0
}
