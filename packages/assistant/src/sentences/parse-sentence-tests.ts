import { basename } from 'node:path'
import { type Locale, localeSchema } from '@parco/protocol'
import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { SentenceProblem } from './sentence-problem.ts'

const callSchema = z.strictObject({
  intent: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
})

const testSchema = z.strictObject({
  text: z.string(),
  intent: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  lang: localeSchema.optional(),
  pending: z.array(callSchema).optional(),
})

/** One thing said, and what it is to be understood as. */
export interface SentenceTest {
  readonly file: string
  readonly line: number
  readonly text: string
  readonly intent: string
  /** Params that the decision must have, each equal; others are not looked at. */
  readonly params: Readonly<Record<string, unknown>>
  readonly locale: Locale
  /** What is open as it is said: calls that await approval, or one `clarify`. */
  readonly pending: readonly { readonly intent: string; readonly params: Record<string, unknown> }[]
}

/** The tests of a file, and what is wrong with it. */
export interface ParsedTests {
  readonly tests: readonly SentenceTest[]
  readonly problems: readonly SentenceProblem[]
}

/** Reads a file of tests: a list of `text`, `intent` and what else is to hold. Its name gives the language. */
export function parseSentenceTests(text: string, file: string): ParsedTests {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const [broken] = document.errors
  if (broken) {
    const { line } = counter.linePos(broken.pos[0])
    return { tests: [], problems: [{ file, line, message: `not valid YAML: ${broken.message}` }] }
  }
  const rows: unknown = document.toJS()
  if (!Array.isArray(rows)) {
    return { tests: [], problems: [{ file, line: 1, message: 'expected a list of tests' }] }
  }
  const named = localeSchema.safeParse(/tests\.([\w-]+)\.yaml$/.exec(basename(file))?.[1]).data
  const tests: SentenceTest[] = []
  const problems: SentenceProblem[] = []
  for (const [index, row] of rows.entries()) {
    const line = lineOf(document.getIn([index], true), counter)
    const parsed = testSchema.safeParse(row)
    const locale = parsed.data?.lang ?? named
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const message = `${issue?.path.join('.') || 'test'}: ${issue?.message}`
      problems.push({ file, line, message })
    } else if (locale === undefined) {
      const message = 'expected lang, or a file called tests.pt-BR.yaml or tests.en.yaml'
      problems.push({ file, line, message })
    } else {
      const { intent, params = {}, pending = [] } = parsed.data
      tests.push({ file, line, text: parsed.data.text, intent, params, locale, pending })
    }
  }
  return { tests, problems }
}

function lineOf(node: unknown, counter: LineCounter): number {
  if (typeof node !== 'object' || node === null || !('range' in node)) return 1
  return Array.isArray(node.range) ? counter.linePos(node.range[0]).line : 1
}
