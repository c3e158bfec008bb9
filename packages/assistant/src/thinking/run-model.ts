import {
  type AgentResult,
  type AgentTool,
  type Gateway,
  ModelError,
  type ModelFailure,
  type ModelPrompt,
  type RunEvent,
  runAgent,
} from '@parco/agent'
import {
  type IntentCall,
  isParcoError,
  type Locale,
  type MessagePart,
  type RecalledMemory,
} from '@parco/protocol'
import { nameFailure } from '../models/name-failure.ts'
import { createClaimGate } from './claim-gate.ts'
import type { ModelToolScope } from './model-tools.ts'
import type { Live, Thought } from './thinking-action.ts'

export interface ModelRun {
  readonly role: 'chat' | 'reasoning' | 'reasoning-heavy' | 'summary'
  readonly system: string
  /** Earlier messages, oldest first. */
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[]
  /** What the message remembers, which was told already. */
  readonly recalled?: readonly RecalledMemory[]
  /** What is answered. */
  readonly message: string
  readonly tools: readonly AgentTool[]
  readonly pinned: readonly string[]
  readonly maxSteps: number
  readonly maxPromptTokens: number
  readonly maxOutputTokens: number
  readonly temperature?: number
  /** The user's language, and what stands in place of a claim that something was written. */
  readonly locale: Locale
  readonly truth: string
  /** Whether the answer is the user's own text in other words, which may claim what it likes. */
  readonly isQuotation?: boolean
}

/** Asks a model, tells its answer as it comes, and says what came of it. Never rejects. */
export async function runModel(live: Live, run: ModelRun): Promise<Thought> {
  const proposals: IntentCall[] = []
  const asked = new AbortController()
  const teller = new AnswerTeller(live, run)
  const scope: ModelToolScope = {
    live,
    proposals,
    onRead: (memories) => {
      teller.hasRead = true
      teller.recall(memories)
    },
    onQuestion: () => asked.abort(),
  }
  const end = (thought: Partial<Thought> & Pick<Thought, 'outcome'>): Thought => ({
    parts: teller.end(),
    proposals,
    facts: [],
    ...thought,
  })
  try {
    const gateway = await live.models.gateway()
    const model = await gateway?.role(run.role)
    if (!gateway || !model) return end({ outcome: 'no-model' })
    const running = runAgent(run.message, {
      model,
      gateway: withoutSummaries(gateway),
      system: run.system,
      messages: run.history.map(toModelMessage),
      tools: run.tools,
      pinned: run.pinned,
      scope,
      maxSteps: run.maxSteps,
      maxPromptTokens: run.maxPromptTokens,
      settings: {
        maxOutputTokens: run.maxOutputTokens,
        ...(run.temperature === undefined ? {} : { temperature: run.temperature }),
      },
      signal: AbortSignal.any([live.signal, asked.signal]),
    })
    for await (const event of running) teller.hear(event)
    return end(toOutcome(await running, live, asked.signal.aborted, teller))
  } catch (error) {
    return end(failed(error, live, teller))
  }
}

/**
 * What does not fit a prompt is left out by rule: the conversation has a summary of its own, and to
 * ask a model for another in the middle of an answer costs more than the few messages are worth.
 */
const withoutSummaries = (gateway: Gateway): Gateway => ({
  ...gateway,
  role: async (role) => (role === 'summary' ? undefined : gateway.role(role)),
})

type Ending = Pick<Thought, 'outcome' | 'remark'>

function toOutcome(
  { status, error, finishReason }: AgentResult,
  live: Live,
  isAsking: boolean,
  teller: AnswerTeller,
): Ending {
  if (live.signal.aborted) return STOPPED
  if (isAsking) return { outcome: 'completed' }
  switch (status) {
    case 'completed':
      return finishReason === 'length'
        ? { outcome: 'completed', remark: { key: 'thinking.unfinished' } }
        : { outcome: 'completed' }
    case 'failed':
      return failed(error, live, teller)
    case 'step-limit':
    case 'stuck':
    case 'budget':
    case 'waiting':
    case 'aborted':
      return {
        outcome: 'failed',
        remark: { key: teller.hasText ? 'thinking.unfinished' : 'thinking.failed.other' },
      }
  }
}

const STOPPED: Ending = { outcome: 'aborted', remark: { key: 'thinking.stopped' } }

/** Why there is no answer, or no whole one, as far as it helps the user to know. */
function failed(error: unknown, live: Live, teller: AnswerTeller): Ending {
  if (live.signal.aborted) return STOPPED
  if (isParcoError(error, 'limit-reached')) {
    return { outcome: 'limit', remark: { key: nameFailure(error) } }
  }
  if (teller.endsInText && error instanceof ModelError && CUTTING.has(error.failure)) {
    return { outcome: 'failed', remark: { key: 'thinking.failed.cut' } }
  }
  return { outcome: 'failed', remark: { key: nameFailure(error) } }
}

/** Failures that can end an answer in the middle of its text. */
const CUTTING: ReadonlySet<ModelFailure> = new Set([
  'network',
  'timeout',
  'malformed-answer',
  'server',
])

const toModelMessage = ({ role, text }: ModelRun['history'][number]): ModelPrompt[number] => ({
  role,
  content: [{ type: 'text', text }],
})

/** Tells a run's events to the user, its text sentence by sentence, and keeps what is stored of them. */
class AnswerTeller {
  readonly #live: Live
  readonly #run: ModelRun
  readonly #parts: MessagePart[] = []
  readonly #recalled = new Set<string>()
  #text:
    | {
        readonly id: string
        readonly gate: ReturnType<typeof createClaimGate>
        /** What was told, whose pieces the events hold anyway. */
        readonly told: string[]
      }
    | undefined
  hasText = false
  /** Whether records were read for the answer. */
  hasRead = false

  constructor(live: Live, run: ModelRun) {
    this.#live = live
    this.#run = run
    this.#keep(run.recalled ?? [])
  }

  /** What a tool remembered for the answer, each once. */
  recall(memories: readonly RecalledMemory[]): void {
    const more = this.#keep(memories)
    if (more.length > 0) this.#live.tell({ type: 'memory-recall', memories: more })
  }

  #keep(memories: readonly RecalledMemory[]): RecalledMemory[] {
    const more = memories.filter(({ content }) => !this.#recalled.has(content))
    for (const memory of more) {
      this.#recalled.add(memory.content)
      this.#parts.push({ type: 'memory', ...memory })
    }
    return more
  }

  hear(event: RunEvent): void {
    switch (event.type) {
      case 'text-start':
        this.#open()
        return
      case 'text-delta':
        this.#text ?? this.#open()
        this.#pass(this.#run.isQuotation ? event.delta : (this.#text?.gate.push(event.delta) ?? ''))
        return
      case 'text-end':
        this.#close()
        return
      case 'tool-input-start':
      case 'tool-input-end':
      case 'tool-output-end':
      case 'tool-output-error':
        this.#close()
        this.#keepCall(event)
        this.#live.tell(event)
        return
      case 'step-start':
      case 'step-end':
      case 'status-replace':
      case 'reasoning-start':
      case 'reasoning-delta':
      case 'reasoning-end':
        this.#live.tell(event)
        return
    }
  }

  /** Whether the last that was told is text. */
  get endsInText(): boolean {
    this.#close()
    return this.#parts.at(-1)?.type === 'text'
  }

  /** The parts to store; what was still held back is told first. */
  end(): readonly MessagePart[] {
    this.#close()
    return this.#parts
  }

  #open(): void {
    this.#close()
    const { locale, truth } = this.#run
    const gate = createClaimGate({ locale, truth, hasRead: () => this.hasRead })
    this.#text = { id: this.#live.textId(), gate, told: [] }
  }

  #pass(passed: string): void {
    const open = this.#text
    if (!open || passed === '') return
    if (open.told.length === 0) this.#live.tell({ type: 'text-start', id: open.id })
    open.told.push(passed)
    this.hasText = true
    this.#live.tell({ type: 'text-delta', id: open.id, delta: passed })
  }

  #close(): void {
    const open = this.#text
    if (!open) return
    if (!this.#run.isQuotation) this.#pass(open.gate.end())
    this.#text = undefined
    if (open.told.length === 0) return
    this.#live.tell({ type: 'text-end', id: open.id })
    const text = open.told.join('').trim()
    if (text !== '') this.#parts.push({ type: 'text', text })
  }

  #keepCall(event: Extract<RunEvent, { type: `tool-${string}` }>): void {
    switch (event.type) {
      case 'tool-input-end': {
        const { toolCallId, toolName, input } = event
        this.#parts.push({ type: 'tool-call', toolCallId, toolName, input })
        return
      }
      case 'tool-output-end': {
        const { toolCallId, toolName, output } = event
        this.#parts.push({ type: 'tool-result', toolCallId, toolName, output })
        return
      }
      case 'tool-output-error': {
        const { toolCallId, toolName, errorText } = event
        this.#parts.push({ type: 'tool-error', toolCallId, toolName, errorText })
        return
      }
    }
  }
}
