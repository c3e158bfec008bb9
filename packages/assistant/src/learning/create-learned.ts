import type { LearnedSentence, User, UserId } from '@parco/protocol'
import type { LearnedSentence as Stored } from '@parco/store'
import type { Teaching } from '../parco/teaching.ts'
import type { Learning } from './create-learning.ts'

/** The part of `Parco` with which a user sees and decides what is learned from them. */
export function createLearned(
  learning: Learning,
  findUser: (userId: UserId) => Promise<User>,
): Pick<Teaching, 'learnedSentences' | 'decideSentence'> {
  return {
    async learnedSentences(userId) {
      const [offers, adopted] = await Promise.all([
        learning.offers(userId),
        learning.adopted(userId),
      ])
      return [...offers, ...adopted].map(toLearnedView)
    },
    async decideSentence({ userId, sentenceId, status }) {
      return toLearnedView(await learning.decide(await findUser(userId), sentenceId, status))
    },
  }
}

/** A sentence as its user sees it. */
export function toLearnedView({
  id,
  locale,
  sentence,
  intent,
  sourceText,
  status,
}: Stored): LearnedSentence {
  return { version: 1, id, locale, sentence, intent, sourceText, status }
}
