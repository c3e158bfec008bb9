import type {
  PreparationOption,
  ReadTool,
  ToolInputSchema,
  WriteTool,
} from '@parco/agent/approvals'
import type { IntentCall, JsonObject, JsonValue, RecalledMemory, WriteVerb } from '@parco/protocol'
import type { PrintedPart } from '../printouts/printout.ts'
import type { DomainContext, DomainWriteContext } from './domain-context.ts'

/** A read tool with the sentence that answers the user. */
export interface DomainReadTool extends ReadTool<DomainContext, ToolInputSchema, JsonValue> {
  /** The whole answer, in the user's language. */
  reply(output: JsonValue, context: DomainContext): string
  /** Slots that code, forms and choices fill in: a model is not shown them. */
  readonly codeSlots?: readonly string[]
  /** It tells of what is to come: "e quinta?" behind it is the Thursday ahead. */
  readonly looksAhead?: boolean
  /** What is told while it works: a key of the domain's texts. */
  readonly status?: string
  /** Its output on paper; its answer as a whole where it has no tables of its own. */
  print?(
    output: JsonValue,
    context: DomainContext,
  ): readonly PrintedPart[] | Promise<readonly PrintedPart[]>
  /** What of its output was remembered, each a card of the conversation. */
  memories?(output: JsonValue): readonly RecalledMemory[]
}

/** A write tool with the sentence that its receipt proves. */
export interface DomainWriteTool
  extends WriteTool<DomainContext, ToolInputSchema, JsonObject, JsonValue, DomainWriteContext> {
  /** Slots that code, forms and choices fill in: a model is not shown them. */
  readonly codeSlots?: readonly string[]
  /** What is told while it writes, or is prepared by a model: a key of the domain's texts. */
  readonly status?: string
  /** How its card words the question and the buttons. */
  readonly verb: WriteVerb
  /** The tables of its domain that it may write to; the ledger refuses every other. */
  readonly writes: readonly string[]
  /** The most that its input takes, where it takes more than what a person fills in: whole files. */
  readonly maxInputBytes?: number
  /**
   * The slots that the router read from a message as this user means them: numbers in their own units,
   * where it reads those without a unit as metric; the names of what they have. As they are, where
   * there is nothing to it.
   */
  fromWords?(
    slots: JsonObject,
    words: WordsRead,
    context: DomainContext,
  ): JsonObject | Promise<JsonObject>
  /** The slots as they are where a model proposes them, and not the user's words. */
  fromModel?(slots: JsonObject): JsonObject
  /**
   * The slots that a reply gives for what was asked, where it says nothing else; the router reads the
   * kinds of values that it knows, and this what only the domain knows: days of the week, "10 livros".
   */
  fromAnswer?(
    said: string,
    missing: readonly string[],
    context: DomainContext,
  ): JsonObject | undefined
  /**
   * What was written, in one line, in the user's language: also the receipt's summary. Lines behind it
   * say what the user should know of it.
   */
  reply(output: JsonValue, context: DomainContext): string
  /**
   * Another write that is surely meant where this one is refused: an expense when no bill of that
   * name is kept. It is proposed in its place; nothing when the refusal stands.
   */
  instead?(input: JsonObject, context: DomainContext): Promise<Instead | undefined>
}

/** What slots were read from, and the input that they go into where they correct one. */
export interface WordsRead {
  readonly text: string
  readonly into?: JsonObject
}

/** A write proposed in place of one that cannot be, and what to say about it. */
export interface Instead {
  readonly call: IntentCall
  /** Other writes that the same words ask for, each with a card of its own: the second of two hours. */
  readonly also?: readonly IntentCall[]
  readonly remark?: string
  /** The message was read to its end: nothing of it is left out, whatever else was made of it. */
  readonly isWhole?: true
}

/**
 * How a request for what no tool carries out, or that misses something, may be one that a tool does: the message is read again
 * in slightly other words, and taken so only where both readings tell of the same.
 */
export interface StandIn {
  /** The write tool of the domain that stands in. */
  readonly intent: string
  /** The message as it would be that intent: with "no cartão" behind it. */
  words(said: string, context: DomainContext): string
  /** Whether the params of the second reading tell of what the first one asked for. */
  agrees(asked: JsonObject, read: JsonObject): boolean
  /** Said before the card, so that nobody takes it for what was asked. */
  remark?(read: JsonObject, context: DomainContext): string | undefined
}

/**
 * What a message means to this user that others mean differently: "li mais um livro" is a step towards
 * the goal of whoever has one that counts books. Asked with the slots of what was understood, before
 * anything is asked back; nothing where it stands as understood. What asks for nothing is understood as
 * `none`, with the `reason` why.
 */
export type Claim = (
  slots: JsonObject,
  words: WordsRead,
  context: DomainContext,
) => Promise<Instead | undefined>

export type DomainTool = DomainReadTool | DomainWriteTool

/** What a reference in the user's words means, such as `expenseRef` or `entryRef`. */
export type Resolution<Row> =
  | { readonly status: 'found'; readonly row: Row }
  | {
      readonly status: 'question'
      readonly missing: readonly string[]
      readonly question: string
      readonly options: readonly PreparationOption[]
    }
  | { readonly status: 'refused'; readonly explanation: string }
