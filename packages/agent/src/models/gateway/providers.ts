import type { ChatDialectName } from '../transports/chat-completions/chat-dialect.ts'

/** How a provider is spoken to. */
export type ProviderEntry =
  | {
      readonly protocol: 'chat-completions'
      readonly baseUrl: string
      readonly dialect: ChatDialectName
      /** The environment variable of its key; absent where none is needed. */
      readonly keyVariable?: string
    }
  | { readonly protocol: 'anthropic'; readonly baseUrl: string; readonly keyVariable: string }
  | { readonly protocol: 'ollama'; readonly baseUrl: string }

/** The providers that our own transports reach. Every other name is an AI SDK package, `@ai-sdk/<name>`. */
export const PROVIDERS: Readonly<Record<string, ProviderEntry>> = {
  openai: {
    protocol: 'chat-completions',
    baseUrl: 'https://api.openai.com/v1',
    dialect: 'openai',
    keyVariable: 'OPENAI_API_KEY',
  },
  anthropic: {
    protocol: 'anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    keyVariable: 'ANTHROPIC_API_KEY',
  },
  google: {
    protocol: 'chat-completions',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta/openai',
    dialect: 'google',
    keyVariable: 'GEMINI_API_KEY',
  },
  openrouter: {
    protocol: 'chat-completions',
    baseUrl: 'https://openrouter.ai/api/v1',
    dialect: 'openrouter',
    keyVariable: 'OPENROUTER_API_KEY',
  },
  deepseek: {
    protocol: 'chat-completions',
    baseUrl: 'https://api.deepseek.com/v1',
    dialect: 'deepseek',
    keyVariable: 'DEEPSEEK_API_KEY',
  },
  groq: {
    protocol: 'chat-completions',
    baseUrl: 'https://api.groq.com/openai/v1',
    dialect: 'groq',
    keyVariable: 'GROQ_API_KEY',
  },
  mistral: {
    protocol: 'chat-completions',
    baseUrl: 'https://api.mistral.ai/v1',
    dialect: 'mistral',
    keyVariable: 'MISTRAL_API_KEY',
  },
  'lm-studio': {
    protocol: 'chat-completions',
    baseUrl: 'http://127.0.0.1:1234/v1',
    dialect: 'lm-studio',
  },
  vllm: {
    protocol: 'chat-completions',
    baseUrl: 'http://127.0.0.1:8000/v1',
    dialect: 'vllm',
  },
  ollama: { protocol: 'ollama', baseUrl: 'http://127.0.0.1:11434' },
}
