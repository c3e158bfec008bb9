import { randomBytes } from 'node:crypto'
import { createIdMinter } from '@parco/protocol'
import { openTestStore } from '@parco/store/testing'
import { createParco } from '../create-parco.ts'
import { lifeDomains } from '../domains/index-of-domains.ts'
import { lifeIntents } from '../life-intents.ts'
import { createLifeRouter } from '../life-router.ts'
import type { Parco, User } from '../parco.ts'

/** 12:00 on Wednesday, 2026-11-18, in São Paulo. */
const NOON = '2026-11-18T15:00:00.000Z'

/** The assistant as it ships, over a database of its own, with a clock that stands still. */
export interface LifeParco {
  readonly parco: Parco
  readonly user: User
  readonly now: () => Date
  setNow(instant: string): void
}

/** Opens it for one test; `parco.close()` leaves nothing behind. */
export async function openLifeParco(newUser: Partial<Omit<User, 'id'>> = {}): Promise<LifeParco> {
  let instant = new Date(NOON)
  const now = () => instant
  const store = await openTestStore({
    migrations: lifeDomains.map((domain) => domain.migrations),
  })
  const parco = createParco({
    store,
    router: createLifeRouter(),
    intents: lifeIntents,
    domains: lifeDomains,
    mint: createIdMinter({ now, randomBytes }),
    now,
    newUser: { locale: 'pt-BR', timeZone: 'America/Sao_Paulo', currency: 'BRL', ...newUser },
    log: () => undefined,
  })
  return {
    parco,
    user: await parco.localUser(),
    now,
    setNow: (text) => {
      instant = new Date(text)
    },
  }
}
