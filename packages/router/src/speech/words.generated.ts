// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../text/word-set.ts'

/** What `command-forms.ts` looks for. */
export const COMMAND_FORMS = {
  undoubled: wordSet("register remember alter cover open enter edit cancel monitor number"),
}

/** What `plain-forms.ts` looks for. */
export const PLAIN_FORMS = {
  others: wordSet("marques montes graves lances passes ajustes somes"),
}
