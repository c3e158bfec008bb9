import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreProject } from './.agents/skills/complexity-calculator/scripts/complexity-model.mjs'
import { parseMatrix } from './.agents/skills/complexity-calculator/scripts/parse-matrix.mjs'
import { parseProject } from './.agents/skills/complexity-calculator/scripts/parse-project.mjs'

const folder = new URL('./.agents/skills/complexity-calculator/', import.meta.url)
const text = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const matrix = parseMatrix(JSON.parse(text('assets/scoring-matrix.json')))
const example = JSON.parse(text('assets/project.example.json'))

function run(words: readonly string[], input = '') {
  const script = fileURLToPath(new URL('scripts/complexity-score.mjs', folder))
  return spawnSync(process.execPath, [script, ...words], { input, encoding: 'utf8' })
}

const ratings = { rules: 4, integrations: 1, data: 2, interface: 3, security: 2, uncertainty: 2 }
const project = (change: object = {}, rated: object = {}) => ({
  components: [{ id: 'C1', name: 'One', size: 'M', ratings: { ...ratings, ...rated }, ...change }],
})
const score = (value: unknown) => scoreProject(parseProject(value, matrix), matrix)

describe('the formulas', () => {
  it('give the example that the page computes by hand', () => {
    const { components } = score(project())
    expect(components[0]).toMatchObject({ complexity: 2.3, hours: 156, deviation: 17 })
    expect(text('references/formulas.md')).toContain('= 155.8; deviation = 17.3')
  })

  it('add overheads, and a range that widens with uncertainty', () => {
    const sure = score(project({}, { uncertainty: 1 }))
    const unsure = score(project({}, { uncertainty: 5 }))
    expect(sure.hours.expected).toBe(Math.round(sure.buildHours * 1.45))
    const width = ({ hours }: typeof sure) => (hours.p80 - hours.low) / hours.expected
    expect(width(unsure)).toBeGreaterThan(3 * width(sure))
  })

  it('never give less for a harder component, or more for one that exists', () => {
    const rating = fc.integer({ min: 1, max: 4 })
    const factors = Object.keys(matrix.factors)
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(factors.map((name) => [name, rating]))),
        fc.constantFrom(...factors),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rated, harder, reuse) => {
          const plain = score(project({}, rated)).hours.expected
          const hard = score(project({}, { ...rated, [harder]: (rated[harder] ?? 1) + 1 }))
          expect(hard.hours.expected).toBeGreaterThanOrEqual(plain)
          expect(score(project({ reuse }, rated)).hours.expected).toBeLessThanOrEqual(plain)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('warn of a large component, of many uncertain ones, and of a deadline that is too near', () => {
    const component = (id: string, size: string) => ({
      ...project({}, { uncertainty: 4 }).components[0],
      id,
      size,
    })
    const { warnings } = score({
      deadlineMonths: 2,
      components: [component('A', 'XL'), component('B', 'XS'), component('C', 'XS')],
    })
    expect(warnings).toEqual([
      expect.stringMatching(/^A is \d\d % of the effort/),
      expect.stringMatching(/^3 components are uncertain \(A, B, C\)/),
      expect.stringMatching(/^The deadline is 2 months/),
    ])
  })

  it('use the weights that the page tells', () => {
    const rows = [...text('references/scoring-matrix.md').matchAll(/^\| (\w+) \| (0\.\d+) \|/gm)]
    expect(Object.fromEntries(rows.map(([, name, weight]) => [name, Number(weight)]))).toEqual(
      matrix.factors,
    )
    for (const [size, hours] of Object.entries(matrix.sizeHours)) {
      expect(text('references/scoring-matrix.md')).toContain(`| ${size} | ${hours} |`)
    }
    for (const name of matrix.context) {
      expect(text('references/scoring-matrix.md')).toContain(`| ${name} | `)
    }
  })
})

describe('the script', () => {
  it('prints a table, and the same as JSON', () => {
    const { stdout, status } = run(['-'], JSON.stringify(example))
    expect(status).toBe(0)
    expect(stdout).toContain('| C1 | Calendar and booking rules | M | 2.30 | 141 |')
    const json = JSON.parse(run(['-', '--json'], JSON.stringify(example)).stdout)
    expect(json).toEqual(JSON.parse(JSON.stringify(score(example))))
    expect(stdout).toContain(`**${json.hours.expected}**`)
  })

  it('says everything that is wrong with its input, and exits with 2', () => {
    const { stderr, status } = run(
      ['-'],
      JSON.stringify({
        components: [
          { id: 'C1', name: 'One', size: 'Q', reuse: 2, ratings: { rules: 9, taste: 1 } },
        ],
        context: { mood: 3 },
        deadlineMonths: 'soon',
      }),
    )
    expect(status).toBe(2)
    expect(stderr.trim().split('\n')).toEqual([
      'components[0].size: expected one of XS, S, M, L, XL, came "Q"',
      'components[0].reuse: expected a share from 0 to 1, came 2',
      expect.stringContaining('components[0].ratings.taste: not known'),
      'components[0].ratings.rules: expected a rating from 1 to 5, came 9',
      'components[0].ratings.integrations: expected a rating from 1 to 5, came nothing',
      'components[0].ratings.data: expected a rating from 1 to 5, came nothing',
      'components[0].ratings.interface: expected a rating from 1 to 5, came nothing',
      'components[0].ratings.security: expected a rating from 1 to 5, came nothing',
      'components[0].ratings.uncertainty: expected a rating from 1 to 5, came nothing',
      expect.stringContaining('context.mood: not known'),
      'deadlineMonths: expected a number above 0, came "soon"',
    ])
  })

  it.each([
    [[], '', 'Usage: '],
    [['-'], '{', '- is not JSON'],
    [['-'], '[]', 'expected an object with "components"'],
    [['/no/such/file'], '', 'cannot be read'],
    [['-', '--matrix', '-'], '{}', 'The scoring matrix. factors: expected an object of numbers'],
  ])('refuses %j with "%s" on standard input', (words, input, message) => {
    const { stderr, status } = run(words, input)
    expect(stderr).toContain(message)
    expect(status).toBe(2)
  })
})
