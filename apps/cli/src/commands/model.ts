import type { ModelChoice } from '@parco/assistant'
import { isParcoError } from '@parco/protocol'
import type { CommandContext } from '../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../exit-code.ts'
import { describeModel } from '../model/describe-model.ts'
import type { ModelTexts } from '../model/model-texts.ts'
import { withSession } from '../session/open-session.ts'
import type { ParcoClient } from '../session/session.ts'
import { styled } from '../terminal/style.ts'

export interface ModelOptions {
  /** Asks for the provider's key, or reads it from a pipe. */
  readonly key?: boolean
  readonly url?: string
  /** `provider/model`; `none` forgets it. */
  readonly embedding?: string
  readonly json?: boolean
}

/** Shows which model answers, chooses another one and tries it, or tries the one that there is. */
export async function runModel(
  which: string | undefined,
  options: ModelOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  return withSession(context, async ({ client, user, locale, texts: all }) => {
    const texts = all.languageModel
    const isOfModel = which !== undefined && which !== 'test'
    const isChange = isOfModel || options.key || options.url || options.embedding
    if (isChange) {
      const chosen = await choose(client, which, options, { ...context, texts: all })
      if (chosen !== EXIT_CODES.ok) return chosen
    }
    const status = await client.model()
    const isEmbeddingAlone = options.embedding !== undefined && !isOfModel
    const isTried = which === 'test' || (isChange && !isEmbeddingAlone && status.state === 'ready')
    if (isTried && terminal.isInteractive) {
      terminal.write(`${styled(terminal, 'dim', texts.testing)}\n`)
    }
    const test = isTried ? await client.testModel(user.id, { locale }) : undefined
    if (options.json) {
      terminal.write(`${JSON.stringify({ ...status, ...(test ? { test } : {}) })}\n`)
    } else {
      terminal.write(`${texts.model}: ${describeModel(status, texts)}\n`)
      if (status.embedding) terminal.write(`${texts.embedding}: ${status.embedding}\n`)
      const names = status.providers.map(({ name }) => name).join(', ')
      if (status.state === 'none') terminal.write(`${texts.providers(names)}\n`)
      if (test) terminal.write(`${test.message}\n`)
    }
    return test && !test.isOk ? EXIT_CODES.failed : EXIT_CODES.ok
  })
}

async function choose(
  client: ParcoClient,
  which: string | undefined,
  { key, url, embedding }: ModelOptions,
  { terminal, texts: { languageModel: texts } }: CommandContext,
): Promise<ExitCode> {
  const model = which === 'test' ? undefined : which === 'none' ? null : which
  let apiKey: string | undefined
  if (key) {
    const named = model ?? embedding ?? (await client.model()).model ?? ''
    const provider = named.split('/')[0] ?? ''
    apiKey = (await terminal.readSecret(texts.keyPrompt(provider)))?.trim()
    if (!apiKey) {
      terminal.writeError(`${texts.keyNotGiven}\n`)
      return EXIT_CODES.usage
    }
  }
  const choice: ModelChoice = {
    ...(model === undefined ? {} : { model }),
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(url === undefined ? {} : { baseUrl: url }),
    ...(embedding === undefined ? {} : { embedding: embedding === 'none' ? null : embedding }),
  }
  try {
    await client.chooseModel(choice)
    return EXIT_CODES.ok
  } catch (error) {
    const problem = problemOf(error, texts)
    if (problem === undefined) throw error
    terminal.writeError(`${problem}\n`)
    return EXIT_CODES.usage
  }
}

/** Why a choice is refused; `undefined` for what is no matter of the choice. */
function problemOf(error: unknown, texts: ModelTexts): string | undefined {
  if (isParcoError(error, 'conflict')) return texts.fixed
  if (isParcoError(error, 'not-allowed')) return texts.notHere
  if (!isParcoError(error, 'bad-request')) return undefined
  return error.data.field === 'baseUrl' ? texts.badUrl : texts.badModel
}
