import { parseDocument } from 'yaml'

/** A Markdown file with YAML between `---` lines at its head. */
export interface MarkdownFile {
  readonly fields: Readonly<Record<string, unknown>>
  readonly body: string
}

export type ParsedFrontmatter =
  | { readonly status: 'parsed'; readonly file: MarkdownFile; readonly repaired: boolean }
  | { readonly status: 'unreadable'; readonly problem: string }

const HEAD = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m

/**
 * Reads frontmatter and body. People write `description: Use when: …`, which is not YAML: when the
 * head cannot be read, its plain values are quoted and it is read again.
 */
export function parseFrontmatter(text: string): ParsedFrontmatter {
  const match = HEAD.exec(text)
  if (!match || match.index > 0) {
    return { status: 'unreadable', problem: 'it does not begin with frontmatter between --- lines' }
  }
  const head = match[1] ?? ''
  const body = text.slice(match[0].length).trim()
  const plain = readFields(head)
  if (plain.fields)
    return { status: 'parsed', file: { fields: plain.fields, body }, repaired: false }
  const quoted = readFields(quoteValues(head))
  if (quoted.fields)
    return { status: 'parsed', file: { fields: quoted.fields, body }, repaired: true }
  return { status: 'unreadable', problem: `its frontmatter is not YAML: ${plain.problem}` }
}

function readFields(head: string): { fields?: Record<string, unknown>; problem?: string } {
  const document = parseDocument(head, { uniqueKeys: false, logLevel: 'silent' })
  const [error] = document.errors
  if (error) return { problem: error.message.split('\n')[0] ?? 'unknown' }
  const value: unknown = document.toJS({ maxAliasCount: 20 })
  if (value === null || value === undefined) return { fields: {} }
  if (typeof value !== 'object' || Array.isArray(value)) return { problem: 'it is not a mapping' }
  return { fields: value as Record<string, unknown> }
}

/** Quotes the plain one-line values of top-level keys; indented lines and quoted values stay. */
function quoteValues(head: string): string {
  return head
    .split(/\r?\n/)
    .map((line) => {
      const match = /^([\w-]+):[ \t]+([^\s"'|>[{&*#].*)$/.exec(line)
      return match ? `${match[1]}: ${JSON.stringify(match[2]?.trim())}` : line
    })
    .join('\n')
}
