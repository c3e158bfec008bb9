/**
 * @typedef {{ id: string, name: string, size: string, ratings: Record<string, number>, reuse: number }} Component
 * @typedef {{ project: string, components: Component[], context: Record<string, number>, deadlineMonths?: number }} Project
 * @typedef {{
 *   factors: Record<string, number>, sizeHours: Record<string, number>,
 *   multiplier: { base: number, perPoint: number }, reuseSaving: number,
 *   context: string[], contextStep: number, overheads: Record<string, number>,
 *   spread: { below: number, above: number }, correlation: number, hoursPerPersonMonth: number,
 * }} Matrix
 * @typedef {{ id: string, name: string, size: string, complexity: number, hours: number, deviation: number }} ScoredComponent
 * @typedef {{
 *   project: string, components: ScoredComponent[], complexity: number, class: string,
 *   contextMultiplier: number, buildHours: number, overheadHours: Record<string, number>,
 *   hours: { expected: number, low: number, p80: number }, personMonths: number,
 *   shortestMonths: number, warnings: string[],
 * }} Score
 */

/** The standard normal quantile of 80 %. */
const QUANTILE_80 = 0.8416

/** From this share of the effort a single component decides the bid. */
const LARGE_SHARE = 0.35

/** From this many uncertain components the range says more than the expected value. */
const MANY_UNCERTAIN = 3

/**
 * Scores a project: complexity from 1 to 5, effort in hours with its range, and what to look at.
 * `references/formulas.md` explains each step.
 * @param {Project} project
 * @param {Matrix} matrix
 * @returns {Score}
 */
export function scoreProject(project, matrix) {
  const contextMultiplier = matrix.context.reduce(
    (product, name) => product * (1 + matrix.contextStep * ((project.context[name] ?? 3) - 3)),
    1,
  )
  const components = project.components.map((one) => scoreComponent(one, matrix, contextMultiplier))
  const buildHours = sum(components.map(({ hours }) => hours))
  const overheadHours = Object.fromEntries(
    Object.entries(matrix.overheads).map(([name, share]) => [name, share * buildHours]),
  )
  const overheads = 1 + sum(Object.values(matrix.overheads))
  const expected = buildHours * overheads
  const deviation = combine(components, matrix.correlation) * overheads
  const personMonths = expected / matrix.hoursPerPersonMonth
  const complexity = sum(components.map((one) => one.complexity * one.hours)) / buildHours
  const shortestMonths = 2.5 * Math.cbrt(personMonths)
  return {
    project: project.project,
    components: components.map(roundComponent),
    complexity: round(complexity, 2),
    class: classOf(complexity),
    contextMultiplier: round(contextMultiplier, 3),
    buildHours: Math.round(buildHours),
    overheadHours: mapValues(overheadHours, Math.round),
    hours: {
      expected: Math.round(expected),
      low: Math.round(expected - QUANTILE_80 * deviation),
      p80: Math.round(expected + QUANTILE_80 * deviation),
    },
    personMonths: round(personMonths, 1),
    shortestMonths: round(shortestMonths, 1),
    warnings: warn(project, components, buildHours, shortestMonths),
  }
}

/**
 * @param {Component} component
 * @param {Matrix} matrix
 * @param {number} contextMultiplier
 * @returns {ScoredComponent}
 */
function scoreComponent(component, matrix, contextMultiplier) {
  const { id, name, size, ratings, reuse } = component
  const complexity = sum(
    Object.entries(matrix.factors).map(([factor, weight]) => weight * (ratings[factor] ?? 0)),
  )
  const multiplier = matrix.multiplier.base + matrix.multiplier.perPoint * complexity
  const likely =
    (matrix.sizeHours[size] ?? 0) *
    multiplier *
    contextMultiplier *
    (1 - matrix.reuseSaving * reuse)
  const uncertainty = ratings.uncertainty ?? 0
  const low = likely * (1 - matrix.spread.below * uncertainty)
  const high = likely * (1 + matrix.spread.above * uncertainty)
  return {
    id,
    name,
    size,
    complexity,
    hours: (low + 4 * likely + high) / 6,
    deviation: (high - low) / 6,
  }
}

/**
 * The deviation of a sum whose parts go wrong together to some degree.
 * @param {ScoredComponent[]} components
 * @param {number} correlation
 */
function combine(components, correlation) {
  const deviations = components.map(({ deviation }) => deviation)
  const independent = sum(deviations.map((one) => one ** 2))
  return Math.sqrt((1 - correlation) * independent + correlation * sum(deviations) ** 2)
}

/**
 * @param {Project} project
 * @param {ScoredComponent[]} components
 * @param {number} buildHours
 * @param {number} shortestMonths
 */
function warn(project, components, buildHours, shortestMonths) {
  const warnings = components
    .filter(({ hours }) => components.length > 2 && hours / buildHours >= LARGE_SHARE)
    .map(
      ({ id, hours }) =>
        `${id} is ${Math.round((100 * hours) / buildHours)} % of the effort: split it, or estimate it a second way.`,
    )
  const uncertain = project.components.filter(({ ratings }) => (ratings.uncertainty ?? 0) >= 4)
  if (uncertain.length >= MANY_UNCERTAIN) {
    warnings.push(
      `${uncertain.length} components are uncertain (${uncertain.map(({ id }) => id).join(', ')}): ask the authority before you price them.`,
    )
  }
  const { deadlineMonths } = project
  if (deadlineMonths !== undefined && deadlineMonths < shortestMonths) {
    warnings.push(
      `The deadline is ${deadlineMonths} months, the shortest sensible duration ${round(shortestMonths, 1)}: reduce the scope, deliver in stages, or do not bid.`,
    )
  }
  return warnings
}

/** @param {number} complexity */
function classOf(complexity) {
  if (complexity < 2) return 'low'
  if (complexity < 3) return 'moderate'
  return complexity < 4 ? 'high' : 'very high'
}

/** @param {ScoredComponent} component */
function roundComponent(component) {
  const { complexity, hours, deviation } = component
  return {
    ...component,
    complexity: round(complexity, 2),
    hours: Math.round(hours),
    deviation: Math.round(deviation),
  }
}

/** @param {number[]} values */
function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}

/** @param {number} value @param {number} digits */
function round(value, digits) {
  return Number(value.toFixed(digits))
}

/** @param {Record<string, number>} record @param {(value: number) => number} change */
function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
