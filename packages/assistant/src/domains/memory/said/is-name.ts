import { fold } from '@parco/router'
import { readWordLists } from '../../internal/word-lists.ts'

const NO = readWordLists<'names' | 'peoples'>(new URL('./no-names.yaml', import.meta.url))

/** One to three words; "call me later", "call me a taxi" and "me chama de volta" name nobody. */
export const isName = (value: string): boolean =>
  /^\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,2}$/u.test(value) &&
  !NO.names.has(firstOf(value)) &&
  !NO.peoples.has(firstOf(value))

const firstOf = (value: string): string => fold(value).split(/[\s'’.-]/)[0] ?? ''
