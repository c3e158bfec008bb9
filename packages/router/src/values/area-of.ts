import { fold } from '../text/fold.ts'
import { lexiconWords } from './lexicon.ts'
import { areaLexicon } from './lexicons.ts'

/** Words that touch an area without saying that the matter belongs to it. */
const WEAK = new Set(
  fold(
    'vaga reserva carro car comprar vender buy buying sell caro caros expensive barato cheap price preço casa house bem feliz happy dia água água water café coffee loja bill bills conta contas cartão pix real reais juntar guardar save saving banco bank aluguel rent seguro insurance leite ovo milk eggs egg comida food',
  ).split(' '),
)

/** The areas of life a text touches, the most mentioned first. */
export function areasOf(text: string): string[] {
  return ranked(text, () => true)
}

/** The one area a text plainly belongs to; nothing when its words leave that open. */
export function areaOf(text: string): string | undefined {
  return ranked(text, (word) => !WEAK.has(word))[0]
}

function ranked(text: string, counts: (word: string) => boolean): string[] {
  const words = lexiconWords(text)
  const found = new Map<string, number>()
  for (let at = 0; at < words.length; ) {
    const entry = areaLexicon.at(words, at)
    if (entry && counts(entry.words.join(' ')))
      found.set(entry.key, (found.get(entry.key) ?? 0) + 1)
    at += entry ? entry.words.length : 1
  }
  return [...found].sort(([, one], [, other]) => other - one).map(([area]) => area)
}
