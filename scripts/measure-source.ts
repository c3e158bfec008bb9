import { parseSync } from 'vite'

/** How much of a folder's code is wording: each of these may only fall. */
export interface SourceSize {
  readonly lines: number
  /** Functions of a module that answer yes or no. */
  readonly predicates: number
  /** Constants of a module that hold two words or more. */
  readonly lists: number
  /** Words in those, in patterns, and in lists inside functions. */
  readonly words: number
}

/** What each figure counts, for whoever reads that one has grown. */
export const WHAT_IS_COUNTED: Readonly<Record<keyof SourceSize, string>> = {
  lines: 'lines of hand-written source',
  predicates: 'functions that answer yes or no',
  lists: 'word lists',
  words: 'words in lists and patterns',
}

type Node = { readonly type: string; readonly [field: string]: unknown }

/** Measures sources, each the text of one TypeScript file. */
export function measureSource(sources: readonly string[]): SourceSize {
  const modules = sources.map((source) => parseSync('source.ts', source).program.body.map(asNode))
  const asking = new Set(modules.flat().filter(isYesOrNoType).map(nameOf))
  const constants = modules.flat().flatMap(constantsIn)
  return {
    lines: sources.reduce((sum, source) => sum + source.split('\n').length - 1, 0),
    predicates:
      modules.flat().filter((statement) => answersYesOrNo(declared(statement))).length +
      constants.filter((one) => isPredicate(one, asking)).length,
    lists: constants.filter((one) => wordsOfConstant(one) > 1).length,
    words:
      constants.reduce((sum, one) => sum + wordsOfConstant(one), 0) +
      modules.flat().reduce((sum, statement) => sum + wordsInFunctions(statement, false), 0),
  }
}

/** Counts the words in patterns alone, wherever they stand: wording that wants to be a line of data. */
export function wordsInPatterns(sources: readonly string[]): number {
  const countIn = (node: Node): number =>
    ('regex' in node ? wordsHere(node) : 0) +
    childrenOf(node).reduce((sum, child) => sum + countIn(child), 0)
  return sources
    .flatMap((source) => parseSync('source.ts', source).program.body.map(asNode))
    .reduce((sum, statement) => sum + countIn(statement), 0)
}

const asNode = (value: unknown): Node => value as Node

/** A statement without the word `export` before it. */
function declared(statement: Node): Node {
  return statement.type === 'ExportNamedDeclaration' && statement.declaration
    ? asNode(statement.declaration)
    : statement
}

const nameOf = (statement: Node): unknown => asNode(declared(statement).id).name

/** A function type that others are declared to be: `type Objection = (purchase: Purchase) => boolean`. */
function isYesOrNoType(statement: Node): boolean {
  const { type, typeAnnotation } = declared(statement)
  return type === 'TSTypeAliasDeclaration' && answersYesOrNo(asNode(typeAnnotation))
}

function constantsIn(statement: Node): readonly Node[] {
  const { type, declarations } = declared(statement)
  return type === 'VariableDeclaration' ? (declarations as Node[]) : []
}

const FUNCTIONS: ReadonlySet<string> = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'TSFunctionType',
])

function answersYesOrNo(node: Node): boolean {
  if (!FUNCTIONS.has(node.type)) return false
  const answer = node.returnType as { readonly typeAnnotation: Node } | null | undefined
  return ['TSBooleanKeyword', 'TSTypePredicate'].includes(answer?.typeAnnotation.type ?? '')
}

/** A constant that is such a function, or is declared to be of such a type. */
function isPredicate({ id, init }: Node, asking: ReadonlySet<unknown>): boolean {
  if (init && answersYesOrNo(asNode(init))) return true
  const annotation = asNode(id).typeAnnotation as { readonly typeAnnotation: Node } | null
  const named = annotation?.typeAnnotation.typeName as { readonly name?: string } | undefined
  return named?.name !== undefined && asking.has(named.name)
}

const wordsOfConstant = ({ init }: Node): number =>
  init && !FUNCTIONS.has(asNode(init).type) ? wordsBelow(asNode(init)) : 0

/** Words of every text and pattern below a node, functions apart: those are looked at on their own. */
function wordsBelow(node: Node): number {
  if (FUNCTIONS.has(node.type)) return 0
  return wordsHere(node) + childrenOf(node).reduce((sum, child) => sum + wordsBelow(child), 0)
}

/** Words of lists and patterns inside functions; a single text there is a name, a key or a mark. */
function wordsInFunctions(node: Node, isInside: boolean): number {
  if (isInside && isList(node)) return wordsBelow(node)
  const isWithin = isInside || FUNCTIONS.has(node.type)
  return childrenOf(node).reduce((sum, child) => sum + wordsInFunctions(child, isWithin), 0)
}

const isList = (node: Node): boolean => node.type === 'ArrayExpression' || 'regex' in node

function wordsHere(node: Node): number {
  if (node.type === 'TemplateElement')
    return countWords((node.value as { readonly raw: string }).raw)
  if (node.type !== 'Literal') return 0
  const regex = node.regex as { readonly pattern: string } | undefined
  if (regex) return countWords(regex.pattern.replace(/\\p\{\w+\}|\\./g, ' '))
  return typeof node.value === 'string' ? countWords(node.value) : 0
}

const countWords = (text: string): number =>
  text.match(/[\p{L}\p{M}'’_-]*\p{L}[\p{L}\p{M}'’_-]*/gu)?.length ?? 0

function childrenOf(node: Node): readonly Node[] {
  return Object.entries(node).flatMap(([field, value]) => {
    if (field === 'typeAnnotation' || field === 'returnType') return []
    return [value].flat().filter(isNode)
  })
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
