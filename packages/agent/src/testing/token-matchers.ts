import type { Usage } from '@parco/protocol'
import { estimatePromptTokens, estimateToolTokens } from '../history/estimate-prompt.ts'
import type { ModelCall, ModelTool } from '../models/language-model.ts'
import { estimateTokens } from '../prompts/estimate-tokens.ts'
import type { ModelServer } from './model-server.ts'

/** Which tokens are counted: input and output together, or one of them. */
export type TokenKind = 'tokens' | 'input' | 'output'

/** Counts the tokens of a text; hand a real tokenizer in for exact numbers. */
export type CountTokens = (text: string) => number

/** What a matcher answers: the shape that Vitest and Jest share. */
export interface MatcherAnswer {
  readonly pass: boolean
  readonly message: () => string
}

/** Matchers for `expect.extend`, whose types ask for an alias. */
export type TokenMatchers = {
  /**
   * Passes when a run's usage, or what a scripted model or a model server was sent, is at most so
   * many tokens. @throws Error for anything else, and for a run whose model reported no usage.
   */
  toUseAtMost(received: unknown, limit: number, kind?: TokenKind): MatcherAnswer
}

/**
 * Makes the matchers. Requests are counted by estimate, from above, unless a tokenizer is handed in;
 * usage is what the model reported.
 * @example
 * expect.extend(createTokenMatchers())
 * expect(await run).toUseAtMost(2_000)
 * expect(model).toUseAtMost(1_200, 'input')
 */
export function createTokenMatchers(
  options: { readonly countTokens?: CountTokens } = {},
): TokenMatchers {
  return {
    toUseAtMost(received, limit, kind = 'tokens') {
      const used = measure(received, options.countTokens)
      const tokens = amountOf(used, kind)
      const pass = tokens <= limit
      const what = kind === 'tokens' ? 'tokens' : `${kind} tokens`
      return {
        pass,
        message: () =>
          `Expected ${used.subject} ${pass ? 'not ' : ''}to use at most ${limit} ${what}, and it used ${tokens}.\n${used.details.join('\n')}`,
      }
    },
  }
}

interface Used {
  readonly subject: string
  readonly input: number
  /** `undefined` where only requests were seen. */
  readonly output: number | undefined
  readonly details: readonly string[]
}

function amountOf({ subject, input, output }: Used, kind: TokenKind): number {
  if (kind === 'input') return input
  if (kind === 'tokens') return input + (output ?? 0)
  if (output !== undefined) return output
  throw new Error(`toUseAtMost counts what ${subject} was sent, which is input: ask for "input".`)
}

function measure(received: unknown, countTokens: CountTokens | undefined): Used {
  const value = Object(received) as Record<string, unknown>
  if (typeof value.then === 'function') {
    throw new Error('toUseAtMost needs the result of a run: write expect(await run).')
  }
  if (Array.isArray(value.calls) && typeof value.assertDone === 'function') {
    return measureCalls(value.calls as readonly ModelCall[], countTokens)
  }
  if (Array.isArray(value.requests) && typeof value.assertDone === 'function') {
    return measureBodies(value.requests as ModelServer['requests'], countTokens)
  }
  const usage = isUsage(value) ? value : value.usage
  if (isUsage(usage)) return measureUsage(usage, value)
  throw new Error(
    'toUseAtMost takes the result of a run, its usage, a scripted model or a model server.',
  )
}

function isUsage(value: unknown): value is Usage {
  const { inputTokens, outputTokens } = Object(value) as Record<string, unknown>
  return typeof inputTokens === 'number' && typeof outputTokens === 'number'
}

function measureUsage(usage: Usage, value: Record<string, unknown>): Used {
  const { inputTokens: input, outputTokens: output, cachedInputTokens: cached = 0 } = usage
  const steps = Number(value.steps ?? value.step ?? 0)
  if (steps > 0 && input + output === 0) {
    throw new Error(
      'toUseAtMost: the model of this run reported no usage, so every limit would hold. Give the lines of its script `inputTokens` and `outputTokens`, or expect it of the model: expect(model).toUseAtMost(…).',
    )
  }
  const inSteps = steps > 0 ? `, in ${steps} steps` : ''
  const details = [
    `As reported: input ${input}, of which cached ${cached}; output ${output}${inSteps}.`,
  ]
  return { subject: 'the run', input, output, details }
}

function measureCalls(calls: readonly ModelCall[], countTokens?: CountTokens): Used {
  const requests = calls.map(({ prompt, tools = [] }) => {
    const functions = tools.filter((tool): tool is ModelTool => tool.type === 'function')
    if (countTokens) {
      const system = prompt.filter(({ role }) => role === 'system')
      const others = prompt.filter(({ role }) => role !== 'system')
      return {
        system: countAll(system, countTokens),
        tools: countAll(functions, countTokens),
        messages: countAll(others, countTokens),
      }
    }
    return {
      system: estimatePromptTokens(prompt.filter(({ role }) => role === 'system')),
      tools: estimateToolTokens(functions),
      messages: estimatePromptTokens(prompt.filter(({ role }) => role !== 'system')),
    }
  })
  return measureRequests('the scripted model', requests, countTokens)
}

function measureBodies(bodies: ModelServer['requests'], countTokens?: CountTokens): Used {
  const requests = bodies.map(({ body }) => {
    const count = countTokens ?? estimateTokens
    const messages = [body.messages].flat()
    const isSystem = (message: unknown) => (message as { role?: unknown })?.role === 'system'
    return {
      system:
        countAll([body.system ?? []].flat(), count) + countAll(messages.filter(isSystem), count),
      tools: countAll([body.tools ?? []].flat(), count),
      messages: countAll(
        messages.filter((message) => !isSystem(message)),
        count,
      ),
    }
  })
  return measureRequests('the model server', requests, countTokens)
}

function countAll(values: readonly unknown[], countTokens: CountTokens): number {
  return values.length === 0 ? 0 : countTokens(JSON.stringify(values))
}

function measureRequests(
  subject: string,
  requests: readonly {
    readonly system: number
    readonly tools: number
    readonly messages: number
  }[],
  countTokens: CountTokens | undefined,
): Used {
  const sizes = requests.map(({ system, tools, messages }) => system + tools + messages)
  const input = sizes.reduce((sum, size) => sum + size, 0)
  const details = requests.map(
    ({ system, tools, messages }, index) =>
      `Request ${index + 1}: ${sizes[index]} (system ${system}, tools ${tools}, messages ${messages})`,
  )
  const how = countTokens
    ? 'Counted with the tokenizer that was handed in.'
    : 'By estimate, from above.'
  return { subject, input, output: undefined, details: [...details, how] }
}
