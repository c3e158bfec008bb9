import { InputError } from './parse-project.mjs'

/** @typedef {import('./complexity-model.mjs').Matrix} Matrix */

/** The weights of the factors may miss 1 by what rounding does. */
const TOLERANCE = 0.001

/**
 * Checks a scoring matrix, so that an edited one fails here and not as a wrong number.
 * @param {unknown} value
 * @returns {Matrix}
 * @throws {InputError}
 */
export function parseMatrix(value) {
  const matrix = /** @type {Matrix} */ (Object(value))
  const problems = ['factors', 'sizeHours', 'overheads', 'multiplier', 'spread']
    .filter((name) => !isNumbers(Reflect.get(matrix, name)))
    .map((name) => `${name}: expected an object of numbers`)
  for (const name of ['reuseSaving', 'contextStep', 'correlation', 'hoursPerPersonMonth']) {
    if (typeof Reflect.get(matrix, name) !== 'number') problems.push(`${name}: expected a number`)
  }
  if (!Array.isArray(matrix.context)) problems.push('context: expected a list of names')
  if (problems.length === 0) {
    const weights = Object.values(matrix.factors).reduce((total, weight) => total + weight, 0)
    if (Math.abs(weights - 1) > TOLERANCE) {
      problems.push(`factors: the weights should add up to 1, and add up to ${weights}`)
    }
  }
  if (problems.length > 0) throw new InputError(`The scoring matrix. ${problems.join('; ')}`)
  return matrix
}

/** @param {unknown} value */
function isNumbers(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'number')
  )
}
