import { fold, lifeIntents } from '@parco/router'
import { factKey } from '../facts/fact-key.ts'
import { isName } from './is-name.ts'
import { type Build, type BuildInput, boundWords, wordSet } from './said-words.ts'

const keep = lifeIntents.find(({ name }) => name === 'add_knowledge')?.build

/**
 * "na verdade moro em Curitiba", "muda meu apelido para Duda": what is so now, worded as it is kept.
 * Only what is said of the speaker, and what a thing has one of: "na verdade o almoço foi 60" corrects
 * a record, and is nobody's fact.
 */
export const buildCorrection: Build = (input) => {
  if (wordSet(input, 'isEverything') === true) return EVERYTHING
  if (wordSet(input, 'isOwnThing') === true) return buildOwnThing(input)
  if (typeof wordSet(input, 'content') === 'string') return buildStated(input)
  const subject = boundWords(input, 'knowledgeRef')
  const value = boundWords(input, 'value')
  if (subject !== undefined && value !== undefined) {
    const content = `${subject} ${input.message.locale === 'en' ? 'is' : 'é'} ${value}`
    if (factKey(content)?.isSingle !== true) return undefined
    return { intent: 'update_knowledge', params: { knowledgeRef: subject, content }, missing: [] }
  }
  const built = keep?.(input)
  if (built?.intent !== 'add_knowledge') return built
  const { content } = built.params
  if (typeof content !== 'string') return undefined
  const said = boundWords(input, 'content') ?? ''
  const isOfSpeaker = fold(said) !== fold(content)
  const key = factKey(content)
  // What one likes or wears has no subject; another may hold beside it.
  const isStanding = built.params.type === 'preference' || STANDING.test(content)
  if (key === undefined) return isOfSpeaker && isStanding ? built : undefined
  if (!isOfSpeaker && !key.isSingle) return undefined
  return { intent: 'update_knowledge', params: { content }, missing: [] }
}

const EVERYTHING: ReturnType<Build> = {
  intent: 'forget_knowledge',
  params: { scope: 'all' },
  missing: [],
}

/** What is so for years, in the third person: "está cansado" and "is tired" are of the moment. */
const STANDING = /^(?:é|calça|veste|fala|torce|wears|speaks|supports) /

/** A sentence that says how what it means is kept: "me chama de Sam" is "prefere o nome Sam". */
const buildStated: Build = (input) => {
  const value = boundWords(input, 'value')?.replace(POLITE, '')
  if (value === undefined || value === '') return undefined
  if (wordSet(input, 'isName') === true && !isName(value)) return undefined
  const content = `${wordSet(input, 'content')} ${value}`
  if (wordSet(input, 'isNew') !== true) {
    return { intent: 'update_knowledge', params: { content }, missing: [] }
  }
  const type = wordSet(input, 'type') === 'preference' ? 'preference' : 'fact'
  return { intent: 'add_knowledge', params: { type, content }, missing: [] }
}

const POLITE =
  /[,\s]*(?:por favor|pfv?|please|from now on|a partir de agora|daqui pra frente|instead)?[\s.!]*$/iu

/** "my gym locker code is 7731": what stands behind "my", as it was typed. */
function buildOwnThing({ message, clauseFrom, clauseTo }: BuildInput): ReturnType<Build> {
  const at = message.items.findIndex(({ word }, place) => place >= clauseFrom && word === 'my')
  const [first, last] = [message.items[at + 1], message.items[clauseTo - 1]]
  if (at < 0 || !first || !last) return undefined
  const content = message.text.slice(first.start, last.end)
  return { intent: 'add_knowledge', params: { type: 'fact', content }, missing: [] }
}
