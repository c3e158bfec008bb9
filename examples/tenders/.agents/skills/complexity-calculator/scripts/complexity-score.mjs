#!/usr/bin/env node
/*
 * Computes the complexity score and the effort of a project.
 *
 *   node complexity-score.mjs project.json            a Markdown table
 *   node complexity-score.mjs project.json --json     the same as JSON
 *   node complexity-score.mjs - < project.json        from standard input
 *   … --matrix my-matrix.json                         with your own weights
 *
 * Needs Node 18 and nothing else. Exit code 2: the input is not a project, and why.
 */
import { readFileSync } from 'node:fs'
import { scoreProject } from './complexity-model.mjs'
import { parseMatrix } from './parse-matrix.mjs'
import { InputError, parseProject } from './parse-project.mjs'

const USAGE = 'Usage: node complexity-score.mjs <project.json | -> [--json] [--matrix <file>]'

/** @param {string[]} words */
function parseArguments(words) {
  const rest = [...words]
  const isJson = take(rest, '--json') !== undefined
  const matrixAt = rest.indexOf('--matrix')
  const [, matrix] = matrixAt === -1 ? [] : rest.splice(matrixAt, 2)
  if (rest.length !== 1 || (matrixAt !== -1 && matrix === undefined)) throw new InputError(USAGE)
  const ours = new URL('../assets/scoring-matrix.json', import.meta.url)
  return { isJson, input: rest[0] ?? '-', matrix: matrix ?? ours }
}

/** @param {string[]} words @param {string} word */
function take(words, word) {
  const index = words.indexOf(word)
  return index === -1 ? undefined : words.splice(index, 1)[0]
}

/** @param {string | URL} path */
function readJson(path) {
  const text = readText(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new InputError(`${path} is not JSON: ${/** @type {Error} */ (error).message}`)
  }
}

/** @param {string | URL} path */
function readText(path) {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch {
    throw new InputError(`${path} cannot be read.`)
  }
}

/** @param {import('./complexity-model.mjs').Score} score */
function toMarkdown(score) {
  const rows = score.components.map(
    ({ id, name, size, complexity, hours }) =>
      `| ${id} | ${name} | ${size} | ${complexity.toFixed(2)} | ${hours} |`,
  )
  const overheads = Object.entries(score.overheadHours).map(
    ([name, hours]) => `| | ${name} | | | ${hours} |`,
  )
  return [
    `## Complexity: ${score.project}`,
    '',
    '| id | component | size | complexity | hours |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    ...overheads,
    `| | **total** | | **${score.complexity.toFixed(2)} (${score.class})** | **${score.hours.expected}** |`,
    '',
    `- Range: ${score.hours.low} to ${score.hours.p80} hours; by this model four of five such projects end below the upper figure.`,
    `- ${score.personMonths} person-months; shortest sensible duration ${score.shortestMonths} months.`,
    `- Context multiplier: ${score.contextMultiplier}.`,
    ...score.warnings.map((warning) => `- Warning: ${warning}`),
  ].join('\n')
}

try {
  const { isJson, input, matrix: path } = parseArguments(process.argv.slice(2))
  const matrix = parseMatrix(readJson(path))
  const score = scoreProject(parseProject(readJson(input), matrix), matrix)
  process.stdout.write(`${isJson ? JSON.stringify(score, undefined, 2) : toMarkdown(score)}\n`)
} catch (error) {
  if (!(error instanceof InputError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
