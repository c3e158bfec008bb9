import { asOpening } from '../../internal/clean-text.ts'

/** What stands behind these is a name, where it is short and ends what is told. */
const NAMED =
  /^(.*(?:se chamam?|chamad[oa]s?|(?:agora )?(?:mora|vive|nasceu) em|is called|named|name is|prefere o nome|prefers the name|(?:lives|born) in) )(\p{Ll}[\p{L}'-]*(?: \p{Ll}[\p{L}'-]*){0,3})$/u
/** Words that begin no name of a place. */
const COMMON =
  /^(?:uma?|cima|baixo|frente|casa|apartamento|apê|república|prédio|condomínio|sítio|fazenda|chácara|bairro|cidade|outr[oa]|dois|duas|an?|the|my|our|town|two)(?![\p{L}])/u
const JOINING = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'of', 'the'])

/** Gives names that were typed in small letters their capitals: people type "moro em são paulo". */
export function withNames(content: string): string {
  const [, before, name] = NAMED.exec(content) ?? []
  if (before === undefined || name === undefined || COMMON.test(name) || / e | and /.test(name)) {
    return content
  }
  const words = name.split(' ').map((word) => (JOINING.has(word) ? word : asOpening(word)))
  return before + words.join(' ')
}
