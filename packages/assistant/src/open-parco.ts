import { randomBytes as systemRandomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { LanguageModel } from '@parco/agent'
import { createIdMinter, type IdSource } from '@parco/protocol'
import type { Router } from '@parco/router'
import { openStore, type StoreOptions } from '@parco/store'
import { type Configuration, loadConfiguration } from './configuration.ts'
import { createParco } from './create-parco.ts'
import type { Domain } from './domains/domain.ts'
import { lifeDomains } from './domains/index-of-domains.ts'
import { knownIntents } from './known-intents.ts'
import { loadShippedLines } from './learning/load-shipped-lines.ts'
import { lifeIntents } from './life-intents.ts'
import { createLifeRouter } from './life-router.ts'
import { createModelSource } from './models/create-model-source.ts'
import type { Parco } from './parco.ts'
import { createInstalledSentences } from './sentences/installed-sentences.ts'
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
  /** The model that understands what rules do not explain; the one configured, by default. */
  readonly model?: () => Promise<LanguageModel | undefined>
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
  const model = options.model ?? (await createModelSource(configuration))
  const store = await openStore({
    ...placeOf(configuration, options),
    migrations: domains.map((domain) => domain.migrations),
    users: options.users ?? 'single',
    now,
    log,
  })
  const { locale, timeZone, currency } = configuration
  return createParco({
    store,
    router: options.router ?? createLifeRouter(),
    understanding: { model },
    installed: createInstalledSentences({
      folder: join(options.home ?? configuration.home, 'intents'),
      known: knownIntents(),
      now,
      onProblem: ({ file, line, message }) =>
        log({ level: 'warn', message: `${file}:${line}: ${message}` }),
    }),
    loadTests: loadShippedLines,
    intents: lifeIntents,
    domains,
    mint: createIdMinter({ now, randomBytes: options.randomBytes ?? systemRandomBytes }),
    now,
    newUser: { locale, timeZone, currency },
    log,
  })
}

type Place =
  | Pick<Extract<StoreOptions, { databaseUrl: string }>, 'databaseUrl'>
  | { readonly directory: string }

/** What is said in the call counts before what the environment says. */
function placeOf(configuration: Configuration, options: OpenParcoOptions): Place {
  const databaseUrl =
    options.databaseUrl ?? (options.home === undefined ? configuration.databaseUrl : undefined)
  if (databaseUrl !== undefined) return { databaseUrl }
  return { directory: options.home ?? configuration.home }
}
