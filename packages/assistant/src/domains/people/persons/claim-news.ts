import type { Claim } from '../../domain-tool.ts'
import { asTyped } from '../../internal/as-typed.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { readPhrases } from '../../internal/word-lists.ts'
import { relationshipOf } from '../relationships.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))
const words = readPhrases<'own' | 'when'>(new URL('./does-words.yaml', import.meta.url))
const OWN = new RegExp(`^${words('own')} `, 'iu')
/** Kept facts have their day. */
const WHEN = new RegExp(`,? ${words('when')}$`, 'iu')

/** "minha filha passou no vestibular!": a joy before it is something to keep. */
export const claimNews: Claim = async (_slots, { text }, context) => {
  if (text.includes('?')) return undefined
  const said = withoutStop(text)
  const { intent, params } = readSaid(said, context) ?? {}
  if (intent !== 'good_news' || typeof params?.person !== 'string') return undefined
  const person = asTyped(params.person, said)
  const from = said.indexOf(person)
  if (relationshipOf(person) === undefined || from < 0) return undefined
  const content = said.slice(from).replace(OWN, '').replace(WHEN, '')
  return {
    call: { intent: 'add_knowledge', params: { type: 'person', content } },
    remark: context.text('person.goodNews'),
  }
}
