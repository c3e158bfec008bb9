import type { Message } from '../../clauses/message.ts'
import { wordSet } from '../../text/word-set.ts'

/** The areas of life by their own names; what else belongs to an area does not name it. */
const AREA_NAMES = {
  health: wordSet('saude health wellbeing'),
  finance: wordSet(
    'financas financa financeiro financeira financeiros financeiras dinheiro finance finances financial money',
  ),
  professional: wordSet(
    'trabalho carreira profissional profissionais work career professional job',
  ),
  learning: wordSet(
    'aprendizado aprendizagem estudo estudos educacao learning study studies education educational',
  ),
  spiritual: wordSet('espiritual espirituais espiritualidade fe spiritual spirituality faith'),
  relationships: wordSet(
    'relacionamento relacionamentos relacoes familia relationship relationships family',
  ),
}

/** The areas of life that a message names, in the order of the list. */
export function areaIn({ items }: Message): string[] {
  return Object.entries(AREA_NAMES)
    .filter(([, names]) => items.some(({ word }) => names.has(word)))
    .map(([area]) => area)
}
