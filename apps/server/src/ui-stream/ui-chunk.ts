import type { UiPartChunk } from '@parco/agent/ui-stream'
import type { UiData, UiMetadata, UiTextMetadata } from '@parco/protocol'
import type { FilePart } from './to-file-part.ts'
import type { SourcePart } from './to-source-part.ts'

type DataChunk = {
  [Name in keyof UiData]: {
    readonly type: `data-${Name}`
    readonly id: string
    readonly data: UiData[Name]
    readonly transient?: true
  }
}[keyof UiData]

/** The start of a text that only says in words what a client may draw. */
interface TextStartChunk {
  readonly type: 'text-start'
  readonly id: string
  readonly providerMetadata: UiTextMetadata
}

/**
 * The part of the AI SDK UI message stream (version 1, `ai` 7) that a turn is told in: what each
 * `data:` frame carries. What every message is made of comes from the SDK; the data parts and the
 * metadata are Parco's.
 */
export type UiChunk =
  | UiPartChunk
  | TextStartChunk
  | DataChunk
  | SourcePart
  | FilePart
  | { readonly type: 'start'; readonly messageId?: string }
  | { readonly type: 'error'; readonly errorText: string }
  | { readonly type: 'abort' }
  | {
      readonly type: 'finish'
      readonly finishReason: 'stop' | 'tool-calls' | 'error'
      readonly messageMetadata: UiMetadata
    }
