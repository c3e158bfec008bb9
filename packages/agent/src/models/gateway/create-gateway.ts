import { ParcoError } from '@parco/protocol/errors'
import { assertKnown, type KnownNames } from '../../internal/assert-known.ts'
import type { EmbeddingModel } from '../embedding-model.ts'
import type { LanguageModel } from '../language-model.ts'
import type { Fetch } from '../transports/fetch.ts'
import { createCoolDowns } from './cool-down.ts'
import { createEmbeddingModel } from './create-embedding-model.ts'
import { createModel } from './create-model.ts'
import { findOllama } from './find-ollama.ts'
import {
  type Environment,
  type ModelConfiguration,
  type ModelReference,
  type ModelRole,
  parseModelConfiguration,
  parseModelReference,
  roleVariable,
} from './model-configuration.ts'
import { costUsd, LIST_PRICES, type PricedUsage, type PriceTable } from './price-table.ts'
import { PROVIDERS } from './providers.ts'
import { type Candidate, createResilientModel, type ResilienceOptions } from './resilient-model.ts'

/** What a gateway is made from; everything has a default. */
export interface GatewayOptions {
  /** The `models` part of a configuration file. */
  readonly configuration?: unknown
  /** `process.env` by default. */
  readonly environment?: Environment
  readonly fetch?: Fetch
  /** Prices that replace or extend the list. */
  readonly prices?: PriceTable
  readonly now?: () => number
  readonly resilience?: Partial<Omit<ResilienceOptions, 'coolDowns'>>
}

/** Gives models by role or by name, and knows what they cost. */
export interface Gateway {
  /**
   * The model of a role, with its fallbacks; `undefined` when none is configured and no Ollama
   * answers on its default port.
   */
  role(role: LanguageModelRole): Promise<LanguageModel | undefined>
  /**
   * The model of the role `embedding`, with retries; `undefined` when none is configured.
   * @throws ParcoError `configuration` when several are listed: vectors of different models cannot
   * be compared, so there is no fallback.
   */
  embedding(): EmbeddingModel | undefined
  /** One model by `provider/model`, with retries. @throws ParcoError `configuration` for a text that is not one. */
  model(reference: string): LanguageModel
  /** US dollars of a call; `undefined` when the model's price is not known. */
  costUsd(reference: string, usage: PricedUsage): number | undefined
  /** The host that calls of a model go to; `undefined` where only the provider's own package knows it. */
  hostOf(reference: string): string | undefined
  readonly configuration: ModelConfiguration
}

/** The roles that are asked in words. */
export type LanguageModelRole = Exclude<ModelRole, 'embedding'>

/** Roles without a list of their own take another's. */
const FALLBACK_ROLE: Readonly<Partial<Record<LanguageModelRole, LanguageModelRole>>> = {
  reasoning: 'chat',
  'reasoning-heavy': 'reasoning',
}

const OPTIONS: KnownNames<GatewayOptions> = {
  configuration: true,
  environment: true,
  fetch: true,
  prices: true,
  now: true,
  resilience: true,
}

/**
 * Creates a gateway. Nothing is contacted until a model is used.
 * @throws ParcoError `configuration` for settings that are not understood.
 */
export function createGateway(options: GatewayOptions = {}): Gateway {
  assertKnown(options, OPTIONS, 'option of a gateway')
  const environment = options.environment ?? process.env
  const { fetch } = options
  const configuration = parseModelConfiguration(options.configuration, environment)
  const coolDowns = createCoolDowns(options.now ?? Date.now)
  const prices = { ...LIST_PRICES, ...options.prices }
  const resilience: ResilienceOptions = {
    coolDowns,
    sleep,
    random: Math.random,
    ...options.resilience,
  }
  const loaded = new Map<string, Promise<LanguageModel>>()
  const ready = new Map<string, LanguageModel>()
  let ollama: Promise<readonly string[] | undefined> | undefined
  let embedding: EmbeddingModel | undefined

  function toCandidate(reference: ModelReference): Candidate {
    const key = `${reference.provider}/${reference.model}`
    const settings = configuration.providers[reference.provider]
    const { protocol, contextTokens, timeoutMs } = settings ?? {}
    const isOllama = (protocol ?? PROVIDERS[reference.provider]?.protocol) === 'ollama'
    const load = () => {
      const known = loaded.get(key)
      if (known) return known
      const made = createModel(reference, {
        environment,
        ...(fetch ? { fetch } : {}),
        ...(settings ? { settings } : {}),
      })
      loaded.set(key, made)
      return made
    }
    return {
      key,
      load,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      // An Ollama model knows better: its own size may be smaller than the setting.
      ...(isOllama || contextTokens === undefined ? {} : { contextTokens }),
    }
  }

  function combine(name: string, references: readonly ModelReference[]): LanguageModel {
    const known = ready.get(name)
    if (known) return known
    const model = createResilientModel(name, references.map(toCandidate), resilience)
    ready.set(name, model)
    return model
  }

  async function localModel(): Promise<LanguageModel | undefined> {
    const settings = configuration.providers.ollama
    const entry = PROVIDERS.ollama
    const baseUrl = settings?.baseUrl ?? entry?.baseUrl
    if (!baseUrl) return undefined
    ollama ??= findOllama(baseUrl, { fetch: fetch ?? globalThis.fetch })
    const [first] = (await ollama) ?? []
    if (first === undefined) {
      // It may be started later.
      ollama = undefined
      return undefined
    }
    return combine(`ollama/${first}`, [{ provider: 'ollama', model: first }])
  }

  return {
    configuration,
    async role(role) {
      if (configuration.isOff) return undefined
      const references = configuration.roles[role]
      if (references && references.length > 0) return combine(role, references)
      const other = FALLBACK_ROLE[role]
      if (other) return this.role(other)
      return role === 'chat' ? localModel() : undefined
    },
    embedding() {
      const [reference, ...others] = configuration.roles.embedding ?? []
      if (others.length > 0) throw severalEmbeddings()
      if (!reference) return undefined
      const settings = configuration.providers[reference.provider]
      embedding ??= createEmbeddingModel(reference, {
        environment,
        retry: resilience,
        ...(fetch ? { fetch } : {}),
        ...(settings ? { settings } : {}),
      })
      return embedding
    },
    model: (reference) => combine(reference, [parseModelReference(reference)]),
    costUsd: (reference, usage) => costUsd(reference, usage, prices),
    hostOf(reference) {
      const provider = reference.slice(0, Math.max(reference.indexOf('/'), 0))
      const address =
        configuration.providers[provider]?.baseUrl ??
        (Object.hasOwn(PROVIDERS, provider) ? PROVIDERS[provider]?.baseUrl : undefined)
      return address === undefined ? undefined : new URL(address).host
    },
  }
}

function severalEmbeddings(): ParcoError {
  return new ParcoError(
    'configuration',
    `The role "embedding" (${roleVariable('embedding')}) takes one model: vectors of different models cannot be compared, so a second one cannot stand in for the first.`,
  )
}

/** @throws ParcoError `model-unavailable` saying how to configure a model for the role. */
export function missingModel(role: ModelRole): ParcoError {
  return new ParcoError(
    'model-unavailable',
    `No model is configured for "${role}". Set ${roleVariable(role)}=provider/model (with the provider's key, such as ANTHROPIC_API_KEY or OPENAI_API_KEY), or start Ollama.`,
  )
}

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, ms)
    signal?.addEventListener('abort', onAbort, { once: true })
  })
}
