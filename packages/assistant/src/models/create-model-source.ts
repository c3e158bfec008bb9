import type { Gateway, LanguageModel } from '@parco/agent'
import { loadModelSettings } from './load-model-settings.ts'

/** What says which models an installation has. */
export interface ModelPlace {
  readonly home: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** Switches models off altogether: not even a local one is looked for. */
const NONE = 'none'

/**
 * The model that understands messages: the role `reasoning-heavy`, or what serves in its place.
 * Nothing is loaded or contacted before it is asked for; settings that are there are read at once.
 * @throws configuration when they are not right.
 */
export async function createModelSource({
  home,
  environment,
}: ModelPlace): Promise<() => Promise<LanguageModel | undefined>> {
  if (environment.PARCO_MODEL?.trim().toLowerCase() === NONE) return async () => undefined
  const configuration = await loadModelSettings(home)
  const open = async (): Promise<Gateway> => {
    const { createGateway } = await import('@parco/agent')
    return createGateway({ configuration, environment })
  }
  let gateway = configuration === undefined ? undefined : await open()
  return async () => {
    gateway ??= await open()
    return gateway.role('reasoning-heavy')
  }
}
