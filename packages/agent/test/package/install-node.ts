import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The lowest version that a range as manifests have it, `>=22.12`, permits. */
export function lowestVersion(range: string): string {
  const [, major, minor = '0', patch = '0'] = /^>=(\d+)(?:\.(\d+))?(?:\.(\d+))?$/.exec(range) ?? []
  if (major === undefined) throw new Error(`The lowest version of "${range}" cannot be told.`)
  return `${major}.${minor}.${patch}`
}

/**
 * Installs a version of Node from the registry into a directory of its own; returns the program.
 * @throws Error saying so when the registry and npm's cache do not have it.
 */
export async function installNode(version: string, directory: string): Promise<string> {
  mkdirSync(directory)
  writeFileSync(join(directory, 'package.json'), '{ "private": true }')
  const name = packageOfThisMachine()
  const flags = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts']
  try {
    await run('npm', ['install', ...flags, `${name}@${version}`], { cwd: directory })
  } catch (cause) {
    const reason = String(Object(cause).stderr || cause)
    throw new Error(`Node ${version}, with which the package is tried, is not to be had: ${reason}`)
  }
  return join(directory, 'node_modules', name, 'bin/node')
}

/** As the package `node` chooses it, which holds no program itself. */
function packageOfThisMachine(): string {
  const { platform, arch } = process
  return `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`
}
