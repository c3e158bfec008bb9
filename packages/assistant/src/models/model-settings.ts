import { chmod, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Gateway } from '@parco/agent'
import { isParcoError, ParcoError } from '@parco/protocol'
import { z } from 'zod'
import type { Environment } from '../configuration.ts'
import { describeModels } from './describe-models.ts'
import { EMBEDDING_VARIABLE, namedEmbeddingModel } from './embedding-model-of.ts'
import { loadModelSettings, MODEL_SETTINGS_FILE } from './load-model-settings.ts'
import type { ModelChoice, ModelStatus } from './model-status.ts'

/** What says which models an installation has. */
export interface ModelPlace {
  readonly home: string
  readonly environment: Environment
}

/** Gives the models of an installation; `undefined` where they are switched off. */
export type Models = () => Promise<Gateway | undefined>

/** The models of an installation, and the settings that name them. */
export interface ModelSettings {
  readonly models: Models
  status(): Promise<ModelStatus>
  /** The model of the role `embedding`, as it is named; nothing is loaded to tell. */
  embeddingModel(): string | undefined
  /**
   * Keeps a choice in the settings file, which only its owner can read, and uses it from now on.
   * @throws bad-request for a choice that cannot be meant.
   * @throws conflict when the environment names the model, which wins.
   */
  choose(choice: ModelChoice): Promise<ModelStatus>
}

const choiceSchema = z.strictObject({
  model: z.string().trim().min(1).max(200).nullable().optional(),
  apiKey: z.string().trim().min(1).max(1000).nullable().optional(),
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable()
    .optional(),
  embedding: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .refine((text) => !text.includes(','), {
      error: 'one model, since vectors of two cannot be compared',
    })
    .nullable()
    .optional(),
})

/** What we change of the file; everything else of it is kept as it is. */
const fileSchema = z.looseObject({
  providers: z.record(z.string(), z.looseObject({})).default({}),
  roles: z.looseObject({}).default({}),
})

/**
 * Reads the settings of an installation. No model is loaded or contacted before it is asked for.
 * @throws configuration when they are not right.
 */
export async function createModelSettings(place: ModelPlace): Promise<ModelSettings> {
  const { home, environment } = place
  const isOff = environment.PARCO_MODEL?.trim().toLowerCase() === 'none'
  let settings = isOff ? undefined : await loadModelSettings(home)
  const open = async (configuration: unknown): Promise<Gateway> => {
    const { createGateway } = await import('@parco/agent')
    return createGateway({ configuration, environment })
  }
  let gateway = settings === undefined ? undefined : await open(settings)
  const models: Models = async () => {
    if (isOff) return undefined
    gateway ??= await open(settings)
    return gateway
  }
  const status = async () => describeModels(await models(), environment)
  return {
    models,
    status,
    embeddingModel: () => (isOff ? undefined : namedEmbeddingModel(settings, environment)),
    async choose(choice) {
      assertNotFixed(choice, environment)
      const chosen = withChoice(settings, await parseChoice(choice))
      const opened = await open(chosen).catch((error: unknown) => {
        throw isParcoError(error, 'configuration') ? badChoice('model', error.message) : error
      })
      await keepSettings(join(home, MODEL_SETTINGS_FILE), chosen)
      settings = chosen
      gateway = opened
      return status()
    },
  }
}

/** What the environment names wins over a choice. */
function assertNotFixed({ embedding, ...others }: ModelChoice, environment: Environment): void {
  const fixed = (variable: string, field: string) =>
    environment[variable]?.trim()
      ? new ParcoError('conflict', `${variable} names the model, and wins over a choice.`, {
          data: { field },
        })
      : undefined
  const isOfModel = embedding === undefined || others.model !== undefined
  const conflict =
    (isOfModel ? fixed('PARCO_MODEL', 'model') : undefined) ??
    (embedding === undefined ? undefined : fixed(EMBEDDING_VARIABLE, 'embedding'))
  if (conflict) throw conflict
}

async function parseChoice(choice: ModelChoice): Promise<z.output<typeof choiceSchema>> {
  const parsed = choiceSchema.safeParse(choice)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw badChoice(String(issue?.path[0] ?? 'model'), issue?.message ?? 'it cannot be read')
  }
  const { model, embedding } = parsed.data
  for (const [field, named] of Object.entries({ model, embedding })) {
    if (!named) continue
    const { parseModelReference } = await import('@parco/agent')
    try {
      for (const one of named.split(',')) parseModelReference(one.trim())
    } catch (error) {
      throw badChoice(field, error instanceof Error ? error.message : String(error))
    }
  }
  return parsed.data
}

function badChoice(field: string, problem: string): ParcoError {
  return new ParcoError('bad-request', `${field}: ${problem}`, { data: { field } })
}

/** The settings with the choice in them. A key or an address belongs to the provider of the model. */
function withChoice(
  settings: unknown,
  { model, apiKey, baseUrl, embedding }: z.output<typeof choiceSchema>,
): unknown {
  const file = fileSchema.parse(settings ?? {})
  const { chat: before, embedding: embeddingBefore, ...roles } = file.roles
  const chat = model === undefined ? before : (model ?? undefined)
  const embeds = embedding === undefined ? embeddingBefore : (embedding ?? undefined)
  const provider = providerOf(embedding && model === undefined ? embedding : chat)
  if (provider === undefined && (apiKey || baseUrl)) {
    throw badChoice('model', 'a key or an address needs a model, such as openai/gpt-5-mini')
  }
  const chosen = present({ chat, embedding: embeds })
  const kept = { ...file, roles: { ...roles, ...chosen } }
  if (provider === undefined || (apiKey === undefined && baseUrl === undefined)) return kept
  const changed = { ...file.providers[provider], ...present({ apiKey, baseUrl }) }
  return { ...kept, providers: { ...file.providers, [provider]: changed } }
}

function providerOf(chat: unknown): string | undefined {
  const first = Array.isArray(chat) ? chat[0] : typeof chat === 'string' ? chat : undefined
  return typeof first === 'string' ? first.trim().split('/')[0] : undefined
}

/** What was given; `undefined` in place of `null`, which JSON leaves out. */
function present(changes: Readonly<Record<string, unknown>>) {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, value ?? undefined]))
}

/** Writes the file as a whole or not at all; it may hold a key, so only its owner may read it. */
async function keepSettings(path: string, settings: unknown): Promise<void> {
  const draft = `${path}.draft`
  await writeFile(draft, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 })
  // A draft that was left behind keeps the mode it had.
  await chmod(draft, 0o600)
  await rename(draft, path)
}
