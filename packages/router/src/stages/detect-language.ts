import { fold } from '../text/fold.ts'
import type { Locale } from '../text/locale.ts'
import { wordSet } from '../text/word-set.ts'

/** Words that only one of the two languages has; enough of them to tell everyday sentences apart. */
const MARKS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  'pt-BR': wordSet(
    'a me o os as um uma do da dos das de em no na nos nas ao com para pra pro por pelo pela que nao sim eu voce meu minha hoje ontem anteontem amanha gastei paguei comprei recebi bebi tomei dormi pesei corri caminhei reais real conto contos pila quanto quantos quantas qual quais foi esta ta to estou tem tenho conta contas mes semana dia ano gasto gastos despesa agua sono peso humor energia apaga desfaz muda marca registra anota lanca mostra cade como isso esse essa uns umas mas mais muito fiz almoco jantar mercado farmacia se meus minhas sobrou entrou caiu vence cadastra passado passada segunda terca quarta quinta sexta sabado domingo e quase vou queria quero horas minutos litros copos kg quilos treinei acordei tava era seu sua ja bom boa tarde noite obrigado oi ola luz aluguel desmarca',
  ),
  en: wordSet(
    "the a an of in on at for to from with and or but i my me you your is are was were do did does how much many what which when who paid spent bought got received drank slept weighed ran walked today yesterday tomorrow last this week month year day days ago bill bills rent lunch dinner breakfast groceries water hours minutes log record add delete undo show remove change it that these it's i'm i've didn't don't not no any anything left over weight mood energy sleep bucks dollars reais lbs oz kg still have had down up hit hit's just please thanks hello hi hey good morning night mark owe owes as went woke",
  ),
}

/** The language that each word speaks for; words that both have speak for neither. */
const LANGUAGES: ReadonlyMap<string, Locale> = new Map(
  (['pt-BR', 'en'] as const).flatMap((locale) =>
    [...MARKS[locale]]
      .filter((word) => !MARKS[locale === 'en' ? 'pt-BR' : 'en'].has(word))
      .map((word) => [word, locale] as const),
  ),
)

const WORD = /[\p{L}']+/gu
const ACCENTED = /[ãõçáéíóúâêô]/iu

/** The language a message seems to be in, and whether nothing speaks for the other. */
export interface LanguageGuess {
  readonly locale: Locale
  readonly isSure: boolean
  /** Whether any word speaks for the other language. */
  readonly hasOther: boolean
}

/** Guesses by the words that only one of the languages has; without any, the hint decides. */
export function detectLanguage(text: string, hint: Locale): LanguageGuess {
  let portuguese = ACCENTED.test(text) ? 1 : 0
  let english = 0
  for (const word of fold(text.slice(0, 2000)).match(WORD) ?? []) {
    const locale = LANGUAGES.get(word)
    if (locale === 'pt-BR') portuguese += 1
    else if (locale === 'en') english += 1
  }
  if (portuguese === english) return { locale: hint, isSure: false, hasOther: english > 0 }
  const locale = portuguese > english ? 'pt-BR' : 'en'
  const hasOther = Math.min(portuguese, english) > 0
  return { locale, isSure: Math.abs(portuguese - english) > 1, hasOther }
}
