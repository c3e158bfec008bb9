import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ConfinedRoot, openConfinedRoot } from '../confinement/confined-root.ts'
import { toMatcher } from '../tools/glob-tool.ts'
import { findRipgrep } from './find-ripgrep.ts'
import type { Narrower } from './narrower.ts'
import { createRipgrepNarrower } from './narrowing.ts'
import { type SearchOptions, searchFiles } from './search-files.ts'

const ripgrep = findRipgrep([])

it.runIf(process.env.PARCO_TEST_RIPGREP)('ripgrep is found where it is installed', () => {
  expect(ripgrep).toBeDefined()
})

/** Later than every change that a test has made: what is older than the search can be told at once. */
const LATER_MS = 60_000

/** Waits for what ripgrep says before the second file is looked at, and counts what it left out. */
async function startSettled(search: SearchOptions) {
  const narrower = createRipgrepNarrower(ripgrep as string, () => Date.now() + LATER_MS)
  const narrowing = narrower.start(search)
  await narrowing?.settled
  let ruledOut = 0
  const counting: Narrower = {
    afterFiles: 1,
    start: () =>
      narrowing && {
        ...narrowing,
        rulesOut(path) {
          const isOut = narrowing.rulesOut(path)
          if (isOut) ruledOut += 1
          return isOut
        },
      },
  }
  return { counting, count: () => ruledOut }
}

type Content = readonly [path: Buffer, bytes: Buffer]

function withTree<Result>(
  files: readonly Content[],
  use: (root: ConfinedRoot) => Promise<Result>,
): Promise<Result> {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'narrow-')))
  for (const [path, bytes] of files) {
    const full = Buffer.concat([Buffer.from(`${base}/`), path])
    try {
      mkdirSync(Buffer.from(dirname(full.toString('latin1')), 'latin1'), { recursive: true })
      writeFileSync(full, bytes)
    } catch {
      // Its name is already that of a directory, or a name on the way is that of a file.
    }
  }
  const root = openConfinedRoot(base)
  return use(root).finally(() => {
    root.close()
    rmSync(base, { recursive: true })
  })
}

const toSearch = (root: ConfinedRoot, options: Partial<SearchOptions>): SearchOptions => ({
  root,
  directory: '.',
  pattern: '',
  ignoreCase: false,
  filesOnly: false,
  maxMatches: 200,
  signal: new AbortController().signal,
  ...options,
})

const searchOrFail = (search: SearchOptions) =>
  searchFiles(search).catch((error: Error) => error.message)

const names = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('a.ts', 'b.md', 'src', 'lib', 'deep', 'out', 'ação') },
  fc.constantFrom(
    '-e',
    '--help',
    '!a',
    '.hidden',
    'two\nlines',
    'a\rb',
    '*',
    '[x]',
    ' ',
    '"',
    '\\',
  ),
  fc.constantFrom('node_modules', '.git', '.gitignore', '.ignore', '.rgignore', 'x'.repeat(255)),
)
const paths = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .array(names, { minLength: 1, maxLength: 4 })
      .map((all) => Buffer.from(all.join('/'))),
  },
  fc.constantFrom(
    Buffer.from([0x61, 0xff, 0x62]),
    Buffer.from('a\ufffdb'),
    Buffer.from('src/\ufffd'),
  ),
)

const texts = fc.constantFrom(
  ...['needle', 'Needle', 'NEEDLE', 'need', 'le', ' ', '\n', '\r\n', '\r', '\t', 'ação', 'AÇÃO'],
  // Alike by case with `s` and `k`, or nearly.
  ...['task', 'taſk', 'tas\u212a', 'TASK', 'İi', 'ß', 'ss', '😀', '\u2028', 'foo.bar('],
  ...['*.ts', 'out/', '!a.ts'],
)
/** By name, so that a failure can be read. */
const ODD_BYTES = {
  NUL: Buffer.from([0]),
  'UTF-16LE mark': Buffer.from([0xff, 0xfe]),
  'UTF-16BE mark': Buffer.from([0xfe, 0xff]),
  'UTF-8 mark': Buffer.from([0xef, 0xbb, 0xbf]),
  'half a letter': Buffer.from([0xc3]),
  'no letters': Buffer.from([0xc3, 0x28, 0xed, 0xa0, 0x80]),
  'UTF-16': Buffer.from('needle', 'utf16le'),
  // Beyond what tells that a file is binary, and beyond one buffer of ripgrep.
  'long line': Buffer.alloc(8000, 'x '),
  'many lines': Buffer.alloc(70_000, 'y\n'),
  'longer line': Buffer.alloc(70_000, 'z '),
}
const oddBytes = fc.constantFrom(...(Object.keys(ODD_BYTES) as (keyof typeof ODD_BYTES)[]))
const contents = fc.array(
  fc.oneof({ weight: 4, arbitrary: fc.record({ text: texts }) }, fc.record({ odd: oddBytes })),
  { maxLength: 12 },
)
type Pieces = readonly ({ readonly text: string } | { readonly odd: keyof typeof ODD_BYTES })[]

function toBytes(all: Pieces): Buffer {
  return Buffer.concat(
    all.map((one) => ('odd' in one ? ODD_BYTES[one.odd] : Buffer.from(one.text))),
  )
}

const patternTexts = [
  'needle',
  'need',
  'NEEDLE',
  'task',
  'ação',
  'foo\\.bar\\(',
  '😀',
  'İi',
  '\u2028',
]
const patternPieces = ['.', '\\w+', '[ab]', '(x|le)', 'a?', '^', '$', '\\b', '(?=n)', ' ', 'ss']
const patterns = fc
  .tuple(
    fc.constantFrom(...patternTexts),
    fc.array(fc.constantFrom(...patternPieces, ...patternTexts, '\n', '\ufeff', '\0'), {
      maxLength: 2,
    }),
    fc.boolean(),
  )
  .map(([text, others, isFirst]) => (isFirst ? [text, ...others] : [...others, text]).join(''))

describe.skipIf(!ripgrep)('a search that ripgrep narrows', () => {
  it('finds the same in every tree, by every pattern', async () => {
    let ruledOut = 0
    const cases = fc.record({
      files: fc.array(fc.tuple(paths, contents), { minLength: 2, maxLength: 14 }),
      searches: fc.array(
        fc.record({
          pattern: patterns,
          ignoreCase: fc.boolean(),
          filesOnly: fc.boolean(),
          directory: fc.constantFrom('.', '.', '.', 'src', 'src/', './lib', 'deep/src'),
          glob: fc.constantFrom(undefined, undefined, '*.ts', 'src/**', '*'),
        }),
        { minLength: 2, maxLength: 2 },
      ),
    })
    await fc.assert(
      fc.asyncProperty(cases, ({ files, searches }) =>
        withTree(
          files.map(([path, pieces]) => [path, toBytes(pieces)]),
          async (root) => {
            for (const { glob, ...wanted } of searches) {
              const search = toSearch(root, {
                ...wanted,
                ...(glob ? { accepts: toMatcher(glob) } : {}),
              })
              const { counting, count } = await startSettled(search)
              const narrowed = await searchOrFail({ ...search, narrower: counting })
              expect(narrowed).toEqual(await searchOrFail(search))
              ruledOut += count()
            }
          },
        ),
      ),
      { numRuns: 12 },
    )
    expect(ruledOut).toBeGreaterThan(0)
  })

  /** Files without a match; their names come first, as the first file of all is always opened. */
  const filler = (count: number): Content[] =>
    Array.from({ length: count }, (_, at) => [Buffer.from(` ${at}`), Buffer.from('nothing')])

  it.each<[name: string, bytes: Buffer, pattern?: string, ignoreCase?: boolean]>([
    ['a mark of UTF-16 before bytes that are not', Buffer.from('\xff\xfeneedle\n', 'latin1')],
    ['a mark of UTF-8', Buffer.from('\ufeffneedle')],
    ['invalid bytes on both sides', Buffer.from('\xc3needle\xff', 'latin1')],
    ['NUL after what tells a binary file', Buffer.from(`${'x'.repeat(8000)}\0\nneedle`)],
    ['NUL after the match', Buffer.from(`needle\n${'x'.repeat(8000)}\0`)],
    ['NUL in the line of the match', Buffer.from(`${'x'.repeat(8000)}\0needle`)],
    ['a line longer than any buffer', Buffer.from(`${'x'.repeat(1_500_000)}needle`)],
    ['the largest size', Buffer.from(`needle${'x'.repeat(1_999_994)}`)],
    ['a text that begins with dashes', Buffer.from('--files'), '--files'],
    ['a long s', Buffer.from('taſk'), 'task', true],
    ['a Kelvin sign', Buffer.from('tas\u212a'), 'task', true],
    ['letters beyond ASCII in another case', Buffer.from('AÇÃO NEEDLE'), 'ação needle', true],
  ])('finds a file with %s', async (_, bytes, pattern = 'needle', ignoreCase = false) => {
    const file: Content = [Buffer.from('file'), bytes]
    await withTree([...filler(3), file], async (root) => {
      const search = toSearch(root, { pattern, ignoreCase, filesOnly: true })
      const { counting, count } = await startSettled(search)
      expect(await searchFiles({ ...search, narrower: counting })).toEqual({
        matches: ['file'],
        isCut: false,
      })
      expect(count()).toBe(2)
    })
  })

  it.each([
    '.hidden',
    '.d/.e/f',
    'ignored',
    '-e',
    '--',
    '!x',
    'a\nb',
    'a\\b',
    '*',
    './x',
    '..x',
    '\ufffd',
  ])('finds a file called %j, in a tree with what else ripgrep heeds', async (name) => {
    const lists = ['.ignore', '.rgignore', '.git/info/exclude'].map((list): Content => {
      return [Buffer.from(list), Buffer.from('*\n')]
    })
    const file: Content = [Buffer.from(name), Buffer.from('needle')]
    await withTree([...filler(2), ...lists, file], async (root) => {
      const search = toSearch(root, { pattern: 'needle', filesOnly: true })
      const { counting, count } = await startSettled(search)
      const plain = await searchFiles(search)
      expect(plain.matches).toHaveLength(1)
      expect(await searchFiles({ ...search, narrower: counting })).toEqual(plain)
      expect(count()).toBeGreaterThan(1)
    })
  })

  it('leaves out a file that is larger by one byte, as it does without', async () => {
    const file: Content = [Buffer.from('file'), Buffer.from(`needle${'x'.repeat(1_999_995)}`)]
    await withTree([...filler(3), file], async (root) => {
      const search = toSearch(root, { pattern: 'needle' })
      const { counting } = await startSettled(search)
      expect((await searchFiles(search)).matches).toEqual([])
      expect((await searchFiles({ ...search, narrower: counting })).matches).toEqual([])
    })
  })

  it('finds a file whose path ripgrep cannot open', async () => {
    // Longer than the kernel takes at once; made name by name.
    const names = Array.from({ length: 20 }, () => 'é'.repeat(120))
    await withTree([...filler(3)], async (root) => {
      const before = process.cwd()
      process.chdir(root.path)
      try {
        for (const name of names) {
          mkdirSync(name)
          process.chdir(name)
        }
        writeFileSync('file', 'needle')
      } finally {
        process.chdir(before)
      }
      const search = toSearch(root, { pattern: 'needle', filesOnly: true })
      const { counting } = await startSettled(search)
      const path = [...names, 'file'].join('/')
      expect(await searchFiles({ ...search, narrower: counting })).toMatchObject({
        matches: [path],
      })
    })
  })

  it.each(['a.c', 'foo|bar', 'ab', '\\d+', 'ne\ned', 'needl\0'])(
    'is not begun when every file might match: %j',
    async (pattern) => {
      await withTree(filler(1), async (root) => {
        const narrower = createRipgrepNarrower(ripgrep as string)
        expect(narrower.start(toSearch(root, { pattern }))).toBeUndefined()
      })
    },
  )
})
