import { localeSchema } from '@parco/protocol'
import type { IntentCatalogue } from '@parco/router'
import { type Document, isDocument, isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import type { SentenceProblem } from './sentence-problem.ts'

const groupSchema = z.strictObject({
  say: z.array(z.string().trim().min(1)).min(1),
  set: z.record(z.string(), z.unknown()).optional(),
  missing: z.array(z.string()).optional(),
  after: z.array(z.string()).optional(),
  isLoose: z.boolean().optional(),
  isAsked: z.boolean().optional(),
  holds: z.array(z.string()).min(1).optional(),
  allows: z.array(z.string()).optional(),
  weight: z.number().optional(),
})

const catalogueSchema = z.strictObject({
  domain: z.string().default('own'),
  locale: localeSchema,
  rules: z.record(z.string(), z.string()).default({}),
  intents: z.record(
    z.string(),
    z.strictObject({
      isWrite: z.boolean().default(true),
      required: z.array(z.string()).optional(),
      questions: z.record(z.string(), z.string()).optional(),
      examples: z.array(z.string()).optional(),
      sentences: z.array(groupSchema),
    }),
  ),
})

/** A file of sentences, or what is wrong with it; `lineOf` finds where something stands in it. */
export interface ParsedCatalogue {
  readonly catalogue?: IntentCatalogue
  readonly problems: readonly SentenceProblem[]
  /** The line of a place in the file, or of the closest thing around it that is there. */
  lineOf(path: readonly (string | number)[]): number
}

/** Reads a file of sentences, in the format in which the shipped ones are written. */
export function parseCatalogue(text: string, file: string): ParsedCatalogue {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter })
  const lineOf = (path: readonly (string | number)[]) => lineIn(document, counter, path)
  const [broken] = document.errors
  if (broken) {
    const line = counter.linePos(broken.pos[0]).line
    const [message = ''] = broken.message.split('\n')
    return { problems: [{ file, line, message: `not valid YAML: ${message}` }], lineOf }
  }
  const parsed = catalogueSchema.safeParse(document.toJS())
  if (parsed.success) {
    // JSON-like by its schema; the router's type only says so with `readonly`.
    return {
      catalogue: { ...(parsed.data as IntentCatalogue), source: file },
      problems: [],
      lineOf,
    }
  }
  const problems = parsed.error.issues.map((issue) => {
    const path = issue.path.filter((part) => typeof part !== 'symbol')
    const where = path.length === 0 ? '' : `${path.join('.')}: `
    return { file, line: lineOf(path), message: `${where}${issue.message}` }
  })
  return { problems, lineOf }
}

function lineIn(
  document: Document,
  counter: LineCounter,
  path: readonly (string | number)[],
): number {
  for (let length = path.length; length > 0; length--) {
    const around = document.getIn(path.slice(0, length - 1), true)
    const start =
      keyStart(around, path[length - 1]) ?? startOf(document.getIn(path.slice(0, length), true))
    if (start !== undefined) return counter.linePos(start).line
  }
  return 1
}

/** A thing with a name stands where its name does. */
function keyStart(around: unknown, name: string | number | undefined): number | undefined {
  const map = isDocument(around) ? around.contents : around
  if (!isMap(map)) return undefined
  const pair = map.items.find(({ key }) => isScalar(key) && key.value === name)
  return pair && startOf(pair.key)
}

function startOf(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined
  return Array.isArray(node.range) ? node.range[0] : undefined
}
