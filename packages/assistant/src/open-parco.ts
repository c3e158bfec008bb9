import { randomBytes as systemRandomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createIdMinter, type IdSource } from '@parco/protocol'
import type { Router } from '@parco/router'
import { openStore, type StoreOptions } from '@parco/store'
import { type Configuration, loadConfiguration } from './configuration.ts'
import { createParco } from './create-parco.ts'
import type { Domain } from './domains/domain.ts'
import { lifeDomains } from './domains/index-of-domains.ts'
import { GENERATED_FOLDER } from './generated-folder.ts'
import { knownIntents } from './known-intents.ts'
import { loadShippedLines } from './learning/load-shipped-lines.ts'
import { createLifeRouter } from './life-router.ts'
import { createModelSettings, type Models } from './models/model-settings.ts'
import type { Parco } from './parco.ts'
import { createInstalledSentences } from './sentences/installed-sentences.ts'
import { createInstalledSkills } from './skills/load-life-skills.ts'
import type { Log } from './turn/log.ts'

export interface OpenParcoOptions {
  /** What the environment says, by default. */
  readonly configuration?: Configuration
  /** The folder of the embedded database, in place of the configuration's. */
  readonly home?: string
  /** A PostgreSQL server in place of the embedded database. */
  readonly databaseUrl?: string
  /** `multi` needs a server; `single` by default. */
  readonly users?: 'single' | 'multi'
  readonly now?: () => Date
  /** Must return as many random bytes as asked for. */
  readonly randomBytes?: IdSource['randomBytes']
  readonly router?: Router
  /** The models that think where code does not suffice; those configured, by default. */
  readonly models?: Models
  readonly domains?: readonly Domain[]
  /** Gets what went wrong; never what users said or recorded. */
  readonly log?: Log
}

/**
 * Opens the assistant with its database.
 * @throws configuration when the environment, or several users on the embedded database, cannot be.
 * @throws store-locked and the other `store-` codes when the database cannot be opened.
 */
export async function openParco(options: OpenParcoOptions = {}): Promise<Parco> {
  const configuration = options.configuration ?? loadConfiguration(process.env)
  const now = options.now ?? (() => new Date())
  const log = options.log ?? (() => {})
  const domains = options.domains ?? lifeDomains
  const users = options.users ?? 'single'
  // One user's choice must not be another's: several users get what the environment says.
  const modelSettings = options.models ? undefined : await createModelSettings(configuration)
  const models = options.models ?? modelSettings?.models
  const store = await openStore({
    ...placeOf(configuration, options),
    migrations: domains.flatMap(({ migrations = [] }) => migrations),
    users,
    now,
    log,
  })
  const { locale, timeZone, currency, units, clock } = configuration
  const intents = knownIntents(domains)
  const randomBytes = options.randomBytes ?? systemRandomBytes
  return createParco({
    store,
    router: options.router ?? createLifeRouter({ domains }),
    ...(models ? { models } : {}),
    ...(modelSettings ? { embeddingModel: async () => modelSettings.embeddingModel() } : {}),
    ...(modelSettings && users === 'single' ? { modelSettings } : {}),
    installed: createInstalledSentences({
      folder: join(options.home ?? configuration.home, 'intents'),
      known: intents,
      now,
      onProblem: ({ file, line, message }) =>
        log({ level: 'warn', message: `${file}:${line}: ${message}` }),
    }),
    skills: createInstalledSkills({
      folder: join(options.home ?? configuration.home, 'skills'),
      now,
      onProblem: ({ path, message }) => log({ level: 'warn', message: `${path}: ${message}` }),
    }),
    ...(configuration.skillShare === undefined ? {} : { skillShare: configuration.skillShare }),
    loadTests: loadShippedLines,
    intents,
    domains,
    mint: createIdMinter({ now, randomBytes }),
    randomBytes,
    now,
    newUser: { locale, timeZone, currency, units, clock },
    log,
  })
}

type Place =
  | Pick<Extract<StoreOptions, { databaseUrl: string }>, 'databaseUrl' | 'loginUrl'>
  | { readonly directory: string; readonly blankDatabases: string }

/** What is said in the call counts before what the environment says. */
function placeOf(configuration: Configuration, options: OpenParcoOptions): Place {
  const databaseUrl =
    options.databaseUrl ?? (options.home === undefined ? configuration.databaseUrl : undefined)
  if (databaseUrl !== undefined) {
    const { databaseLoginUrl: loginUrl } = configuration
    return { databaseUrl, ...(loginUrl === undefined ? {} : { loginUrl }) }
  }
  return { directory: options.home ?? configuration.home, blankDatabases: GENERATED_FOLDER }
}
