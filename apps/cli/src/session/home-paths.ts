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
    /** The user's own sentences. */
    intents: join(home, 'intents'),
    /** The conversation that the terminal goes on with. */
    conversation: join(home, 'terminal.json'),
    skills: join(home, 'skills'),
    /** Which skills the user trusts, and with which content. */
    skillLock: join(home, 'skills.lock.json'),
    agents: join(home, 'agents'),
    /** The states of agents' runs, and beside them what a state does not know. */
    runs: join(home, 'runs'),
    runRecords: join(home, 'agent-runs'),
    /** The definitions of tools that were accepted from MCP servers. */
    serverPins: join(home, 'mcp-pins.json'),
  }
}

/** The address that lets its reader in, and that the server prints. */
export function firstVisitOf(address: string, token: string): string {
  return `${address}/?token=${token}`
}
