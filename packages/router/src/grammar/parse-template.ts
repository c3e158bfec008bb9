import { expandAbbreviation } from '../text/abbreviations.ts'
import { fold } from '../text/fold.ts'
import type { Locale } from '../text/locale.ts'
import { wordOf } from '../text/token.ts'
import { tokenize } from '../text/tokenize.ts'

/** A piece of a parsed template. */
export type TemplateNode =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'sequence'; readonly parts: readonly TemplateNode[] }
  | { readonly kind: 'choice'; readonly options: readonly TemplateNode[] }
  | { readonly kind: 'optional'; readonly part: TemplateNode }
  | { readonly kind: 'permutation'; readonly parts: readonly TemplateNode[] }
  | { readonly kind: 'slot'; readonly type: string; readonly name: string }
  | { readonly kind: 'rule'; readonly name: string }

/**
 * Parses a sentence template: `(a|b)` one of, `[x]` or nothing, `(a;b;c)` all in any order,
 * `{type}` or `{type:name}` a slot, `<rule>` a named piece; everything else is words, compared
 * folded and with abbreviations spelled out.
 * @throws Error when brackets do not pair up: a defect of the data, found by the generator.
 */
export function parseTemplate(template: string, locale: Locale): TemplateNode {
  const reader = new TemplateReader(template, locale)
  const node = reader.readBranches('')
  if (!reader.isDone) throw new Error(`unexpected "${reader.rest}" in template "${template}"`)
  return node
}

/** The word that rules compare: a one-word alias stands for the word, a longer one does not. */
export function comparableWords(text: string, locale: Locale): string[] {
  if (PLAIN_WORDS.test(text)) return plainWords(text, locale)
  // The tokenizer splits a possessive from its owner; standing alone in a template it has none.
  if (/(^|\s)'s(\s|$)/.test(text)) {
    return text
      .split(/\s+/)
      .flatMap((word) => (word === "'s" ? ["'s"] : comparableWords(word, locale)))
  }
  return tokenize(text, locale)
    .filter((token) => token.kind !== 'punctuation')
    .map((token) => {
      const word = wordOf(token)
      return word.includes(' ') ? token.folded : word
    })
}

/** Letters and spaces alone: what the tokenizer would only split at the spaces. */
const PLAIN_WORDS = /^[\p{Script=Latin}\s]+$/u

/** The same for plain words, without the tokenizer: every start of the router reads thousands of them. */
function plainWords(text: string, locale: Locale): string[] {
  return text.split(/\s+/).flatMap((raw) => {
    if (raw === '') return []
    const folded = fold(raw)
    const alias = expandAbbreviation(folded, locale)
    return [alias === undefined || alias.includes(' ') ? folded : alias]
  })
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' }

/** Brackets and separators one by one, and the runs of text between them. */
const PIECES = /[()[\]{}<>|;]|[^()[\]{}<>|;]+/g

/** The words of each run of text, found once: templates repeat the same few runs. */
const runs: Readonly<Record<Locale, Map<string, readonly TemplateNode[]>>> = {
  'pt-BR': new Map(),
  en: new Map(),
}

function wordsOfRun(run: string, locale: Locale): readonly TemplateNode[] {
  const known = runs[locale].get(run)
  if (known) return known
  const nodes = comparableWords(run, locale).map((word): TemplateNode => ({ kind: 'word', word }))
  runs[locale].set(run, nodes)
  return nodes
}

class TemplateReader {
  private at = 0
  private readonly template: string
  private readonly pieces: readonly string[]
  private readonly locale: Locale

  constructor(template: string, locale: Locale) {
    this.template = template
    this.pieces = template.match(PIECES) ?? []
    this.locale = locale
  }

  get isDone(): boolean {
    return this.at >= this.pieces.length
  }

  get rest(): string {
    return this.pieces.slice(this.at).join('')
  }

  /** Reads up to the closing character: alternatives apart by `|`, or members of a permutation by `;`. */
  readBranches(closing: string): TemplateNode {
    const first = this.readSequence(closing)
    let branches: TemplateNode[] | undefined
    let separator = ''
    while (this.at < this.pieces.length && this.pieces[this.at] !== closing) {
      const found = this.pieces[this.at] as string
      if (separator !== '' && found !== separator) throw this.problem('mixes | and ;')
      separator = found
      this.at += 1
      branches ??= [first]
      branches.push(this.readSequence(closing))
    }
    if (closing !== '') {
      if (this.isDone) throw this.problem(`lacks a "${closing}"`)
      this.at += 1
    }
    if (branches === undefined) return first
    return separator === ';'
      ? { kind: 'permutation', parts: branches }
      : { kind: 'choice', options: branches }
  }

  private readSequence(closing: string): TemplateNode {
    const parts: TemplateNode[] = []
    while (this.at < this.pieces.length) {
      const piece = this.pieces[this.at] as string
      if (piece === closing || piece === '|' || piece === ';') break
      this.readPart(piece, parts)
    }
    return parts.length === 1 ? (parts[0] as TemplateNode) : { kind: 'sequence', parts }
  }

  private readPart(piece: string, into: TemplateNode[]): void {
    this.at += 1
    const closing = CLOSING[piece]
    if (closing === undefined) {
      if (piece === ')' || piece === ']' || piece === '}' || piece === '>') {
        throw this.problem('has a stray bracket')
      }
      for (const node of wordsOfRun(piece, this.locale)) into.push(node)
    } else if (piece === '(') into.push(this.readBranches(closing))
    else if (piece === '[') into.push({ kind: 'optional', part: this.readBranches(closing) })
    else into.push(this.readReference(piece, closing))
  }

  private readReference(opening: string, closing: string): TemplateNode {
    const name = (this.pieces[this.at] ?? '').trim()
    if (this.pieces[this.at + 1] !== closing) throw this.problem(`lacks a "${closing}"`)
    this.at += 2
    if (opening === '<') return { kind: 'rule', name }
    const [type = '', slot = type] = name.split(':')
    return { kind: 'slot', type, name: slot }
  }

  private problem(what: string): Error {
    return new Error(`template "${this.template}" ${what} before "${this.rest}"`)
  }
}
