import type { Usage } from '@parco/protocol'
import type { Gateway } from '../models/gateway/create-gateway.ts'
import { costUsd, type Price } from '../models/gateway/price-table.ts'
import type { LanguageModel } from '../models/language-model.ts'
import { ModelError } from '../models/model-error.ts'

/** What differs from gateway to gateway. */
export interface ScriptedGatewayOptions {
  /** What every model costs; nothing by default. */
  readonly price?: Price
}

/** A gateway whose every role is one model, such as a scripted one: for tests without a network. */
export function scriptedGateway(
  model: LanguageModel | undefined,
  { price = { input: 0, output: 0 } }: ScriptedGatewayOptions = {},
): Gateway {
  return {
    configuration: { roles: {}, providers: {} },
    role: async () => model,
    embedding: () => undefined,
    model() {
      if (model) return model
      throw new ModelError('there is no model', {
        provider: 'scripted',
        model: 'none',
        failure: 'configuration',
      })
    },
    costUsd: (_reference, usage: Usage) => costUsd('scripted', usage, { scripted: price }),
    hostOf: () => undefined,
  }
}
