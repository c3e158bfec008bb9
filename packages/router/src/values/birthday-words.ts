import { BIRTHDAY_WORDS as WORDS } from './words.generated.ts'

/** Words that tell when somebody was born. */
export const BIRTHDAY = WORDS.birthday
