import type { Message } from '../clauses/message.ts'
import { wordSet } from '../text/word-set.ts'

const YOU = wordSet('you voce vc ce')
/** What the body does, and what one earns and pays: nothing that is asked of an assistant in earnest. */
const LIVES = wordSet(
  `sleep drink weigh eat earn make cost charge owe pay spend run
  dorme bebe bebeu pesa come ganha custa cobra gasta deve paga corre`,
)
/** "how much do I owe you?": asked of somebody else. */
const OWED = wordSet('owe devo devendo')
const YOURS = wordSet('your seu sua seus suas')
const OWNED = wordSet(
  'goals goal habits habit debts debt bills weight salary income meta metas habito habitos divida dividas contas peso salario renda',
)

const IF = wordSet('if when se quando')
const SPEAKER = wordSet('i eu')
/** "se eu digitar café 12", "if I type coffee 12": words that are only mentioned. */
const TYPING = wordSet(
  'type typed write say tell typing digitar digito escrever escrevo falar falo disser digo',
)

const DATA = wordSet('dados data')
const KEEPING = wordSet('guarda guardam armazena usa vende ve store keep sell share see use')

/** "quanto custa te usar?": what the assistant itself costs. */
const USED =
  / (?:te usar|usar (?:voce|vc|o parco|o app|o premium)|(?:use|using) (?:you|parco|this app|premium)) /

/** What calls for a look. */
const CUES = new Set([...YOU, ...YOURS, ...TYPING, ...DATA, 'usar', 'use', 'using', 'te'])

/** "how many hours do you sleep?", "se eu digitar café 12 você entende?": of the assistant, and of no records. */
export function isOfTheAssistant({ items }: Message): boolean {
  if (!items.some(({ word }) => CUES.has(word))) return false
  const words = items.map(({ word }) => word)
  const isSaid = words.some((word, at) => {
    const next = words[at + 1] ?? ''
    if (OWED.has(word) && words[at - 1] === 'te') return true
    if (YOU.has(word)) return LIVES.has(next) || OWED.has(words[at - 1] ?? '')
    if (YOURS.has(word)) return OWNED.has(next)
    if (TYPING.has(word)) return SPEAKER.has(words[at - 1] ?? '') && IF.has(words[at - 2] ?? '')
    return DATA.has(word) && words.some((other) => KEEPING.has(other))
  })
  return isSaid || USED.test(` ${words.join(' ')} `)
}
