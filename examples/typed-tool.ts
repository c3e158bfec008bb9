/*
 * A tool: its input is a Zod schema, and so is what it answers with.
 *
 *   node examples/typed-tool.ts
 *
 * The schema is the type of `execute`'s argument, the JSON Schema that the model sees, and the check
 * before anything runs. The script makes a mistake first: the model is told what was wrong, and the
 * tool was not called. `defineTool` leaves the result's type to you; here the schema gives it, so that
 * the program can use the value after the run.
 */
import { defineTool, runAgent } from '@parco/agent'
import { scriptedModel } from '@parco/agent/testing'
import { z } from 'zod'

const quote = z.object({ currency: z.enum(['BRL', 'DKK']), cents: z.int(), days: z.int() })
const quotes: z.infer<typeof quote>[] = []

const shippingQuote = defineTool({
  name: 'shipping_quote',
  description: 'Price and days of sending a parcel. Use it before you promise either.',
  input: z.object({
    country: z.enum(['BR', 'DK']),
    grams: z.int().min(1).max(30_000).describe('with packaging'),
  }),
  effect: 'read',
  execute: ({ country, grams }) => {
    const perKilogram = country === 'BR' ? 1_250 : 4_900
    const made = quote.parse({
      currency: country === 'BR' ? 'BRL' : 'DKK',
      cents: Math.ceil(grams / 1000) * perKilogram,
      days: country === 'BR' ? 4 : 1,
    })
    quotes.push(made)
    return made
  },
})

const model = scriptedModel([
  { calls: [{ tool: 'shipping_quote', input: { country: 'Denmark', grams: 2300 } }] },
  { calls: [{ tool: 'shipping_quote', input: { country: 'DK', grams: 2300 } }] },
  { text: 'Sending 2.3 kg within Denmark costs 147 kr. and takes a day.' },
])
const run = runAgent('What does a parcel of 2.3 kg to Aarhus cost?', {
  model,
  tools: [shippingQuote],
})
for await (const event of run) {
  if (event.type === 'tool-output-error') console.log(`refused: ${event.errorText}`)
  if (event.type === 'tool-output-end') console.log(`answered: ${JSON.stringify(event.output)}`)
}
console.log((await run).text)

const [made] = quotes
if (made) console.log(`for the program: ${made.cents / 100} ${made.currency}, ${made.days} day`)
