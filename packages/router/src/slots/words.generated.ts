// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../text/word-set.ts'

/** What `amount-end.ts` looks for. */
export const AMOUNT_END = {
  mayFollow: wordSet("de do da dos das no na nos nas em num numa com para por pelo pela pelos pelas ontem hoje anteontem sabado domingo segunda terca quarta quinta sexta dia mas que cada so a o foi deu e paguei pagamos passei gastei gastamos la ali on at for in to of from with yesterday today last this each but and per"),
}
