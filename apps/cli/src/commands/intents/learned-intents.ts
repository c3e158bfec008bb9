import { isParcoError, type LearnedSentence } from '@parco/protocol'
import type { CommandContext } from '../../command-context.ts'
import { EXIT_CODES, type ExitCode } from '../../exit-code.ts'
import { INTENTS_TEXTS } from '../../intents/intents-texts.ts'
import { withSession } from '../../session/open-session.ts'

/** Lists what Parco could learn from the user's words, numbered, and what it has learned. */
export async function runIntentsLearned(
  options: { readonly json?: boolean },
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  return withSession(context, async ({ client, user, locale }) => {
    const sentences = await client.learnedSentences(user.id)
    const texts = INTENTS_TEXTS[locale]
    if (options.json) terminal.write(`${JSON.stringify({ sentences })}\n`)
    else if (sentences.length === 0) terminal.write(`${texts.nothingLearned}\n`)
    for (const [index, one] of options.json ? [] : sentences.entries()) {
      terminal.write(`${index + 1}. ${texts.learned[one.status]} ${describe(one)}\n`)
    }
    return EXIT_CODES.ok
  })
}

/** Adopts, declines or forgets a sentence, by its number in the list or by its id. */
export async function runIntentsDecide(
  which: string,
  status: 'adopted' | 'declined',
  context: CommandContext,
): Promise<ExitCode> {
  const { terminal } = context
  return withSession(context, async ({ client, user, locale }) => {
    const texts = INTENTS_TEXTS[locale]
    const sentence = find(await client.learnedSentences(user.id), which)
    if (!sentence) {
      terminal.writeError(`${texts.noSuchSentence(which)}\n`)
      return EXIT_CODES.usage
    }
    try {
      await client.decideSentence({ userId: user.id, sentenceId: sentence.id, status })
    } catch (error) {
      if (!isParcoError(error, 'conflict')) throw error
      terminal.writeError(`${texts.wouldChange}\n`)
      return EXIT_CODES.failed
    }
    terminal.write(`${texts.decided[status]} ${describe(sentence)}\n`)
    return EXIT_CODES.ok
  })
}

const describe = ({ sentence, intent, sourceText }: LearnedSentence): string =>
  `"${sentence}" → ${intent} ("${sourceText}")`

function find(sentences: readonly LearnedSentence[], which: string): LearnedSentence | undefined {
  return /^\d{1,4}$/.test(which)
    ? sentences[Number(which) - 1]
    : sentences.find(({ id }) => id === which)
}
