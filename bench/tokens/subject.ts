import { readFileSync } from 'node:fs'
import type { JsonObject, Locale } from '@parco/protocol'
import type { BenchMessage } from './messages.ts'

/** A tool as it was frozen: what a model is told of it. */
export interface FrozenTool {
  readonly name: string
  readonly description: string
  readonly inputJsonSchema: JsonObject
}

/** What `freeze-monolith.ts` wrote. */
export interface Monolith {
  readonly instructions: string
  readonly skills: Readonly<Record<string, string>>
  readonly tools: readonly FrozenTool[]
}

/** What came of a turn. */
export interface TurnOutcome {
  /** Whether the message got what it asks for. */
  readonly isAnswered: boolean
  readonly text: string
}

/** Takes one turn in a conversation and keeps what the next one has to know. @throws Error when it fails. */
export type TakeTurn = (message: BenchMessage) => Promise<TurnOutcome>

/** What is measured: the assistant, or a framework with the same tools. */
export interface Subject {
  readonly name: string
  /** Begins a conversation in which nothing was said. */
  begin(locale: Locale): Promise<TakeTurn>
  close?(): Promise<void>
}

/** The frozen prompt. */
export function readMonolith(): Monolith {
  return JSON.parse(readFileSync(new URL('monolith.json', import.meta.url), 'utf8')) as Monolith
}

/** Runs the tools outside of Parco: each call is answered as its message says. */
export interface Execution {
  /** Of which message the calls are. */
  expect(message: BenchMessage): void
  execute(tool: string): string
  /** @throws Error when a call that the message needs was not made. */
  assertDone(): void
}

/** Keeps what the message under way needs to be called. */
export function createExecution(): Execution {
  let open: BenchMessage['calls'] = []
  return {
    expect({ calls }) {
      open = calls
    },
    execute(tool) {
      const at = open.findIndex((call) => call.tool === tool)
      const found = open[at]
      if (!found) throw new Error(`Nobody needs ${tool} now.`)
      open = open.toSpliced(at, 1)
      return found.result
    },
    assertDone() {
      if (open.length > 0) throw new Error(`${open[0]?.tool} was not called.`)
    },
  }
}

/** The outcome of a turn that has to end with the model's answer. @throws Error otherwise. */
export function toAnswered(text: string, { answer, text: asked }: BenchMessage): TurnOutcome {
  if (text.trim() !== answer) throw new Error(`“${asked}” was answered “${text}”.`)
  return { isAnswered: true, text }
}
