import { IMAGE_TYPES } from '../../tools/image-bytes.ts'
import type { ModelMessage, ModelPrompt, ModelToolResultPart } from '../language-model.ts'
import { toBase64 } from './to-data-url.ts'
import { inWords, toResultText } from './to-result-text.ts'

/** The kinds of images that a provider takes out of tools; none where it takes none. */
export type TakenImages = readonly string[]

/** An image as it is sent: base64, with its kind. */
export interface ResultImage {
  readonly mediaType: string
  readonly data: string
}

/** The images that one call answered with. */
export interface ShownImages {
  readonly toolName: string
  readonly images: readonly ResultImage[]
}

type Item = Extract<ModelToolResultPart['output'], { type: 'content' }>['value'][number]

/** An item of a result as an image that is sent; `undefined` when it is told in words. */
export function toSentImage(item: Item, taken: TakenImages): ResultImage | undefined {
  if (item.type !== 'file' || item.data.type !== 'data') return undefined
  const { mediaType, data } = item
  return taken.includes(mediaType) ? { mediaType, data: toBase64(data.data) } : undefined
}

/** What is sent of images in results: what the provider takes, or as the options of a model say. */
export function takenImages(
  { images }: { readonly images?: boolean },
  byDefault: TakenImages,
): TakenImages {
  if (images === undefined) return byDefault
  if (!images) return []
  return byDefault.length > 0 ? byDefault : IMAGE_TYPES
}

/**
 * Writes a prompt for protocols whose results are text alone: the images of all results of a step
 * stand together behind them, in a message as the user's, which such protocols show to their models.
 */
export function writePrompt<Message>(
  prompt: ModelPrompt,
  taken: TakenImages,
  {
    write,
    writeResult,
    writeShown,
  }: {
    readonly write: (message: Exclude<ModelMessage, { role: 'tool' }>) => Message
    readonly writeResult: (part: ModelToolResultPart, text: string) => Message
    readonly writeShown: (shown: readonly ShownImages[]) => Message
  },
): Message[] {
  const written: Message[] = []
  let shown: ShownImages[] = []
  const show = () => {
    if (shown.length > 0) written.push(writeShown(shown))
    shown = []
  }
  for (const message of prompt) {
    if (message.role !== 'tool') {
      show()
      written.push(write(message))
      continue
    }
    for (const part of message.content) {
      if (part.type !== 'tool-result') continue
      const { text, images } = splitResult(part, taken)
      written.push(writeResult(part, text))
      if (images.length > 0) shown.push({ toolName: part.toolName, images })
    }
  }
  show()
  return written
}

/** What stands before the images of one call. */
export function introduce({ toolName, images }: ShownImages): string {
  return `${images.length === 1 ? 'The image' : 'The images'} in the result of ${toolName}:`
}

function splitResult({ output }: ModelToolResultPart, taken: TakenImages) {
  if (output.type !== 'content') return { text: toResultText(output), images: [] }
  const images: ResultImage[] = []
  const lines = output.value.map((item) => {
    if (item.type === 'text') return item.text
    const image = toSentImage(item, taken)
    if (!image) return inWords(item)
    images.push(image)
    return `[image ${image.mediaType}, shown below]`
  })
  return { text: lines.join('\n'), images }
}
