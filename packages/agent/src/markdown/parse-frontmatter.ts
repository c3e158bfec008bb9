import { loadYaml } from '../internal/load-on-use.ts'

/** A Markdown file with YAML between `---` lines at its head. */
export interface MarkdownFile {
  readonly fields: Readonly<Record<string, unknown>>
  readonly body: string
  /** The line of each field, from 1. */
  readonly fieldLines: ReadonlyMap<string, number>
  /** The line where the body begins, from 1. */
  readonly bodyLine: number
}

export type ParsedFrontmatter =
  | { readonly status: 'parsed'; readonly file: MarkdownFile; readonly repaired: boolean }
  | {
      readonly status: 'unreadable'
      readonly reason: 'no-frontmatter' | 'not-yaml' | 'not-a-mapping'
      readonly problem: string
      /** From 1. */
      readonly line: number
    }

const HEAD = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/m

/**
 * Reads frontmatter and body. People write `description: Use when: …`, which is not YAML: when the
 * head cannot be read, its plain values are quoted and it is read again.
 */
export function parseFrontmatter(text: string): ParsedFrontmatter {
  const match = HEAD.exec(text)
  if (!match || match.index > 0) {
    const problem = 'it does not begin with frontmatter between --- lines'
    return { status: 'unreadable', reason: 'no-frontmatter', problem, line: 1 }
  }
  const head = match[1] ?? ''
  const rest = text.slice(match[0].length)
  const read = readFields(head)
  const repaired = read.status === 'unreadable' ? readFields(quoteValues(head)) : undefined
  const used = repaired?.status === 'read' ? repaired : read
  if (used.status === 'unreadable') return used
  const blank = /^\s*/.exec(rest)?.[0] ?? ''
  return {
    status: 'parsed',
    repaired: used === repaired,
    file: {
      fields: used.fields,
      body: rest.trim(),
      fieldLines: used.lines,
      bodyLine: countLines(match[0]) + countLines(blank) + 1,
    },
  }
}

type ReadFields =
  | {
      readonly status: 'read'
      readonly fields: Record<string, unknown>
      readonly lines: ReadonlyMap<string, number>
    }
  | Extract<ParsedFrontmatter, { status: 'unreadable' }>

/** Files come from anybody: one that no reader survives is one that cannot be read. */
function readFields(head: string): ReadFields {
  try {
    return readYaml(head)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const problem = `its frontmatter cannot be read: ${said}`
    return { status: 'unreadable', reason: 'not-yaml', problem, line: 2 }
  }
}

/** @throws Error for aliases that grow without measure, and for endless nesting. */
function readYaml(head: string): ReadFields {
  const { isMap, isScalar, LineCounter, parseDocument } = loadYaml()
  const counter = new LineCounter()
  const document = parseDocument(head, {
    uniqueKeys: false,
    logLevel: 'silent',
    prettyErrors: false,
    lineCounter: counter,
  })
  // The head begins below its `---`.
  const lineAt = (offset: number) => counter.linePos(offset).line + 1
  const [error] = document.errors
  if (error) {
    const problem = `its frontmatter is not YAML: ${error.message}`
    return { status: 'unreadable', reason: 'not-yaml', problem, line: lineAt(error.pos[0]) }
  }
  const value: unknown = document.toJS({ maxAliasCount: 20 })
  if (value === null || value === undefined) {
    return { status: 'read', fields: {}, lines: new Map() }
  }
  if (typeof value !== 'object' || Array.isArray(value)) {
    const problem = 'its frontmatter is not YAML: it is not a mapping'
    return { status: 'unreadable', reason: 'not-a-mapping', problem, line: 2 }
  }
  const lines = new Map<string, number>()
  for (const { key } of isMap(document.contents) ? document.contents.items : []) {
    if (isScalar(key) && key.range) lines.set(String(key.value), lineAt(key.range[0]))
  }
  return { status: 'read', fields: value as Record<string, unknown>, lines }
}

function countLines(text: string): number {
  return text.split('\n').length - 1
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
