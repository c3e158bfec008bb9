import type { UiData, UiMetadata } from '@parco/protocol'
import type { UIMessage } from 'ai'

/** A message as `useChat` holds it, with our data parts. */
export type ParcoMessage = UIMessage<UiMetadata, UiData>
