import { wordSet } from '../text/word-set.ts'

/** Words that tell when somebody was born. */
export const BIRTHDAY = wordSet(
  'aniversario niver aniver aniversaria nasceu nasceram nascimento birthday bday born',
)
