import { type ConversationId, isParcoError, type UserId } from '@parco/protocol'
import {
  type ConversationContext,
  findConversationContext,
  saveConversationContext,
} from '@parco/store'
import { ASSISTANT_PROMPTS } from '../composer/assistant-prompts.generated.ts'
import { compressByRule, compressBySummary, isSummaryDue } from '../composer/compress-context.ts'
import { type HistoryMessage, readHistory } from '../composer/conversation-history.ts'
import type { TurnRunner } from '../turn/turn-request.ts'
import type { MeteredModels } from './metered-models.ts'

interface RememberedConversation {
  readonly userId: UserId
  readonly conversationId: ConversationId
}

/**
 * Writes the memory of a conversation anew, where it is due: by the model of the role `summary` where
 * there is one, and by rule where there is none, it fails, or a limit is reached.
 */
export async function rememberConversation(
  { store, now }: Pick<TurnRunner, 'store' | 'now'>,
  { userId, conversationId }: RememberedConversation,
  models: MeteredModels,
): Promise<void> {
  const read = await store.transaction(
    userId,
    async (sql) => {
      const context = await findConversationContext(sql, conversationId)
      if (!context || !isSummaryDue(context)) return undefined
      return { context, history: await readHistory(sql, conversationId) }
    },
    { readOnly: true },
  )
  if (!read) return
  const summary = await summarise(models, read.context, read.history)
  await store.transaction(userId, async (sql) => {
    // Turns may have come meanwhile: their facts are in what is read now.
    const context = await findConversationContext(sql, conversationId)
    if (!context) return
    const compressed =
      summary === undefined ? compressByRule(context) : compressBySummary(context, summary)
    await saveConversationContext(sql, conversationId, { ...context, ...compressed }, now())
  })
}

async function summarise(
  models: MeteredModels,
  { keyFacts, summary = '' }: ConversationContext,
  history: readonly HistoryMessage[],
): Promise<string | undefined> {
  try {
    const model = await (await models.gateway())?.role('summary')
    if (!model) return undefined
    const said = history.map(({ role, text }) => `${role}: ${text}`)
    const text = [summary, keyFacts.join('; '), ...said].filter((line) => line !== '').join('\n')
    const { content } = await model.doGenerate({
      prompt: [
        { role: 'system', content: ASSISTANT_PROMPTS.summarize_conversation ?? '' },
        { role: 'user', content: [{ type: 'text', text }] },
      ],
      maxOutputTokens: 200,
      temperature: 0,
    })
    const written = content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
    return written.trim() === '' ? undefined : written
  } catch (error) {
    // A rule writes it instead; what is wrong with the model shows where the user asks it something.
    if (isParcoError(error)) return undefined
    throw error
  }
}
