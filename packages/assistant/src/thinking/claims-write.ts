import type { Locale } from '@parco/protocol'
import { type ClaimWords, ENGLISH, PORTUGUESE } from './claim-words.ts'

/** What is known about the answer that a sentence is of. */
export interface AnswerSoFar {
  /** Whether records were read for it: then "está marcado" tells of one of them. */
  readonly hasRead?: boolean
}

/** Whether a sentence says that something has been written, changed or removed just now. */
export function claimsWrite(
  sentence: string,
  locale: Locale,
  { hasRead = false }: AnswerSoFar = {},
): boolean {
  const plain = toPlain(sentence)
  // Models slip into the other language; claims of both are caught, whatever the user speaks.
  return inOrder(locale).some((words) => claims(toStatements(plain, words), words, hasRead))
}

/** Whether a sentence says that something is done, and leaves open what: "Pronto!" */
export function saysDone(sentence: string, locale: Locale): boolean {
  const plain = toPlain(sentence).replace(/[^\p{L}'\s]/gu, '')
  return inOrder(locale).some(({ bare }) => bare.test(plain))
}

const inOrder = (locale: Locale): readonly ClaimWords[] =>
  locale === 'en' ? [ENGLISH, PORTUGUESE] : [PORTUGUESE, ENGLISH]

/** Words in quotation marks are somebody else's, unless there are no others. */
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»/gu
const MARKUP = /[*_~`#>]+/gu

function toPlain(sentence: string): string {
  const plain = expand(
    sentence.toLowerCase().normalize('NFC').replaceAll('’', "'").replace(MARKUP, ''),
  )
  const unquoted = plain.replace(QUOTED, '…')
  return (/\p{L}/u.test(unquoted) ? unquoted : plain).replace(/[.…\s]+$/u, '')
}

/** English writes its verbs short behind a subject: "it's been saved", "I've". */
const expand = (text: string): string =>
  text
    .replace(/'s(?= (?:just |now |already |all )*been\b)/gu, ' has')
    .replace(SHORT_IS, ' is')
    .replace(/(?<=\b(?:they|these|you))'re\b/gu, ' are')
    .replace(/(?<=\b(?:i|we|they))'ve\b/gu, ' have')
const SHORT_IS =
  /(?<=\b(?:it|that|this|everything))'s\b|'s(?= (?:now|already|all|set|saved|logged|recorded|noted|added|booked|scheduled|on|in)\b)/gu

/** A statement: what lies between two joints of a clause. */
interface Statement {
  readonly text: string
  /** The whole sentence, and the part of it before this clause. */
  readonly sentence: string
  readonly before: string
  readonly clause: string
  /** The clause up to this statement. */
  readonly lead: string
  /** Whether only words of greeting or consent come before it. */
  readonly isFirst: boolean
  readonly isAsked: boolean
  /** Whether whoever speaks was the subject of the statement before. */
  readonly isContinued: boolean
}

/** Between clauses: punctuation that white space follows, so that numbers and times stay whole; a picture; a bullet. */
const CLAUSE_END =
  /[,;:!?…()]+(?=\s|$)|\s[-–—]+\s|—|^\s*[-•–]\s+|\s*(?:\p{Extended_Pictographic}|\uFE0F)+\s*/gu

function toStatements(sentence: string, { joint, tag }: ClaimWords): readonly Statement[] {
  const statements: Statement[] = []
  const clauses: { readonly text: string; readonly at: number }[] = []
  let from = 0
  for (const { index, 0: end } of sentence.matchAll(CLAUSE_END)) {
    clauses.push({ text: sentence.slice(from, index), at: from })
    from = index + end.length
  }
  clauses.push({ text: sentence.slice(from), at: from })
  const filled = clauses.filter(({ text }) => /[\p{L}\d]/u.test(text))
  const last = filled.at(-1)
  const asks =
    /\?["'”’)\]\s]*$/u.test(sentence) && !(last && filled.length > 1 && tag.test(last.text))
  let isFirst = true
  for (const { text: clause, at } of filled) {
    let lead = ''
    let isContinued = false
    for (const text of clause.trim().split(joint)) {
      statements.push({
        text,
        sentence,
        before: sentence.slice(0, at),
        clause,
        lead,
        isFirst: isFirst && lead === '',
        // A choice belongs to the question: "foi no cartão, ou em dinheiro?"
        isAsked:
          asks &&
          (at === last?.at || /^(?:ou|or|too|também)(?!\p{L})/u.test(last?.text.trim() ?? '')),
        isContinued,
      })
      lead += `${text} `
      isContinued ||= /^(?:i|we)(?!\p{L})/u.test(text)
    }
    isFirst &&= clause.trim().split(/\s+/u).length <= MOST_GREETING_WORDS
  }
  return statements
}

/** "Tudo certo", "got it". */
const MOST_GREETING_WORDS = 2

function claims(statements: readonly Statement[], words: ClaimWords, hasRead: boolean): boolean {
  return statements.some(
    (statement) =>
      claimsByPerson(statement, words) ||
      claimsByThing(statement, words.done, words) ||
      claimsByState(statement, words, hasRead),
  )
}

/** Where a pattern stands, unless the words before it deny it or make it a condition. */
function find(
  { text, lead }: Statement,
  pattern: RegExp,
  { denial, condition }: ClaimWords,
): { readonly before: string; readonly after: string } | undefined {
  const found = pattern.exec(text)
  if (!found) return undefined
  const before = text.slice(0, found.index)
  if (denial.test(before + found[0]) || condition.test(lead + before + found[0])) return undefined
  return { before, after: text.slice(found.index + found[0].length) }
}

function claimsByPerson(statement: Statement, words: ClaimWords): boolean {
  const spoken = statement.isContinued ? { ...statement, text: `i ${statement.text}` } : statement
  if (find(spoken, words.person, words)) return true
  const author = find(spoken, words.author, words)
  return author !== undefined && !words.works.test(author.after)
}

function claimsByThing(statement: Statement, pattern: RegExp, words: ClaimWords): boolean {
  if (statement.isAsked) return false
  const found = find(statement, pattern, words)
  if (!found) return false
  const isNow = words.justNow.test(statement.sentence)
  if (!isNow && (words.elsewhere.test(found.after) || startsWith(found.before, words.elsewhere)))
    return false
  return words.records.test(statement.clause) || words.noSubject.test(found.before)
}

const startsWith = (text: string, pattern: RegExp): boolean =>
  pattern.exec(text.trimStart())?.index === 0

/** How things are: told of records that were read too, and of what follows an approval. */
function claimsByState(statement: Statement, words: ClaimWords, hasRead: boolean): boolean {
  const { before, clause, sentence, isFirst } = statement
  if (hasRead && !words.justNow.test(sentence)) return false
  if (words.approval.test(sentence) || words.condition.test(before)) return false
  if (claimsByThing(statement, words.state, words)) return true
  const isAlone = !clause.trim().includes(' ')
  return (
    (isFirst || isAlone) && claimsByThing({ ...statement, text: clause }, words.headline, words)
  )
}
