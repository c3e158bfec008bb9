import type { ModelUserPart } from '../language-model.ts'
import { ModelError } from '../model-error.ts'

type FilePart = Extract<ModelUserPart, { type: 'file' }>

/** A file as one URL: the one it has, or its bytes in a `data:` URL. */
export function toDataUrl(part: FilePart): string {
  const { data } = part
  switch (data.type) {
    case 'url':
      return data.url.href
    case 'data':
      return `data:${part.mediaType};base64,${toBase64(data.data)}`
    case 'text':
      return `data:${part.mediaType};base64,${Buffer.from(data.text, 'utf8').toString('base64')}`
    default:
      throw new ModelError(`a file of kind "${data.type}" cannot be sent to this provider`, {
        provider: 'parco',
        model: '-',
        failure: 'bad-request',
      })
  }
}

/** Bytes, or text that is base64 already, as base64. */
export function toBase64(data: string | Uint8Array): string {
  return typeof data === 'string' ? data : Buffer.from(data).toString('base64')
}
