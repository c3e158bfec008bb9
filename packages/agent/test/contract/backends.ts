import {
  createAnthropicModel,
  createChatCompletionsModel,
  createOllamaModel,
  type LanguageModel,
  ModelError,
  type ModelFailure,
} from '../../src/index.ts'
import {
  type ScriptLine,
  type ServerLine,
  scriptedModel,
  startModelServer,
} from '../../src/testing/index.ts'

/** A line of a script for any backend: an answer, or a refusal as that backend tells it. */
export type ContractLine = ScriptLine | { readonly refuses: Refusal }

/** Refusals that every provider has, each in its own words. */
export type Refusal = 'overloaded' | 'context-too-long' | 'wrong-key'

/** One way to a model: in the process, or over a wire. */
export interface Backend {
  readonly model: LanguageModel
  /** What each request carried as its messages, as JSON, without marks that only caches read. */
  requests(): readonly (readonly string[])[]
  /** The names of the tools that each request carried. */
  tools(): readonly (readonly string[])[]
  assertDone(): void
  close(): Promise<void>
}

/** What providers answer; the limit stands in the words of the last one. */
export const STATED_LIMIT = 3_000
const REFUSALS: Readonly<Record<Refusal, { status: number; failure: ModelFailure; said: string }>> =
  {
    overloaded: { status: 503, failure: 'overloaded', said: 'try again later' },
    'wrong-key': { status: 401, failure: 'authentication', said: 'the key is wrong' },
    'context-too-long': {
      status: 400,
      failure: 'context-too-long',
      said: `This model's maximum context length is ${STATED_LIMIT} tokens. However, your messages resulted in 9000 tokens.`,
    },
  }

function toServerLine(line: ContractLine): ServerLine {
  if (!('refuses' in line)) return line
  const { status, said } = REFUSALS[line.refuses]
  return { status, body: { error: { message: said } } }
}

function toScriptLine(line: ContractLine): ScriptLine {
  if (!('refuses' in line)) return line
  const { status, failure, said } = REFUSALS[line.refuses]
  return {
    error: new ModelError(`${status} ${said}`, {
      provider: 'scripted',
      model: 'script',
      failure,
      status,
    }),
  }
}

async function startServer(
  lines: readonly ContractLine[],
  createModel: (url: string) => LanguageModel,
): Promise<Backend> {
  const server = await startModelServer(lines.map(toServerLine))
  return {
    model: createModel(server.url),
    requests: () => server.requests.map(({ body }) => toTexts(body.messages)),
    tools: () => server.requests.map(({ body }) => toNames(body.tools)),
    assertDone: () => server.assertDone(),
    close: () => server.close(),
  }
}

function toTexts(messages: unknown): string[] {
  return (messages as readonly unknown[]).map((message) =>
    JSON.stringify(message, (key, value) =>
      key === 'cache_control' || key === 'providerOptions' ? undefined : value,
    ),
  )
}

/** Every protocol names its tools, some of them one level down. */
function toNames(tools: unknown): string[] {
  const named = (tools ?? []) as readonly { name?: string; function?: { name: string } }[]
  return named.map((tool) => tool.name ?? tool.function?.name ?? '')
}

/** The ways that must behave alike. */
export const BACKENDS: Readonly<
  Record<string, (lines: readonly ContractLine[]) => Promise<Backend>>
> = {
  'a scripted model': async (lines) => {
    const model = scriptedModel(lines.map(toScriptLine))
    return {
      model,
      requests: () => model.calls.map(({ prompt }) => toTexts(prompt)),
      tools: () => model.calls.map(({ tools }) => toNames(tools)),
      assertDone: () => model.assertDone(),
      close: async () => undefined,
    }
  },
  'chat completions': (lines) =>
    startServer(lines, (url) =>
      createChatCompletionsModel({ provider: 'shop', model: 'm', baseUrl: `${url}/v1` }),
    ),
  'Anthropic messages': (lines) =>
    startServer(lines, (url) =>
      createAnthropicModel({ model: 'm', apiKey: 'k', baseUrl: `${url}/v1` }),
    ),
  Ollama: (lines) => startServer(lines, (url) => createOllamaModel({ model: 'm', baseUrl: url })),
}
