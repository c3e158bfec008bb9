import { join } from 'node:path'

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
