import type { Source } from '@parco/protocol'

/** A source as the AI SDK shows it: a page of the web by its address, anything else by its title. */
export type SourcePart =
  | {
      readonly type: 'source-url'
      readonly sourceId: string
      readonly url: string
      readonly title: string
    }
  | {
      readonly type: 'source-document'
      readonly sourceId: string
      readonly mediaType: string
      readonly title: string
    }

/** The same part in a stream and in a stored message. */
export function toSourcePart({ title, url }: Source): SourcePart {
  if (url !== undefined) return { type: 'source-url', sourceId: url, url, title }
  return { type: 'source-document', sourceId: title, mediaType: 'text/plain', title }
}
