import { defineIntent, fold, type Intent, lifeIntents } from '@parco/router'
import { factKey } from './facts/fact-key.ts'

type Build = NonNullable<Intent['build']>
type BuildInput = Parameters<Build>[0]

const keep = lifeIntents.find(({ name }) => name === 'add_knowledge')?.build

/**
 * "na verdade moro em Curitiba", "muda meu apelido para Duda": what is so now, worded as it is kept.
 * Only what is said of the speaker, and what a thing has one of: "na verdade o almoço foi 60" corrects
 * a record, and is nobody's fact.
 */
const buildCorrection: Build = (input) => {
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

/** What is so for years, in the third person: "está cansado" and "is tired" are of the moment. */
const STANDING = /^(?:é|calça|veste|fala|torce|wears|speaks|supports) /

/** What stands in the place of a slot, as it was typed. */
function boundWords({ message, reading }: BuildInput, name: string): string | undefined {
  const binding = reading.match.bindings.find((one) => one.type === 'text' && one.name === name)
  if (binding?.type !== 'text') return undefined
  const [first, last] = [message.items[binding.from], message.items[binding.to - 1]]
  return first && last ? message.text.slice(first.start, last.end) : undefined
}

/** What the router knows of the newer intents of memory besides their sentences. */
export const newMemoryIntents: readonly Intent[] = [
  defineIntent({
    name: 'update_knowledge',
    traits: ['sets-right'],
    build: buildCorrection,
    akin: ['add_knowledge'],
  }),
  defineIntent({ name: 'search_conversations', traits: ['searches'] }),
]
