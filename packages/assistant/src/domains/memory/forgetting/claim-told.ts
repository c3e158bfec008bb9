import { listMessages } from '@parco/store'
import { z } from 'zod'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { readPhrases } from '../../internal/word-lists.ts'

const readSaid = claimedSentences(new URL('../said/', import.meta.url))
const said = readPhrases<'forget'>(new URL('./told.yaml', import.meta.url))
const FORGET = new RegExp(`^${said('forget')}$`, 'iu')
/** What was said and what was answered, with some room for what came between. */
const LAST_MESSAGES = 4

/** "forget that" behind an answer from memory means what it told, of which there may be several. */
export const claimTold: Claim = async (_slots, { text }, context) => {
  const { intent, params } = readSaid(text, context) ?? {}
  if (intent === 'forget_of') {
    const [owner, thing] = [params?.owner, params?.thing].map((one) => asTyped(String(one), text))
    const from = text.indexOf(owner ?? '')
    const query = text.slice(from, text.lastIndexOf(thing ?? '') + (thing ?? '').length)
    return { call: { intent: 'forget_knowledge', params: { query } } }
  }
  if (!FORGET.test(withoutStop(text))) return undefined
  const told = await toldLast(context)
  const [only] = told?.facts ?? []
  if (told === undefined || only === undefined) return undefined
  const isOne = told.facts.length === 1
  const which = isOne ? { knowledgeRef: { id: only.id } } : { query: told.query }
  return { call: { intent: 'forget_knowledge', params: which } }
}

const toldSchema = z.object({
  query: z.string(),
  facts: z.array(z.object({ id: z.string() })),
})

/** The facts of the last answer, where that came from memory. */
async function toldLast({ conversationId, sql }: DomainContext) {
  const stored = await listMessages(sql, conversationId, { limit: LAST_MESSAGES })
  const parts = stored.flatMap(({ parts }) => parts)
  const last = parts.findLast(({ type }) => type === 'tool-result')
  if (last?.type !== 'tool-result' || last.toolName !== 'search_knowledge') return undefined
  return toldSchema.safeParse(last.output).data
}
