import { ParcoError } from '@parco/protocol/errors'
import type { LanguageModel } from '../language-model.ts'
import { adaptOlderModel } from './adapt-older-model.ts'
import { endOrFail } from './end-or-fail.ts'
import type { ModelReference, ProviderSettings } from './model-configuration.ts'

type PackageProvider = (modelId: string) => Parameters<typeof adaptOlderModel>[0]

/**
 * Loads a model from the provider's AI SDK package, which the developer has installed.
 * @throws ParcoError `configuration` when it is not installed, or makes no provider.
 */
export async function loadPackageModel(
  { provider, model }: ModelReference,
  settings: ProviderSettings,
): Promise<LanguageModel> {
  const packageName = `@ai-sdk/${provider}`
  const loaded = await importPackage(packageName, provider)
  const create = Object.entries(loaded).find(
    ([name, value]) => /^create[A-Z]/.test(name) && typeof value === 'function',
  )?.[1] as ((options: object) => PackageProvider) | undefined
  if (!create) {
    throw new ParcoError('configuration', `${packageName} has no function that creates a provider.`)
  }
  const { apiKey, baseUrl, headers, body } = settings
  if (body) {
    throw new ParcoError(
      'configuration',
      `\`body\` of the provider "${provider}" has no effect on a model of ${packageName}: hand its options over in \`settings.providerOptions\`.`,
    )
  }
  const made = create({
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
    ...(headers === undefined ? {} : { headers }),
  })
  return endOrFail(adaptOlderModel(made(model)), { provider, modelId: model })
}

async function importPackage(packageName: string, provider: string): Promise<object> {
  try {
    return (await import(packageName)) as object
  } catch (cause) {
    throw new ParcoError(
      'configuration',
      `The provider "${provider}" is not built in. Install its package (npm install ${packageName}), or give the provider a \`baseUrl\` and a \`protocol\` in the models' settings.`,
      { cause },
    )
  }
}
