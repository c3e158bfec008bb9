import { wordsOf } from '../../clauses/message.ts'
import { nameOf } from '../../values/name-of.ts'
import { type CallInput, textOf } from './call-builder.ts'

/** Occasions on which something is given. */
const OCCASIONS: ReadonlySet<string> = new Set([
  ...['aniversario', 'natal', 'casamento', 'noivado', 'formatura', 'batizado', 'pascoa', 'bodas'],
  ...['cha de bebe', 'dia das maes', 'dia dos pais', 'dia das criancas', 'ano novo'],
  ...['birthday', 'christmas', 'wedding', 'engagement', 'graduation', 'christening', 'baptism'],
  ...['easter', 'baby shower', 'bridal shower', 'anniversary', 'eid', 'diwali', 'hanukkah'],
  ...["mother 's day", "father 's day", 'bar mitzvah', 'bat mitzvah', 'housewarming'],
])

/**
 * The name of what was given to somebody on an occasion: "dei 80 pro meu afilhado de aniversário", "gave
 * my niece 40 for her birthday". Nothing where the words are of no occasion.
 */
export function occasionGift(input: CallInput): string | undefined {
  const { message } = input
  const occasion = textOf(input, 'occasion')
  const recipient = textOf(input, 'recipient')
  if (occasion === undefined || recipient === undefined) return undefined
  const words = wordsOf({ message, from: occasion.from, to: occasion.to })
  if (!OCCASIONS.has(words.join(' '))) return undefined
  const said = nameOf(message, occasion.from, occasion.to)
  const who = nameOf(message, recipient.from, recipient.to)
  return message.locale === 'en'
    ? `${said.charAt(0).toUpperCase()}${said.slice(1)} gift for ${who}`
    : `Presente de ${said.toLowerCase()} para ${who}`
}
