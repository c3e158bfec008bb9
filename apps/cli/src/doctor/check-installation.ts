import { access, constants, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Configuration, loadConfiguration } from '@parco/assistant'
import type { User } from '@parco/protocol'
import { assertLoopback } from '@parco/server/local'
import type { CommandContext } from '../command-context.ts'
import { isFresh, pageOf } from '../page/ensure-page.ts'
import { explainError } from '../report-error.ts'
import { findServer } from '../session/open-client.ts'
import { readServerSettings } from '../session/server-settings.ts'
import type { Check } from './check.ts'
import { checkModel } from './check-model.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Looks at everything that Parco needs; what it finds broken is a check, never an exception. */
export async function checkInstallation(context: CommandContext): Promise<Check[]> {
  const { terminal, texts } = context
  const { doctor } = texts
  const checks: Check[] = [checkNode(context)]
  let configuration: Configuration
  try {
    configuration = loadConfiguration(terminal.environment)
  } catch (error) {
    return [...checks, problem(doctor.home, explainError(error, texts))]
  }
  const running = await findServer(configuration.home)
  checks.push(await checkHome(configuration.home, context))
  checks.push(...(await checkDatabase(configuration, running?.address, context)))
  checks.push(checkServer(running?.address, context))
  checks.push(await checkPage(context))
  checks.push(await checkModel(configuration, texts))
  return checks
}

function checkNode({ texts: { doctor } }: CommandContext): Check {
  const { node } = process.versions
  if (Number.parseInt(node, 10) < 24) return problem(doctor.node, `${node}. ${doctor.nodeOld}`)
  return { status: 'ok', name: doctor.node, text: node }
}

async function checkHome(home: string, { texts: { doctor } }: CommandContext): Promise<Check> {
  const found = await stat(home).catch((error: NodeJS.ErrnoException) => error)
  if (found instanceof Error) {
    return found.code === 'ENOENT'
      ? { status: 'note', name: doctor.home, text: `${home}: ${doctor.homeNew}` }
      : problem(doctor.home, `${home}: ${doctor.homeUnusable}`)
  }
  const isUsable = await access(home, constants.R_OK | constants.W_OK).then(
    () => found.isDirectory(),
    () => false,
  )
  if (!isUsable) return problem(doctor.home, `${home}: ${doctor.homeUnusable}`)
  const mode = found.mode & 0o777
  if ((mode & 0o077) !== 0 && process.platform !== 'win32') {
    return problem(doctor.home, `${home}: ${doctor.homeOpen(mode.toString(8))} ${home}`)
  }
  return { status: 'ok', name: doctor.home, text: home }
}

/** Opens the database as a command would, unless that would create it: looking changes nothing. */
async function checkDatabase(
  configuration: Configuration,
  serverAddress: string | undefined,
  context: CommandContext,
): Promise<Check[]> {
  const { texts, terminal } = context
  const { doctor } = texts
  const engine = configuration.databaseUrl ? doctor.databaseServer : doctor.embedded
  const isNew =
    !configuration.databaseUrl &&
    !(await stat(join(configuration.home, 'data')).catch(() => undefined))
  if (isNew)
    return [{ status: 'note', name: doctor.database, text: `${engine}: ${doctor.databaseNew}` }]
  try {
    const opened = await context.openClient(terminal.environment)
    await opened.client.close()
    const text = serverAddress ? doctor.viaServer(serverAddress) : doctor.databaseUp(engine)
    return [{ status: 'ok', name: doctor.database, text }, describeUser(opened.user, context)]
  } catch (error) {
    return [problem(doctor.database, `${engine}: ${explainError(error, texts)}`)]
  }
}

function describeUser(user: User, { texts: { doctor } }: CommandContext): Check {
  const text = doctor.languageValue(user.locale, user.timeZone, user.currency)
  return { status: 'ok', name: doctor.language, text }
}

function checkServer(address: string | undefined, { texts, terminal }: CommandContext): Check {
  const { doctor } = texts
  if (address) return { status: 'ok', name: doctor.server, text: doctor.serverOn(address) }
  try {
    const { host, port } = readServerSettings(terminal.environment)
    assertLoopback(host)
    const text = doctor.serverOff(`http://${host}:${port}`)
    return { status: 'note', name: doctor.server, text }
  } catch (error) {
    return problem(doctor.server, explainError(error, texts))
  }
}

async function checkPage({ texts: { doctor } }: CommandContext): Promise<Check> {
  const page = pageOf(ROOT)
  const isBuilt = await isFresh(join(page.directory, 'dist'), page)
  return isBuilt
    ? { status: 'ok', name: doctor.page, text: doctor.pageBuilt }
    : { status: 'note', name: doctor.page, text: doctor.pageMissing }
}

function problem(name: string, text: string): Check {
  return { status: 'problem', name, text }
}
