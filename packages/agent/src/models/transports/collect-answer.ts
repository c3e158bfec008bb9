import type {
  ModelFinishReason,
  ModelGenerateResult,
  ModelStreamPart,
  ModelUsage,
} from '../language-model.ts'

const NO_USAGE: ModelUsage = {
  inputTokens: {
    total: undefined,
    noCache: undefined,
    cacheRead: undefined,
    cacheWrite: undefined,
  },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
}

/** Reads a stream to its end, as `doGenerate` answers. @throws what an `error` part carries. */
export async function collectAnswer(
  stream: ReadableStream<ModelStreamPart>,
): Promise<ModelGenerateResult> {
  const content: ModelGenerateResult['content'] = []
  const open = new Map<string, { type: 'text' | 'reasoning'; text: string }>()
  let usage = NO_USAGE
  let finishReason: ModelFinishReason = { unified: 'other', raw: undefined }
  for await (const part of stream) {
    switch (part.type) {
      case 'text-start':
      case 'reasoning-start': {
        const opened = {
          type: part.type === 'text-start' ? ('text' as const) : ('reasoning' as const),
          text: '',
        }
        open.set(part.id, opened)
        content.push(opened)
        break
      }
      case 'text-delta':
      case 'reasoning-delta': {
        const opened = open.get(part.id)
        if (opened) opened.text += part.delta
        break
      }
      case 'reasoning-end': {
        const opened = open.get(part.id)
        if (opened && part.providerMetadata) {
          Object.assign(opened, { providerMetadata: part.providerMetadata })
        }
        break
      }
      case 'tool-call':
      case 'file':
      case 'source':
        content.push(part)
        break
      case 'finish':
        usage = part.usage
        finishReason = part.finishReason
        break
      case 'error':
        throw part.error
    }
  }
  return { content, finishReason, usage, warnings: [] }
}
