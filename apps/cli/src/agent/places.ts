import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import {
  type SkillDirectory,
  standardAgentDirectories,
  standardSkillDirectories,
} from '@parco/agent'
import { homePaths, resolveHome } from '../session/home-paths.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Where a command looks for what belongs to agents. */
export interface Places {
  /** The folder that a command works in. */
  readonly cwd: string
  /** The repository that it lies in, or itself: what lies above belongs to somebody else. */
  readonly root: string
  /** The folder of the installation. */
  readonly home: string
  readonly paths: ReturnType<typeof homePaths>
  readonly skills: readonly SkillDirectory[]
  readonly agents: ReturnType<typeof standardAgentDirectories>
}

export interface PlaceOptions {
  readonly cwd?: string
  /** A directory of agents that comes before all others. */
  readonly agents?: string
}

/** Finds the places for a working directory: the project's first, then the user's. */
export function findPlaces({ environment }: Terminal, options: PlaceOptions = {}): Places {
  const cwd = resolve(options.cwd ?? process.cwd())
  const root = findRoot(cwd)
  const isOurs = ({ path, origin }: { readonly path: string; readonly origin: string }) =>
    origin !== 'project' || path.startsWith(root === '/' ? root : `${root}/`)
  const userHome = environment.HOME || homedir()
  const home = resolveHome(environment)
  const paths = homePaths(home)
  const project = standardAgentDirectories({ cwd, home: userHome }).filter(
    (directory) => directory.origin === 'project' && isOurs(directory),
  )
  const skills = standardSkillDirectories({
    cwd,
    trusted: false,
    home: userHome,
    parcoHome: home,
  })
  const agents = [
    ...(options.agents === undefined
      ? []
      : [{ path: resolve(options.agents), origin: 'project' as const }]),
    ...project,
    { path: paths.agents, origin: 'user' as const },
    { path: join(userHome, '.claude/agents'), origin: 'user' as const },
  ]
  return {
    cwd,
    root,
    home,
    paths,
    skills: skills.filter(isOurs),
    agents: agents.filter(
      (one, index) => agents.findIndex(({ path }) => path === one.path) === index,
    ),
  }
}

/** Without a repository a folder stands for itself: above it may be one that everybody can write to. */
function findRoot(cwd: string): string {
  for (let directory = cwd; ; directory = dirname(directory)) {
    if (existsSync(join(directory, '.git'))) return directory
    if (dirname(directory) === directory) return cwd
  }
}
