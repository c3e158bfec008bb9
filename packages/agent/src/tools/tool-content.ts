import {
  type Base64Image,
  type ImageProblem,
  MAX_IMAGE_CHARACTERS,
  readImage,
} from './image-bytes.ts'

/** One part of what a tool answers: words, or an image as bytes or base64 (PNG, JPEG, WebP or GIF). */
export type ToolContentPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image'; readonly data: Uint8Array | string }

/** As it is told and kept: images in base64, with their kind. */
export type ToldContentPart =
  | { readonly type: 'text'; readonly text: string }
  | ({ readonly type: 'image' } & Base64Image)

/** A tool's answer of words and images, as `createToolContent` makes it. */
export interface ToolContent {
  readonly content: readonly ToldContentPart[]
}

/** Known of one another by copies of the package too. */
const BRAND = Symbol.for('parco.tool-content')

/**
 * Makes an answer of words and images, which a tool returns. Models that take images out of tools are
 * shown them; all others read in their place that there was one.
 * @throws Error for what is no such image, or too large; a tool that lets it through has failed with it.
 */
export function createToolContent(parts: readonly ToolContentPart[]): ToolContent {
  if (!Array.isArray(parts)) throw new Error(`createToolContent takes a list of parts: ${SHAPES}.`)
  const content = parts.map((part: ToolContentPart, index): ToldContentPart => {
    if (!isPart(part)) throw new Error(`parts[${index}] is ${SHAPES}.`)
    if (part.type === 'text') return { type: 'text', text: part.text }
    const image = readImage(part.data)
    if (typeof image === 'string') throw new Error(`parts[${index}]: ${PROBLEMS[image]}`)
    return { type: 'image', ...image }
  })
  return Object.defineProperty({ content }, BRAND, { value: true })
}

const SHAPES = "{ type: 'text', text } or { type: 'image', data }, with data as bytes or base64"

/** For those whom no compiler tells. */
function isPart(part: unknown): part is ToolContentPart {
  const { type, text, data } = Object(part) as Readonly<Record<string, unknown>>
  if (type === 'text') return typeof text === 'string'
  return type === 'image' && (typeof data === 'string' || data instanceof Uint8Array)
}

/** Whether an answer was made by `createToolContent`. */
export function isToolContent(answer: unknown): answer is ToolContent {
  return typeof answer === 'object' && answer !== null && BRAND in answer
}

const PROBLEMS: Readonly<Record<ImageProblem, string>> = {
  'not-base64': 'the data of an image is bytes or base64, without "data:" before it',
  'not-an-image': 'the data is no PNG, JPEG, WebP or GIF',
  'too-large': `an image has at most ${MAX_IMAGE_CHARACTERS} characters of base64: make it smaller`,
}
