/**
 * @typedef {import('./complexity-model.mjs').Project} Project
 * @typedef {import('./complexity-model.mjs').Component} Component
 * @typedef {import('./complexity-model.mjs').Matrix} Matrix
 */

/** The input is not a project; every problem is in the message, one per line. */
export class InputError extends Error {}

/**
 * Reads a project from what JSON gave, and names everything that is wrong with it at once.
 * @param {unknown} value
 * @param {Matrix} matrix
 * @returns {Project}
 * @throws {InputError}
 */
export function parseProject(value, matrix) {
  /** @type {string[]} */
  const problems = []
  const project = toRecord(value)
  if (!project) throw new InputError('the input: expected an object with "components"')
  const components = Array.isArray(project.components) ? project.components : []
  if (components.length === 0) problems.push('components: expected a list with at least one')
  const parsed = components.map((one, index) =>
    parseComponent(one, `components[${index}]`, matrix, problems),
  )
  const repeated = parsed.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index)
  for (const id of new Set(repeated)) problems.push(`components: the id "${id}" occurs twice`)
  const context = parseRatings(project.context ?? {}, 'context', matrix.context, problems, false)
  const { deadlineMonths } = project
  if (deadlineMonths !== undefined && !isPositive(deadlineMonths)) {
    problems.push(`deadlineMonths: expected a number above 0, came ${show(deadlineMonths)}`)
  }
  if (problems.length > 0) throw new InputError(problems.join('\n'))
  return {
    project: typeof project.project === 'string' ? project.project : 'Project',
    components: parsed,
    context,
    ...(isPositive(deadlineMonths) ? { deadlineMonths } : {}),
  }
}

/**
 * @param {unknown} value
 * @param {string} place
 * @param {Matrix} matrix
 * @param {string[]} problems
 * @returns {Component}
 */
function parseComponent(value, place, matrix, problems) {
  const { id, name, size, ratings, reuse = 0 } = toRecord(value) ?? {}
  const sizes = Object.keys(matrix.sizeHours)
  if (typeof id !== 'string' || id === '') problems.push(`${place}.id: expected a text`)
  if (typeof name !== 'string' || name === '') problems.push(`${place}.name: expected a text`)
  if (typeof size !== 'string' || !sizes.includes(size)) {
    problems.push(`${place}.size: expected one of ${sizes.join(', ')}, came ${show(size)}`)
  }
  if (typeof reuse !== 'number' || !(reuse >= 0 && reuse <= 1)) {
    problems.push(`${place}.reuse: expected a share from 0 to 1, came ${show(reuse)}`)
  }
  const factors = Object.keys(matrix.factors)
  return {
    id: String(id),
    name: String(name),
    size: String(size),
    ratings: parseRatings(ratings, `${place}.ratings`, factors, problems, true),
    reuse: Number(reuse),
  }
}

/**
 * @param {unknown} value
 * @param {string} place
 * @param {string[]} names
 * @param {string[]} problems
 * @param {boolean} isComplete whether every name must be rated
 */
function parseRatings(value, place, names, problems, isComplete) {
  const given = toRecord(value)
  if (!given) {
    problems.push(`${place}: expected ratings from 1 to 5 for ${names.join(', ')}`)
    return {}
  }
  /** @type {Record<string, number>} */
  const ratings = {}
  for (const name of Object.keys(given)) {
    if (!names.includes(name)) {
      problems.push(`${place}.${name}: not known; there are ${names.join(', ')}`)
    }
  }
  for (const name of names) {
    const rating = given[name]
    if (rating === undefined && !isComplete) continue
    if (typeof rating === 'number' && rating >= 1 && rating <= 5) ratings[name] = rating
    else problems.push(`${place}.${name}: expected a rating from 1 to 5, came ${show(rating)}`)
  }
  return ratings
}

/** @param {unknown} value @returns {Record<string, unknown> | undefined} */
function toRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? /** @type {Record<string, unknown>} */ (value)
    : undefined
}

/** @param {unknown} value @returns {value is number} */
function isPositive(value) {
  return typeof value === 'number' && value > 0
}

/** @param {unknown} value */
function show(value) {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
