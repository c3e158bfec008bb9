import { ParcoError } from '@parco/protocol/errors'
import type { z } from 'zod'
import { loadZod } from '../../internal/load-on-use.ts'
import { CHAT_DIALECTS, type ChatDialectName } from '../transports/chat-completions/chat-dialect.ts'
import { PROVIDERS } from './providers.ts'

/**
 * What a model is asked for. `reasoning` and `reasoning-heavy` fall back to `chat` when they have no
 * list of their own; `summary` (records of long conversations) and `embedding` are used only where
 * they are configured.
 */
export const MODEL_ROLES = ['chat', 'reasoning', 'reasoning-heavy', 'summary', 'embedding'] as const
/** One of `MODEL_ROLES`. */
export type ModelRole = (typeof MODEL_ROLES)[number]

/** One model of one provider, as people write it: `anthropic/claude-sonnet-5`. */
export interface ModelReference {
  readonly provider: string
  /** May hold slashes itself, as OpenRouter's do. */
  readonly model: string
}

/** Reads `provider/model`. @throws ParcoError `configuration` when either is missing. */
export function parseModelReference(text: string): ModelReference {
  const slash = text.indexOf('/')
  if (slash > 0 && slash < text.length - 1) {
    return { provider: text.slice(0, slash), model: text.slice(slash + 1) }
  }
  throw new ParcoError(
    'configuration',
    `A model is written provider/model, such as openai/gpt-5-mini or ollama/qwen3; "${text}" is not.`,
    { data: { reason: 'model-name', model: text } },
  )
}

const dialectNames = Object.keys(CHAT_DIALECTS) as [ChatDialectName, ...ChatDialectName[]]

/** Made on first use: whoever brings no settings does not wait for zod. */
function createSchemas() {
  const { z } = loadZod()
  const provider = z.strictObject({
    protocol: z.enum(['chat-completions', 'anthropic', 'ollama']).optional(),
    baseUrl: z.url().optional(),
    /** The key itself, or `${VARIABLE}` to take it from the environment. */
    apiKey: z.string().optional(),
    dialect: z.enum(dialectNames).optional(),
    headers: z.record(z.string(), z.string()).optional(),
    /** Members that go with the body of every request, as the provider's API names them. */
    body: z.record(z.string(), z.json()).optional(),
    /** Whether its models are shown images that tools answer with; see `DirectModelOptions`. */
    images: z.boolean().optional(),
    /** How many tokens its models hold; Ollama is asked for a context of that size. */
    contextTokens: z.number().int().min(512).optional(),
    /** How long to wait for the beginning of an answer. */
    timeoutMs: z.number().int().min(1).optional(),
  })
  const references = z.union([z.string().transform((text) => text.split(',')), z.array(z.string())])
  const configuration = z.strictObject({
    providers: z.record(z.string(), provider).default({}),
    roles: z.partialRecord(z.enum(MODEL_ROLES), references).default({}),
  })
  return { provider, configuration, prettifyError: z.prettifyError }
}

type Schemas = ReturnType<typeof createSchemas>
type Settings = z.infer<Schemas['configuration']>

let schemas: Schemas | undefined

function parseSettings(value: unknown): Settings {
  if (value === undefined || value === null) return { providers: {}, roles: {} }
  schemas ??= createSchemas()
  const parsed = schemas.configuration.safeParse(value)
  if (parsed.success) return parsed.data
  const problem = schemas.prettifyError(parsed.error)
  throw new ParcoError('configuration', `The models' settings: ${problem}`)
}

/** How one provider is reached, where that differs from what is built in. */
export type ProviderSettings = z.infer<Schemas['provider']>

/** Which models serve which role, in order, and how their providers are reached. */
export interface ModelConfiguration {
  readonly providers: Readonly<Record<string, ProviderSettings>>
  readonly roles: Readonly<Partial<Record<ModelRole, readonly ModelReference[]>>>
  /** Models are switched off: no role has one, and none is looked for. */
  readonly isOff?: boolean
}

/** Environment variables by name: `process.env`, or a part of it. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The variable of each role's list: `PARCO_MODEL` for `chat`, `PARCO_MODEL_REASONING`, … */
export function roleVariable(role: ModelRole): string {
  return role === 'chat' ? 'PARCO_MODEL' : `PARCO_MODEL_${role.toUpperCase().replaceAll('-', '_')}`
}

/**
 * Reads the `models` part of a configuration file; lists in the environment win over it.
 * `${VARIABLE}` in keys and headers is taken from the environment.
 * @throws ParcoError `configuration` naming the place, what was expected and what came.
 */
export function parseModelConfiguration(
  value: unknown,
  environment: Environment,
): ModelConfiguration {
  const settings = parseSettings(value)
  const roles: Partial<Record<ModelRole, readonly ModelReference[]>> = {}
  const isOff = environment[roleVariable('chat')]?.trim().toLowerCase() === NONE
  for (const role of isOff ? [] : MODEL_ROLES) {
    const listed = environment[roleVariable(role)]?.split(',') ?? settings.roles[role]
    const texts = (listed ?? []).map((text) => text.trim()).filter((text) => text !== '')
    if (texts.length > 0) roles[role] = texts.map(parseModelReference)
  }
  const providers = Object.fromEntries(
    Object.entries(settings.providers).map(([name, settings]) => [
      name,
      expandSettings(settings, environment),
    ]),
  )
  return { providers, roles, ...(isOff ? { isOff } : {}) }
}

/** `PARCO_MODEL=none`: no role has a model, whatever else is configured. */
const NONE = 'none'

function expandSettings(settings: ProviderSettings, environment: Environment): ProviderSettings {
  const { apiKey, headers } = settings
  return {
    ...settings,
    ...(apiKey === undefined ? {} : { apiKey: expand(apiKey, environment) }),
    ...(headers === undefined
      ? {}
      : {
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, text]) => [name, expand(text, environment)]),
          ),
        }),
  }
}

function expand(text: string, environment: Environment): string {
  return text.replace(/\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g, (_, name: string) => {
    const value = environment[name]
    if (value !== undefined) return value
    throw new ParcoError(
      'configuration',
      `The models' settings name \${${name}}, which is not set.`,
    )
  })
}

/** The providers whose key is in the environment or in the settings, or which need none and were named. */
export function configuredProviders(
  configuration: ModelConfiguration,
  environment: Environment,
): string[] {
  const withKey = Object.entries(PROVIDERS)
    .filter(
      ([, entry]) => 'keyVariable' in entry && entry.keyVariable && environment[entry.keyVariable],
    )
    .map(([name]) => name)
  return [...new Set([...Object.keys(configuration.providers), ...withKey])]
}
