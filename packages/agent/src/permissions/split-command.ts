/**
 * Splits a shell command into the words of each program that it starts: `git add . && git commit`
 * gives two lists. `undefined` when that cannot be said for certain without being a shell: for
 * substitutions, redirections into files, groups, here-documents and comments.
 */
export function splitCommand(command: string): readonly (readonly string[])[] | undefined {
  const commands: string[][] = []
  let words: string[] = []
  let word: string | undefined
  const endWord = () => {
    if (word !== undefined) words.push(word)
    word = undefined
  }
  const endCommand = () => {
    endWord()
    if (words.length > 0) commands.push(words)
    words = []
  }

  for (let rest = command; rest !== ''; ) {
    const piece = readPiece(rest, word === undefined)
    if (!piece) return undefined
    rest = rest.slice(piece.length)
    if (piece.type === 'text') word = (word ?? '') + piece.text
    else if (piece.type === 'blank') endWord()
    else if (piece.type === 'end') endCommand()
    // A file descriptor before a harmless redirection is no argument.
    else if (word !== undefined && /^\d$/.test(word)) word = undefined
    else endWord()
  }
  endCommand()
  return commands
}

type Piece =
  | { readonly type: 'text'; readonly length: number; readonly text: string }
  | { readonly type: 'blank' | 'end' | 'harmless'; readonly length: number }

/** Into nowhere, or one output into the other. */
const HARMLESS_REDIRECTION = /^>(?:&[12](?![\w/.-])|>?[ \t]*\/dev\/null(?![\w/.-]))/
const END = /^(?:&&|\|\||;|\||&(?!>)|\n)/
const PLAIN = /^[^\s;&|<>(){}`$"'\\#]+/
/** `$NAME` and `$1` stand for a value; every other form of `$` may run something. */
const VARIABLE = /^\$(?:[A-Za-z_][A-Za-z0-9_]*|[0-9?#@*!$-])/
const SINGLE_QUOTED = /^'([^']*)'/
const DOUBLE_QUOTED = /^"((?:[^"\\`$]|\\[\s\S]|\$(?:[A-Za-z_][A-Za-z0-9_]*|[0-9?#@*!]))*)"/

function readPiece(rest: string, isWordStart: boolean): Piece | undefined {
  const blank = /^(?:[ \t]|\\\n)+/.exec(rest)
  if (blank) return { type: 'blank', length: blank[0].length }
  const harmless = HARMLESS_REDIRECTION.exec(rest)
  if (harmless) return { type: 'harmless', length: harmless[0].length }
  const end = END.exec(rest)
  if (end) return { type: 'end', length: end[0].length }
  const plain = PLAIN.exec(rest) ?? VARIABLE.exec(rest)
  if (plain) return { type: 'text', length: plain[0].length, text: plain[0] }
  const single = SINGLE_QUOTED.exec(rest)
  if (single) return { type: 'text', length: single[0].length, text: single[1] ?? '' }
  const double = DOUBLE_QUOTED.exec(rest)
  if (double) {
    const text = (double[1] ?? '').replace(/\\([\s\S])/g, (pair, character: string) =>
      character === '\n' ? '' : '"\\$`'.includes(character) ? character : pair,
    )
    return { type: 'text', length: double[0].length, text }
  }
  const escaped = /^\\([^\n])/.exec(rest)
  if (escaped) return { type: 'text', length: 2, text: escaped[1] ?? '' }
  // Within a word `#` is a character like others; at its beginning it hides the rest of the line.
  if (rest.startsWith('#') && !isWordStart) return { type: 'text', length: 1, text: '#' }
  return undefined
}
