// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../../text/word-set.ts'

/** What `read-blood-pressure.ts` looks for. */
export const READ_BLOOD_PRESSURE = {
  over: wordSet("por x / over"),
}

/** What `read-installments.ts` looks for. */
export const READ_INSTALLMENTS = {
  timesNouns: wordSet("vezes vez pagamentos payments"),
  splitBefore: wordSet("em parcelado parcelei dividi dividido parcelada in over into"),
  splitting: wordSet("parcelado parcelada parcelei dividido dividida dividi parcelou split spread"),
  into: wordSet("em into in over"),
  afterSplit: wordSet("no na com sem de on with of at"),
  rhythms: wordSet("mensais iguais monthly equal easy"),
  per: wordSet("por na ao a essa nessa per this"),
  spans: wordSet("semana dia mes ano week day month year"),
  compared: wordSet("mais menos maior menor more less"),
}

/** What `read-ordinal.ts` looks for. */
export const READ_ORDINAL = {
  ordinalMarks: wordSet("o a º ª ° st nd rd th"),
}

/** What `read-quantity.ts` looks for. */
export const READ_QUANTITY = {
  half: wordSet("meio meia half"),
  articles: wordSet("um uma a an"),
  quarters: wordSet("quarto quartos quarter quarters"),
  of: wordSet("de of"),
  bottles: wordSet("garrafa garrafas garrafinha garrafinhas bottle bottles"),
  water: wordSet("agua water"),
  between: wordSet("a ou to or -"),
  another: wordSet("outro outra another"),
  money: wordSet("real conto pila mango mil e de and of"),
  beforeUnit: wordSet("fl more"),
}

/** What `read-score.ts` looks for. */
export const READ_SCORE = {
  marks: wordSet("nota score rating rated"),
  afterMark: wordSet(": e foi a of is"),
  sequences: wordSet("parcela parcelas pagina capitulo dia installment page chapter day"),
}
