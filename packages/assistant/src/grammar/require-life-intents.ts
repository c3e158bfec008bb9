import { createRequire } from 'node:module'
import type { IntentCatalogue } from '@parco/router'

const require = createRequire(import.meta.url)

/** `readLifeIntents`, loaded with its reader of YAML only now: most starts need neither. */
export function requireLifeIntents(): readonly IntentCatalogue[] {
  const { readLifeIntents } =
    require('./read-life-intents.ts') as typeof import('./read-life-intents.ts')
  return readLifeIntents()
}
