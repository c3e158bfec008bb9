import type { JsonValue, Locale } from '@parco/protocol'
import { type Document, isMap, isSeq, parseDocument } from 'yaml'

/** A sentence that somebody adds by hand. */
export interface NewSentence {
  readonly sentence: string
  readonly intent: string
  readonly set: Readonly<Record<string, JsonValue>>
}

/**
 * The text of a file of sentences with one more, its comments and order kept; the text of a new file
 * when there is none yet. A sentence that sets what another one of its intent sets joins it.
 * @throws Error when the text is no file of sentences.
 */
export function addOwnSentence(
  text: string | undefined,
  locale: Locale,
  { sentence, intent, set }: NewSentence,
): string {
  const document = parseDocument(text ?? `locale: ${locale}\n\nintents: {}\n`)
  if (document.errors.length > 0 || !isMap(document.contents)) {
    throw new Error('the file is not valid YAML: repair it first (parco intents lint)')
  }
  const groups = document.getIn(['intents', intent, 'sentences'])
  const alike = isSeq(groups) ? groupThatSets(document, intent, groups.items.length, set) : -1
  if (alike >= 0) document.addIn(['intents', intent, 'sentences', alike, 'say'], sentence)
  else {
    const group = { say: [sentence], ...(Object.keys(set).length > 0 ? { set } : {}) }
    if (isSeq(groups)) document.addIn(['intents', intent, 'sentences'], document.createNode(group))
    else document.setIn(['intents', intent], document.createNode({ sentences: [group] }))
  }
  const intents = document.get('intents')
  if (isMap(intents)) intents.flow = false
  return document.toString({ lineWidth: 0 })
}

function groupThatSets(
  document: Document,
  intent: string,
  count: number,
  set: NewSentence['set'],
): number {
  for (let index = 0; index < count; index++) {
    const path = ['intents', intent, 'sentences', index]
    const group: unknown = document.toJS()?.intents?.[intent]?.sentences?.[index]
    const known = typeof group === 'object' && group !== null && 'set' in group ? group.set : {}
    if (isSeq(document.getIn([...path, 'say'])) && JSON.stringify(known) === JSON.stringify(set)) {
      return index
    }
  }
  return -1
}
