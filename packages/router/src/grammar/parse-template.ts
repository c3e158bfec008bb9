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

class TemplateReader {
  private at = 0
  private readonly template: string
  private readonly locale: Locale

  constructor(template: string, locale: Locale) {
    this.template = template
    this.locale = locale
  }

  get isDone(): boolean {
    return this.at >= this.template.length
  }

  get rest(): string {
    return this.template.slice(this.at)
  }

  /** Reads up to the closing character: alternatives apart by `|`, or members of a permutation by `;`. */
  readBranches(closing: string): TemplateNode {
    const branches = [this.readSequence(closing)]
    let separator = ''
    while (!this.isDone && this.template[this.at] !== closing) {
      const found = this.template[this.at] as string
      if (separator !== '' && found !== separator) throw this.problem('mixes | and ;')
      separator = found
      this.at += 1
      branches.push(this.readSequence(closing))
    }
    if (closing !== '') {
      if (this.isDone) throw this.problem(`lacks a "${closing}"`)
      this.at += 1
    }
    if (branches.length === 1) return branches[0] as TemplateNode
    return separator === ';'
      ? { kind: 'permutation', parts: branches }
      : { kind: 'choice', options: branches }
  }

  private readSequence(closing: string): TemplateNode {
    const parts: TemplateNode[] = []
    while (!this.isDone) {
      const character = this.template[this.at] as string
      if (character === closing || character === '|' || character === ';') break
      parts.push(...this.readPart(character))
    }
    return parts.length === 1 ? (parts[0] as TemplateNode) : { kind: 'sequence', parts }
  }

  private readPart(character: string): TemplateNode[] {
    const closing = CLOSING[character]
    if (closing === undefined) return this.readWords()
    this.at += 1
    if (character === '(') return [this.readBranches(closing)]
    if (character === '[') return [{ kind: 'optional', part: this.readBranches(closing) }]
    const name = this.readUntil(closing)
    if (character === '<') return [{ kind: 'rule', name }]
    const [type = '', slot = type] = name.split(':')
    return [{ kind: 'slot', type, name: slot }]
  }

  private readUntil(closing: string): string {
    const end = this.template.indexOf(closing, this.at)
    if (end < 0) throw this.problem(`lacks a "${closing}"`)
    const inside = this.template.slice(this.at, end).trim()
    this.at = end + 1
    return inside
  }

  private readWords(): TemplateNode[] {
    const end = this.template.slice(this.at).search(/[()[\]{}<>|;]/)
    const stop = end < 0 ? this.template.length : this.at + end
    if (stop === this.at) throw this.problem('has a stray bracket')
    const text = this.template.slice(this.at, stop)
    this.at = stop
    return comparableWords(text, this.locale).map((word) => ({ kind: 'word', word }))
  }

  private problem(what: string): Error {
    return new Error(`template "${this.template}" ${what} at ${this.at}`)
  }
}
