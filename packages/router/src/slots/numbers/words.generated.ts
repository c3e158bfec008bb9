// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../../text/word-set.ts'

/** What `read-number.ts` looks for. */
export const READ_NUMBER = {
  roundedOpeners: wordSet("cerca perto volta torno"),
  lowerBounds: wordSet("pouco poucos poucas tantos tantas tanto uns umas"),
  half: wordSet("meio meia"),
  dozens: wordSet("duzia duzias dozen"),
  pairs: wordSet("par couple"),
  of: wordSet("de of"),
  decimalWords: wordSet("virgula ponto point"),
  dictatedPoints: wordSet("point comma"),
}
