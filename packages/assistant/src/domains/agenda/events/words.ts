import { readPhrases } from '../../internal/word-lists.ts'

/** Phrases of what is planned in both languages, for patterns. */
export const said = readPhrases<
  | 'allDay'
  | 'article'
  | 'behindName'
  | 'beside'
  | 'dayOrder'
  | 'habit'
  | 'have'
  | 'inCalendar'
  | 'hours'
  | 'inTheEvening'
  | 'lasts'
  | 'minutes'
  | 'noPlace'
  | 'none'
  | 'notGoing'
  | 'order'
  | 'politeOrder'
  | 'stretch'
  | 'told'
>(new URL('./words.yaml', import.meta.url))

/** One of the phrases as whole words, wherever it stands. */
export const anywhere = (name: Parameters<typeof said>[0]): string =>
  `(?<!\\p{L})${said(name)}(?!\\p{L})`
