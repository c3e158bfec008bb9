import type { Words } from './words.ts'

/** Words that may follow a number standing for cents or minutes; a noun there would be counted by it. */
const MAY_FOLLOW = new Set([
  ...['de', 'do', 'da', 'dos', 'das', 'no', 'na', 'nos', 'nas', 'em', 'num', 'numa', 'com', 'para'],
  ...['por', 'pelo', 'pela', 'pelos', 'pelas', 'ontem', 'hoje', 'anteontem', 'sabado', 'domingo'],
  ...['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'dia', 'mas', 'que', 'cada', 'so', 'a', 'o'],
  ...['foi', 'deu', 'e', 'on', 'at', 'for', 'in', 'to', 'of', 'from', 'with', 'yesterday', 'today'],
  ...['paguei', 'pagamos', 'passei', 'gastei', 'gastamos', 'la', 'ali'],
  ...['last', 'this', 'each', 'but', 'and', 'per'],
])

/** Whether a number that ends before this index may stand alone, without a noun it would count. */
export function mayEndAmount(words: Words, at: number): boolean {
  const token = words.token(at)
  if (token === undefined || token.kind === 'emoji') return true
  if (token.kind === 'punctuation') return token.raw !== '%' && token.raw !== '/'
  return token.kind === 'word' && !words.isGlued(at) && words.isOneOf(at, MAY_FOLLOW)
}
