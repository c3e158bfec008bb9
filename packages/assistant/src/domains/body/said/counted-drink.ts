import type { JsonObject } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Instead } from '../../domain-tool.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { justWritten } from '../../internal/just-written.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { readPhrases } from '../../internal/word-lists.ts'
import { resolveCustomMetric } from '../custom/resolve-custom-metric.ts'
import { drinkIn, isDrink } from '../other-drinks.ts'
import { counted } from './history-asked.ts'

const said = readPhrases<'ofDrink' | 'vessel'>(new URL('./words.yaml', import.meta.url))
/** "2 taças de vinho": how many, and of what they came in. */
const IN_VESSELS = new RegExp(
  `(?<![\\p{L}\\d])(?<count>\\d{1,2}) (?<vessel>${said('vessel')}) ${said('ofDrink')} `,
  'iu',
)

/** "tomei 2 cafés", "3 coffees": what was drunk by the piece, a measurement of the user's own. */
export async function countedDrink(
  { date, isBare, ml, value }: JsonObject,
  text: string,
  context: DomainContext,
): Promise<Instead | undefined> {
  const drink = drinkIn(text)
  if (drink === undefined) return undefined
  // Behind a list it is one more item.
  if (isBare === true && (await justWritten(['list_items'], context)).length > 0) return undefined
  const inVessels = IN_VESSELS.exec(text)?.groups
  if (ml !== undefined && inVessels === undefined) return undefined
  const name = oneOf(drink)
  const count = Number(inVessels?.count ?? value)
  const isKept = (await resolveCustomMetric(name, context))?.status === 'found'
  // "tomei um café" is talk, but for whoever counts them.
  if (!(count >= 2 || (count === 1 && isKept))) return undefined
  const several = drink === name ? `${name}s` : drink
  const unit = isKept ? undefined : (inVessels?.vessel ?? several)
  const slots = { type: 'custom', metricRef: asOpening(name), value: count, unit, date }
  return { call: { intent: 'record_metric', params: saidSlots(slots) } }
}

/** "quantos cafés tomei hoje?", of whoever counts them. */
export async function askedDrinks(
  slots: JsonObject,
  text: string,
  context: DomainContext,
): Promise<Instead | undefined> {
  const drink = drinkIn(text)
  const found = drink === undefined ? undefined : await resolveCustomMetric(oneOf(drink), context)
  if (found?.status !== 'found') return undefined
  return counted(found.row.name, { date: context.today, ...slots })
}

/** `cafés` of one kind are `café`. */
const oneOf = (drink: string): string => {
  const single = drink.endsWith('s') ? drink.slice(0, -1) : drink
  return isDrink(single) ? single : drink
}
