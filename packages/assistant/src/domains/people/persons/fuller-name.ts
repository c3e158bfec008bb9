import type { JsonObject } from '@parco/protocol'
import type { WordsRead } from '../../domain-tool.ts'
import { relationshipOf } from '../relationships.ts'

/** Where somebody is known from, which tells them from others of their name. */
const FROM =
  'd[aeo]s? (?:trabalho|escrit[óo]rio|firma|empresa|faculdade|facul|escola|col[ée]gio|academia|igreja|curso|ingl[êe]s|pr[ée]dio|condom[íi]nio|futebol|ioga|yoga|pilates|rua|bairro|terapia)|from (?:work|the office|college|uni|school|the gym|church|class|yoga|downstairs|upstairs|next door)'
/** What is corrected is said of who is known. */
const CORRECTS =
  /(?<!\p{L})(?:muda|mude|corrig[ei]|corrija|errei|na verdade|troca|atualiza|change|correct|fix|update|actually)(?!\p{L})/iu

/**
 * "a Ana do trabalho" is not the Ana who is kept already, though the router reads only her name: she is
 * called so, and asked about where one of that name is known.
 */
export function fullerName(slots: JsonObject, { text, into }: WordsRead): JsonObject {
  const { personRef } = slots
  if (into !== undefined || typeof personRef !== 'string') return slots
  if (CORRECTS.test(text)) return { ...slots, personRef: { name: personRef, isKnown: true } }
  if (relationshipOf(personRef) !== undefined) return slots
  const at = text.toLocaleLowerCase().indexOf(personRef.toLocaleLowerCase())
  const rest = at < 0 ? '' : text.slice(at + personRef.length)
  const more =
    new RegExp(`^ (?:${FROM})(?!\\p{L})`, 'iu').exec(rest)?.[0] ??
    /^(?: \p{Lu}\p{Ll}+)+/u.exec(rest)?.[0]
  return more === undefined ? slots : { ...slots, personRef: `${personRef}${more}` }
}
