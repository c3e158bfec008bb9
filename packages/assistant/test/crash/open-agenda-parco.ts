import { randomBytes } from 'node:crypto'
import { createIdMinter, ParcoError } from '@parco/protocol'
import type { Router } from '@parco/router'
import { openStore } from '@parco/store'
import { createParco } from '../../src/create-parco.ts'
import { agendaDomain } from '../../src/domains/agenda/agenda-domain.ts'
import type { Parco } from '../../src/parco.ts'

/** What has to come is reached without a word being understood. */
const noRouter: Router = {
  decide() {
    throw new ParcoError('internal', 'Nothing is said here.')
  },
} as unknown as Router

/** An assistant with the agenda alone, over a folder or the database of a URL; opened in a moment. */
export async function openAgendaParco(place: string, now: () => Date): Promise<Parco> {
  const domains = [agendaDomain]
  const store = await openStore({
    ...(place.includes('://') ? { databaseUrl: place } : { directory: place }),
    migrations: domains.flatMap(({ migrations = [] }) => migrations),
    users: 'single',
    now,
    log: () => undefined,
  })
  return createParco({
    store,
    router: noRouter,
    intents: [],
    domains,
    mint: createIdMinter({ now, randomBytes }),
    randomBytes,
    now,
    newUser: { locale: 'pt-BR', timeZone: 'America/Sao_Paulo', currency: 'BRL' },
    log: ({ message, data }) => process.stderr.write(`${message} ${JSON.stringify(data)}\n`),
  })
}
