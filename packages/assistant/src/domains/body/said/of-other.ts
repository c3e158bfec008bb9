import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Instead } from '../../domain-tool.ts'
import { withoutStop } from '../../internal/clean-text.ts'
import { readPhrases } from '../../internal/word-lists.ts'

const said = readPhrases<'dayNamed' | 'own'>(new URL('./words.yaml', import.meta.url))
const DAY = new RegExp(`,?(?:^| )${said('dayNamed')}(?=$|[ ,])`, 'giu')
const OWN = new RegExp(`(?<!\\p{L})${said('own')} `, 'giu')

/** "a pressão do meu pai deu 14 por 9 hoje": of whoever is cared for, kept in mind with its day. */
export function ofOther(
  { date, value }: JsonObject,
  text: string,
  { format, today }: DomainContext,
): Instead | undefined {
  if (typeof value !== 'string' || !/\d/u.test(value) || text.includes('?')) return undefined
  const day = format.dayNumeric(typeof date === 'string' ? date : today)
  // Whose they are is told with the reader's own word: "do pai" is "do seu pai".
  const told = withoutStop(text).replaceAll(DAY, '').replaceAll(OWN, '').trim()
  const content = `${told} (${day})`
  return { call: { intent: 'add_knowledge', params: { type: 'person', content, area: 'health' } } }
}
