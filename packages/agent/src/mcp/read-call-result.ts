import type { ToolOutput } from '../tools/agent-tool.ts'
import { MAX_IMAGE_CHARACTERS, readImage } from '../tools/image-bytes.ts'
import { createToolContent, type ToolContentPart } from '../tools/tool-content.ts'

/** A result of megabytes would fill the model's context at once. */
const MAX_RESULT_CHARACTERS = 100_000

function cut(text: string, most: number = MAX_RESULT_CHARACTERS): string {
  if (text.length <= most) return text
  const beginning = text.slice(0, most).toWellFormed()
  return `${beginning}\n[cut: the first ${most} of ${text.length} characters; ask for less]`
}

/** Images of one result; a folder of photographs would fill the context, and the request. */
const MAX_IMAGES = 5

interface ResultPart {
  readonly type: string
  readonly text?: string
  readonly mimeType?: string
  /** Of an image or sound, in base64. */
  readonly data?: string
  /** Of a link. */
  readonly uri?: string
  readonly name?: string
  readonly description?: string
  /** What was embedded. */
  readonly resource?: {
    readonly uri?: string
    readonly text?: string
    readonly mimeType?: string
    /** What is no text, in base64. */
    readonly blob?: string
  }
}

interface CallResult {
  readonly content?: readonly ResultPart[]
  readonly structuredContent?: unknown
  readonly isError?: boolean
}

/** A part in words: a link by its address, and what a model does not see by its kind. */
function inWords({
  type,
  text,
  mimeType,
  data,
  uri,
  name,
  description,
  resource,
}: ResultPart): string {
  if (text !== undefined) return text
  if (resource?.text !== undefined) return `[${resource.uri ?? type}]\n${resource.text}`
  const kind = mimeType ?? resource?.mimeType
  const isLarge = (data ?? resource?.blob ?? '').length > MAX_IMAGE_CHARACTERS
  const size = isLarge && kind?.startsWith('image/') ? 'too large to be shown' : undefined
  const said = [type, kind, name, uri ?? resource?.uri, description, size]
  return `[${said.filter(Boolean).join(' ')}]`
}

/** What else a result may hold is named alone: sound, and images that no model takes. */
function imageOf({ data, mimeType, resource }: ResultPart): ToolContentPart | undefined {
  const type = mimeType ?? resource?.mimeType ?? ''
  const base64 = data ?? resource?.blob
  if (!type.startsWith('image/') || base64 === undefined) return undefined
  return typeof readImage(base64) === 'string' ? undefined : { type: 'image', data: base64 }
}

/**
 * Reads the result of a call: text as text, images as images, links by their addresses, embedded texts
 * whole.
 * @throws Error when the tool says that it failed.
 */
export function readCallResult(result: unknown): ToolOutput {
  const { content = [], structuredContent, isError } = Object(result) as CallResult
  const said = content.map(inWords).join('\n')
  if (isError) throw new Error(cut(said) || 'The tool failed and did not say why.')
  if (content.some(imageOf)) return createToolContent(withImages(content))
  if (said !== '' || structuredContent === undefined) return cut(said)
  const structured = JSON.stringify(structuredContent)
  return structured.length > MAX_RESULT_CHARACTERS
    ? cut(structured)
    : (structuredContent as ToolOutput)
}

/** Words between two images are one text, and all words together as long as those of any result. */
function withImages(content: readonly ResultPart[]): ToolContentPart[] {
  const parts: ToolContentPart[] = []
  let left = MAX_RESULT_CHARACTERS
  let images = 0
  for (const part of content) {
    const image = images < MAX_IMAGES ? imageOf(part) : undefined
    if (image) {
      images += 1
      parts.push(image)
      continue
    }
    const text = cut(inWords(part), left)
    left = Math.max(0, left - text.length)
    const last = parts.at(-1)
    if (last?.type === 'text') parts[parts.length - 1] = { ...last, text: `${last.text}\n${text}` }
    else if (text !== '') parts.push({ type: 'text', text })
  }
  return parts
}
