import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** The folder of the installation, as the assistant's configuration has it. */
export function resolveHome(environment: Readonly<Record<string, string | undefined>>): string {
  return resolve(environment.PARCO_HOME || join(homedir(), '.parco'))
}

/** The files that the apps keep in the folder of the installation, beside its data. */
export function homePaths(home: string) {
  return {
    token: join(home, 'token'),
    /** Where a running server answers. */
    address: join(home, 'server.json'),
    /** The conversation that the terminal goes on with. */
    conversation: join(home, 'terminal.json'),
  }
}

/** The address that lets its reader in, and that the server prints. */
export function firstVisitOf(address: string, token: string): string {
  return `${address}/?token=${token}`
}
