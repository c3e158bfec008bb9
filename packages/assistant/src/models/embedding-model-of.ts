import type { Gateway } from '@parco/agent'
import { z } from 'zod'
import type { Environment } from '../configuration.ts'

/** The variable of the role `embedding`, as `createGateway` reads it. */
export const EMBEDDING_VARIABLE = 'PARCO_MODEL_EMBEDDING'

/** The model of the role `embedding` of a gateway, as `provider/model`. */
export function embeddingModelOf(gateway: Gateway | undefined): string | undefined {
  const [first] = gateway?.configuration.roles.embedding ?? []
  return first && `${first.provider}/${first.model}`
}

const namedSchema = z.object({
  roles: z.object({ embedding: z.union([z.string(), z.tuple([z.string()])]) }),
})

/** The same before a gateway is made of the settings: most installations have no such model, and none is made for it. */
export function namedEmbeddingModel(
  settings: unknown,
  environment: Environment,
): string | undefined {
  const named =
    environment[EMBEDDING_VARIABLE] ?? namedSchema.safeParse(settings).data?.roles.embedding
  return [named].flat()[0]?.trim() || undefined
}
