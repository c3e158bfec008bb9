import { randomBytes } from 'node:crypto'
import type { User, UserSettings } from '@parco/protocol'
import { createIdMinter } from '@parco/protocol'
import { openTestStore, type TestStore } from '@parco/store/testing'
import { createParco, type ParcoParts } from '../create-parco.ts'
import type { Domain } from '../domains/domain.ts'
import { lifeDomains } from '../domains/index-of-domains.ts'
import { knownIntents } from '../known-intents.ts'
import { createLifeRouter } from '../life-router.ts'
import type { Parco } from '../parco.ts'

/** 12:00 on Wednesday, 2026-11-18, in São Paulo. */
const NOON = '2026-11-18T15:00:00.000Z'

/** The assistant as it ships, over a database of its own, with a clock that stands still. */
export interface LifeParco {
  readonly parco: Parco
  readonly store: TestStore
  readonly user: User
  readonly now: () => Date
  setNow(instant: string): void
}

/** Opens it for one test, with further domains and with models; `parco.close()` leaves nothing behind. */
export async function openLifeParco(
  newUser: Partial<UserSettings> = {},
  further: readonly Domain[] = [],
  models?: ParcoParts['models'],
  parts: Partial<Pick<ParcoParts, 'skills' | 'skillShare'>> = {},
): Promise<LifeParco> {
  const domains = [...lifeDomains, ...further]
  let instant = new Date(NOON)
  const now = () => instant
  const store = await openTestStore({
    migrations: domains.flatMap(({ migrations = [] }) => migrations),
  })
  const parco = createParco({
    store,
    ...(models ? { models } : {}),
    ...parts,
    router: createLifeRouter({ domains }),
    intents: knownIntents(domains),
    domains,
    mint: createIdMinter({ now, randomBytes }),
    randomBytes,
    now,
    newUser: { locale: 'pt-BR', timeZone: 'America/Sao_Paulo', currency: 'BRL', ...newUser },
    log: () => undefined,
  })
  return {
    parco,
    store,
    user: await parco.localUser(),
    now,
    setNow: (text) => {
      instant = new Date(text)
    },
  }
}
