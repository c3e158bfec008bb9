import { cutOff } from '../cut-off.ts'
import type { LanguageModel, ModelStreamPart } from '../language-model.ts'
import type { ModelName } from '../model-name.ts'

/**
 * Makes a model of an AI SDK package fail when its answer was cut off: such packages end their stream
 * without a `finish`, or with one that names no reason, as if the answer were whole.
 */
export function endOrFail(model: LanguageModel, name: ModelName): LanguageModel {
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (call) => model.doGenerate(call),
    doStream: async (call) => {
      const result = await model.doStream(call)
      return { ...result, stream: result.stream.pipeThrough(createEndCheck(name)) }
    },
  }
}

function createEndCheck(name: ModelName): TransformStream<ModelStreamPart, ModelStreamPart> {
  let isOver = false
  return new TransformStream({
    transform(part, controller) {
      if (part.type === 'error') isOver = true
      if (part.type !== 'finish') return controller.enqueue(part)
      const { unified, raw } = part.finishReason
      if (unified === 'other' && raw === undefined) return
      isOver = true
      controller.enqueue(part)
    },
    flush(controller) {
      if (!isOver) controller.enqueue({ type: 'error', error: cutOff(name) })
    },
  })
}
