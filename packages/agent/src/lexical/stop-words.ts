const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that say nothing about what is wanted, and so much about the language of a text. */
export const STOP_WORDS = {
  en: list(
    'a about all am an and any are as at be been but by can could did do does for from get give had has have hello hi how i if in into is it its just let like ll me my need of on or our out please re s shall should so some such t tell than that the their them then there these they this to up us ve very want was we were what when where which who will with would you your',
  ),
  pt: list(
    'a ao aos as com como da das de dele dela delas deles do dos e ela elas ele eles em entre era essa essas esse esses esta estao estas estava este estes estou eu foi fosse ha isso isto ja lhe mais mas me meu meus minha minhas na nao nas nem no nos nossa nosso num numa o oi ola os ou para pela pelas pelo pelos por pra pro preciso qual quais quando que quem quero se sem ser seu seus so sobre sua suas tambem te tem tenho teu tua um uma umas uns voce voces',
  ),
} as const

/** A language whose words can be stemmed, with a list of its stop words. */
export type TextLanguage = keyof typeof STOP_WORDS

/** The language whose stop words a text has more of; `otherwise` when it has as many of both. */
export function guessLanguage(
  words: readonly string[],
  otherwise: TextLanguage = 'en',
): TextLanguage {
  let balance = 0
  for (const word of words) {
    if (STOP_WORDS.pt.has(word)) balance += 1
    if (STOP_WORDS.en.has(word)) balance -= 1
  }
  if (balance === 0) return otherwise
  return balance > 0 ? 'pt' : 'en'
}
