import type { AnswerFile, UiFileMetadata } from '@parco/protocol'

/** A file as the AI SDK shows it, with its name, for which a stream of the SDK has no place. */
export interface FilePart {
  readonly type: 'file'
  readonly url: string
  readonly mediaType: string
  readonly providerMetadata: UiFileMetadata
}

/** The same part in a stream and in a stored message. */
export function toFilePart({ mediaType, name, url }: AnswerFile): FilePart {
  return { type: 'file', url, mediaType, providerMetadata: { parco: { name } } }
}
